/** A sentence in which `` `code` `` is set as code. */
export function CodeWords({ text }: { text: string }) {
  return text.split(/`([^`]+)`/).map((piece, index) => (index % 2 ? <code key={index}>{piece}</code> : piece))
}
