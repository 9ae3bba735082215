/** The clipboard needs a secure context; on an intranet without TLS a selected text area does the same. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyWithTextarea(text)
  }
}

function copyWithTextarea(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.style.cssText = 'position: fixed; opacity: 0'
  const focused = document.activeElement
  document.body.append(area)
  area.select()
  const copied = document.execCommand('copy')
  area.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return copied
}

/**
 * Copies a text that is still loading and rejects if it fails. Safari allows copying only while it handles the click,
 * so the clipboard gets a promise of the text.
 */
export async function copyWhenLoaded(text: Promise<string>): Promise<boolean> {
  try {
    const blob = text.then(loadedText => new Blob([loadedText], { type: 'text/plain' }))
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
    return true
  } catch {
    return copyText(await text)
  }
}
