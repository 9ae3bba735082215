/**
 * The text that a demo is copied as, made of lines of its files as they are shown: text, or the lines from one number
 * to another of a file.
 */
export type CopyPart = string | [file: number, from: number, to: number]

/** Joins the parts. @param texts the files of the demo in their order */
export function joinCopyParts(parts: readonly CopyPart[], texts: readonly string[]): string {
  const lines = texts.map(text => text.split('\n'))
  return parts
    .flatMap(part => (typeof part === 'string' ? [part] : (lines[part[0]] ?? []).slice(part[1], part[2])))
    .join('\n')
}
