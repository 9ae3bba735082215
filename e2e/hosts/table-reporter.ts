import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Prints a table after the tests of matrix.spec.ts: a row for each host, a column for each test, with its result. */
export default class TableReporter implements Reporter {
  private readonly rows = new Map<string, Map<string, string>>()

  onTestEnd(test: TestCase, result: TestResult): void {
    if (!test.location.file.endsWith('matrix.spec.ts')) return
    const row = this.rows.get(test.parent.title) ?? new Map<string, string>()
    const cell = result.annotations.find(({ type }) => type === 'cell')?.description
    this.rows.set(test.parent.title, row.set(test.title, result.status === 'passed' ? (cell ?? 'yes') : 'FAILED'))
  }

  onEnd(): void {
    const columns = [...new Set([...this.rows.values()].flatMap(row => [...row.keys()]))]
    if (columns.length === 0) return
    const lines = [
      ['host', ...columns],
      ...[...this.rows].map(([name, row]) => [name, ...columns.map(column => row.get(column) ?? '–')])
    ]
    const widths = lines[0]!.map((_, at) => Math.max(...lines.map(line => line[at]!.length)))
    const text = lines
      .map(line =>
        line
          .map((cell, at) => cell.padEnd(widths[at]!))
          .join('  ')
          .trimEnd()
      )
      .join('\n')
    process.stdout.write(`${text}\n`)
  }
}
