import type { SourceFile } from '../../upgrade/check.ts'

/** File names for pasted code; the ending selects the language. */
export const pastedFileNames = ['App.vue', 'main.js', 'main.ts', 'main.tsx', 'styles.scss', 'package.json'] as const
export type PastedFileName = (typeof pastedFileNames)[number]

export const createPastedFile = (text: string, name: PastedFileName): SourceFile => ({ name, text })

/** Number of characters that the guess looks at. */
const maxGuessedLength = 20_000

/** Guesses the file name of code; the reader can choose another one. */
export function guessFileName(text: string): PastedFileName {
  const lines = text
    .slice(0, maxGuessedLength)
    .split('\n')
    .map(line => line.trim())
    .filter(line => line && !/^(\/\/|\/?\*)/.test(line))
  const hasLine = (pattern: RegExp) => lines.some(line => pattern.test(line))
  const isScript = hasLine(/^(import|export|const|let|var|function|return)\b/)
  if (hasLine(/^<(template|script|style)\b/i)) return 'App.vue'
  if (lines[0]?.startsWith('{') && hasLine(/"(dependencies|devDependencies|name|version)"/)) return 'package.json'
  if (!isScript && (/^<[a-z]/.test(lines[0] ?? '') || hasLine(/^<vxe-/))) return 'App.vue'
  if (!isScript && /^[$@.:#][\w-]/.test(lines[0] ?? '')) return 'styles.scss'
  if (hasLine(/<[A-Z]\w*[\s/>]|<vxe-/)) return 'main.tsx'
  return hasLine(/: (string|number|boolean|any)\b|\bas [A-Z]|^(export )?interface \w|^import type /)
    ? 'main.ts'
    : 'main.js'
}
