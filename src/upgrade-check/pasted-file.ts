import type { SourceFile } from '../../upgrade/check.ts'

/** Names under which pasted code is read: the ending says what it is. */
export const pastedNames = ['App.vue', 'main.js', 'main.ts', 'main.tsx', 'styles.scss', 'package.json'] as const
export type PastedName = (typeof pastedNames)[number]

export const pastedFile = (text: string, name: PastedName): SourceFile => ({ name, text })

/** Its beginning tells. */
const enough = 20_000

/** What it looks like. The reader may know better. */
export function guessedName(text: string): PastedName {
  const lines = text
    .slice(0, enough)
    .split('\n')
    .map(line => line.trim())
    .filter(line => line && !/^(\/\/|\/?\*)/.test(line))
  const has = (pattern: RegExp) => lines.some(line => pattern.test(line))
  const isScript = has(/^(import|export|const|let|var|function|return)\b/)
  if (has(/^<(template|script|style)\b/i)) return 'App.vue'
  if (lines[0]?.startsWith('{') && has(/"(dependencies|devDependencies|name|version)"/)) return 'package.json'
  if (!isScript && has(/^<vxe-/)) return 'App.vue'
  if (!isScript && /^[$@.:#][\w-]/.test(lines[0] ?? '')) return 'styles.scss'
  if (has(/<[A-Z]\w*[\s/>]|<vxe-/)) return 'main.tsx'
  return has(/: (string|number|boolean|any)\b|\bas [A-Z]|^(export )?interface \w|^import type /) ? 'main.ts' : 'main.js'
}
