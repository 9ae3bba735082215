import type { ProjectError } from '../../../shared/project.ts'

/** Error that stops the compilation of one file, with its line and column if they are known. */
export class CompileFailure extends Error {
  readonly position: { line: number; column: number } | undefined
  readonly kind: ProjectError['kind']

  constructor(message: string, position?: { line: number; column: number }, kind: ProjectError['kind'] = 'compile') {
    super(message)
    this.position = position
    this.kind = kind
  }
}

/** Returns the 1-based line and column of an offset in a text. */
export function getPositionAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, Math.max(0, offset))
  const lastBreak = before.lastIndexOf('\n')
  return { line: before.split('\n').length, column: before.length - lastBreak }
}
