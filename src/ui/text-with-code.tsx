/** Sentence with `` `code` `` set as code. */
export function TextWithCode({ text }: { text: string }) {
  return text.split(/`([^`]+)`/).map((piece, index) => (index % 2 ? <code key={index}>{piece}</code> : piece))
}
