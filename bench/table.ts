/** Returns the median, which a single disturbed sample hardly changes. */
export function median(samples: readonly (number | undefined)[]): number | undefined {
  const sorted = samples.filter(sample => sample !== undefined).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}

/** Formats rows with columns as wide as their widest cell; the first and the last are left-aligned, the others right-aligned. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  const cell = (text: string, column: number) =>
    column === 0 || column === widths.length - 1 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0)
  return rows.map(row => row.map(cell).join('  ').trimEnd()).join('\n')
}

export const milliseconds = (value: number | undefined): string =>
  value === undefined ? '–' : `${Math.round(value)} ms`
export const kilobytes = (value: number | undefined): string =>
  value === undefined ? '–' : `${(value / 1000).toFixed(1)} KB`
