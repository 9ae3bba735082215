import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { MemberFacts } from '../../upgrade-facts/version-facts.ts'

/** Returns the custom properties of the sheets with the first value of each: that of the light theme. */
export function cssVariables(root: string, packages: readonly string[]): Record<string, MemberFacts> {
  const values = new Map<string, string>()
  // 3.8 has them in the sources of its styles only.
  for (const file of ['lib/style.css', 'styles/css-variable.scss'])
    for (const name of packages)
      for (const [, variable = '', value = ''] of read(root, name, file).matchAll(/(--vxe-[\w-]+):([^;}]+)/g))
        if (!values.has(variable)) values.set(variable, value.includes('$') ? '' : value)
  return sortedFacts(values)
}

/** Returns the variables that may be set before the sources of the styles are compiled. */
export function sassVariables(root: string, packages: readonly string[]): Record<string, MemberFacts> {
  const values = new Map<string, string>()
  for (const name of packages)
    for (const [, variable = '', value = ''] of read(root, name, 'styles/variable.scss').matchAll(
      /^\$(vxe-[\w-]+):\s*(.+?)\s*!default;/gm
    ))
      if (!values.has(variable)) values.set(variable, value)
  return sortedFacts(values)
}

/** Returns an empty text for a missing file: some versions lack one of them. */
function read(root: string, name: string, file: string): string {
  const target = path.join(root, 'node_modules', name, file)
  return existsSync(target) ? readFileSync(target, 'utf8') : ''
}

const sortedFacts = (values: ReadonlyMap<string, string>): Record<string, MemberFacts> =>
  Object.fromEntries([...values].sort().map(([name, value]) => [`$${name}`, ['', value.trim()]]))
