import type { Diagnostic } from '@codemirror/lint'
import type { Text } from '@codemirror/state'
import type { ProjectError } from '../../../shared/project.ts'

/** The errors of a file as underlined stretches of its text; one that names no file is said of the one that is shown. */
export function diagnosticsOf(errors: readonly ProjectError[], file: string, doc: Text): Diagnostic[] {
  return errors
    .filter(error => (error.file ?? file) === file)
    .map(error => ({ ...rangeOf(error, doc), severity: 'error', message: error.message }))
}

/** The word at the place; the whole line when no column is known. A text that has changed since may be shorter. */
function rangeOf({ line, column }: ProjectError, doc: Text): { from: number; to: number } {
  const { from, to, text } = doc.line(Math.max(1, Math.min(line ?? 1, doc.lines)))
  if (line !== undefined && column !== undefined && column - 1 < text.length) {
    const start = Math.max(0, column - 1)
    const word = /^(?:[:@#]?[\w$.-]+|\s*\S)/.exec(text.slice(start))?.[0].length ?? 1
    return { from: from + start, to: Math.min(to, from + start + word) }
  }
  const space = /^\s*/.exec(text)?.[0].length ?? 0
  return { from: from + (space < text.length ? space : 0), to }
}
