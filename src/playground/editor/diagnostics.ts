import type { Diagnostic } from '@codemirror/lint'
import type { Text } from '@codemirror/state'
import type { ProjectError } from '../../../shared/project.ts'

/** Returns the diagnostics of a file. An error without a file belongs to the file that is shown. */
export function getDiagnostics(errors: readonly ProjectError[], file: string, doc: Text): Diagnostic[] {
  return errors
    .filter(error => (error.file ?? file) === file)
    .map(error => ({ ...getErrorRange(error, doc), severity: 'error', message: error.message }))
}

/**
 * Returns the range of the word at an error's position, or of the whole line without a column. The text may have become
 * shorter since.
 */
function getErrorRange({ line, column }: ProjectError, doc: Text): { from: number; to: number } {
  const { from, to, text } = doc.line(Math.max(1, Math.min(line ?? 1, doc.lines)))
  if (line !== undefined && column !== undefined && column - 1 < text.length) {
    const start = Math.max(0, column - 1)
    const word = /^(?:[:@#]?[\w$.-]+|\s*\S)/.exec(text.slice(start))?.[0].length ?? 1
    return { from: from + start, to: Math.min(to, from + start + word) }
  }
  const space = /^\s*/.exec(text)?.[0].length ?? 0
  return { from: from + (space < text.length ? space : 0), to }
}
