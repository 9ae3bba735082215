/** The clipboard needs a secure context; on an intranet without TLS a selected text area does the same. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}

function copySelected(text: string): boolean {
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
 * Text that is still on its way. Safari lets a page copy only while it handles the press: it is promised the text then.
 * Rejects when there is no text.
 */
export async function copyWhenThere(text: Promise<string>): Promise<boolean> {
  try {
    const blob = text.then(known => new Blob([known], { type: 'text/plain' }))
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
    return true
  } catch {
    return copyText(await text)
  }
}
