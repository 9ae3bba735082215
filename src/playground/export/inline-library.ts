import { vendor } from 'virtual:vendor'
import type { Language } from '../../../shared/locale.ts'
import type { ExportLibrary } from './html-library.ts'

/** Loads the library from the site's own files, so that a reader without the internet can export too. */
export async function loadInlineLibrary(language: Language): Promise<ExportLibrary> {
  const words = language === 'zh' ? [] : [vendor[language]]
  const [style, ...scripts] = await Promise.all(
    [vendor.style, vendor.vue, vendor.utils, vendor.table, ...words].map(readText)
  )
  return { styles: [style!], scripts }
}

async function readText(address: string): Promise<{ text: string }> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} did not load (${response.status}). Reload the page and export again.`)
  return { text: await response.text() }
}
