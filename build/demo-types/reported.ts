import type { Place } from './demo-script.ts'

/** One error of the compiler: the line that says it, and those below that explain it. */
export interface Reported {
  file: string
  at: Place
  code: string
  message: string
}

/** An error of the call itself. */
export interface Unplaced {
  line: string
}

/** What `tsc --pretty false` printed. */
export function readReport(output: string): (Reported | Unplaced)[] {
  const errors: (Reported | Unplaced)[] = []
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
