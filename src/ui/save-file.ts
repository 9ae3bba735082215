/** Saves a file as a download. */
export function saveFile(name: string, type: string, content: string | Uint8Array<ArrayBuffer>): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  startDownload(name, address)
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/**
 * Handles clicks on a link with `download`. Browsers do not request downloads through a service worker, so with an
 * offline copy the page reads the file.
 */
export function saveFromCopy(event: { currentTarget: HTMLAnchorElement; preventDefault: () => void }): void {
  if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return
  event.preventDefault()
  void saveFromAddress(event.currentTarget.href)
}

async function saveFromAddress(address: string): Promise<void> {
  const name = address.slice(address.lastIndexOf('/') + 1)
  const response = await fetch(address).catch(() => undefined)
  if (!response?.ok) return startDownload(name, address)
  saveFile(name, 'application/octet-stream', new Uint8Array(await response.arrayBuffer()))
}

function startDownload(name: string, address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
