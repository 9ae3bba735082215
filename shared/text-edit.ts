/** Replaces the text between two offsets. */
export interface TextEdit {
  from: number
  to: number
  text: string
}

/** Applies edits that do not overlap and are in the order of their offsets. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let end = 0
  const parts = edits.map(edit => {
    const part = text.slice(end, edit.from) + edit.text
    end = edit.to
    return part
  })
  return parts.join('') + text.slice(end)
}
