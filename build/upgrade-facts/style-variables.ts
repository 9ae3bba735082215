import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { MemberFacts } from '../../upgrade-facts/version-facts.ts'

/** Custom properties of the sheets, with the first value that each has: that of the light theme. */
export function cssVariables(root: string, packages: readonly string[]): Record<string, MemberFacts> {
  const found = new Map<string, string>()
  // 3.8 has them only for those who build its styles.
  for (const file of ['lib/style.css', 'styles/css-variable.scss'])
    for (const name of packages)
      for (const [, variable = '', value = ''] of read(root, name, file).matchAll(/(--vxe-[\w-]+):([^;}]+)/g))
        if (!found.has(variable)) found.set(variable, value.includes('$') ? '' : value)
  return inOrder(found)
}

/** Variables that may be set before the sources of the styles are used. */
export function sassVariables(root: string, packages: readonly string[]): Record<string, MemberFacts> {
  const found = new Map<string, string>()
  for (const name of packages)
    for (const [, variable = '', value = ''] of read(root, name, 'styles/variable.scss').matchAll(
      /^\$(vxe-[\w-]+):\s*(.+?)\s*!default;/gm
    ))
      if (!found.has(variable)) found.set(variable, value)
  return inOrder(found)
}

/** Some versions lack the one or the other. */
function read(root: string, name: string, file: string): string {
  const place = path.join(root, 'node_modules', name, file)
  return existsSync(place) ? readFileSync(place, 'utf8') : ''
}

const inOrder = (found: ReadonlyMap<string, string>): Record<string, MemberFacts> =>
  Object.fromEntries([...found].sort().map(([name, value]) => [`$${name}`, ['', value.trim()]]))
