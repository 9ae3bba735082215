/** Edit by hand after the command: one text of a file becomes another, for a reason that `left.txt` names. */
export interface HandEdit {
  file: string
  /** Name of a rule or of a default. */
  reason: string
  from: string
  to: string
}

/**
 * Blocks with an empty line between them. Without `-`, the text goes to the end of the file.
 *
 * @example
 * src/App.vue  prop-column-sort-method
 * - :sort-method="byName"
 * + sortable
 */
export function readHandEdits(text: string): HandEdit[] {
  return text
    .split(/\n{2,}/)
    .filter(block => block.trim() !== '')
    .map(block => {
      const [head = '', ...lines] = block.trim().split('\n')
      const [file = '', reason = ''] = head.split(/ {2,}/)
      const linesWith = (mark: string) => lines.filter(line => line[0] === mark).map(line => line.slice(2))
      return { file, reason, from: linesWith('-').join('\n'), to: linesWith('+').join('\n') }
    })
}

/** Applies an edit, which has to match exactly once. */
export function applyEdit(text: string, { file, from, to }: HandEdit): string {
  if (from === '') return `${text}${to}\n`
  const parts = text.split(from)
  if (parts.length !== 2) throw new Error(`${file} holds ${parts.length - 1} times: ${from}`)
  return parts.join(to)
}
