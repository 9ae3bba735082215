import type { ProjectError } from '../../../shared/project.ts'

/** Stops the compilation of one file. Where it happened is an offset in the file's text, or a line and a column. */
export class CompileFailure extends Error {
  readonly place: { line: number; column: number } | undefined
  readonly kind: ProjectError['kind']

  constructor(message: string, place?: { line: number; column: number }, kind: ProjectError['kind'] = 'compile') {
    super(message)
    this.place = place
    this.kind = kind
  }
}

/** Line and column, from 1, of an offset in a text. */
export function placeAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, Math.max(0, offset))
  const lastBreak = before.lastIndexOf('\n')
  return { line: before.split('\n').length, column: before.length - lastBreak }
}
