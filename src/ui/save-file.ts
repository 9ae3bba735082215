/** Saves a file as a download. */
export function saveFile(name: string, type: string, content: string | Uint8Array<ArrayBuffer>): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = name
  link.click()
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
