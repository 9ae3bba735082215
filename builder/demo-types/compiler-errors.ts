import type { LineColumn } from './demo-script.ts'

/** One error of the compiler; the message includes the indented lines below it. */
export interface CompilerError {
  file: string
  at: LineColumn
  code: string
  message: string
}

/** An error without a position, caused by the call itself. */
export interface UnlocatedError {
  line: string
}

/** Parses the output of `tsc --pretty false`. */
export function parseCompilerOutput(output: string): (CompilerError | UnlocatedError)[] {
  const errors: (CompilerError | UnlocatedError)[] = []
  for (const line of output.split(/\r?\n/).filter(Boolean)) {
    const [, file, row, column, code, message] = /^(.+?)\((\d+),(\d+)\): error TS(\d+): (.*)$/.exec(line) ?? []
    const last = errors.at(-1)
    if (file && code)
      errors.push({ file, at: { line: Number(row), column: Number(column) }, code, message: message ?? '' })
    else if (line.startsWith(' ') && last && 'at' in last) last.message += `\n${line}`
    else errors.push({ line })
  }
  return errors
}
