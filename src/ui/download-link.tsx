import type { MouseEvent, ReactNode } from 'react'
import { saveFile, startDownload } from './save-file.ts'

/**
 * Link that downloads a file of the site. Browsers do not request downloads through a service worker, so with an offline
 * copy the page reads the file.
 */
export function DownloadLink({ href, children }: { href: string; children: ReactNode }) {
  const readFromCopy = (event: MouseEvent) => {
    if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return
    event.preventDefault()
    void download(href)
  }
  return (
    <a className="btn" href={href} download onClick={readFromCopy}>
      {children}
    </a>
  )
}

async function download(address: string): Promise<void> {
  const name = address.slice(address.lastIndexOf('/') + 1)
  const response = await fetch(address).catch(() => undefined)
  if (!response?.ok) return startDownload(name, address)
  saveFile(name, 'application/octet-stream', new Uint8Array(await response.arrayBuffer()))
}
