import { vendor } from 'virtual:vendor'
import type { Language } from '../../../shared/locale.ts'
import type { Library } from './html-library.ts'

/** From the site's own files, so that a reader without the internet can export too. */
export async function inlineLibrary(language: Language): Promise<Library> {
  const words = language === 'zh' ? [] : [vendor[language]]
  const [style, ...scripts] = await Promise.all(
    [vendor.style, vendor.vue, vendor.utils, vendor.table, ...words].map(readText)
  )
  return { styles: [style!], scripts }
}

async function readText(address: string): Promise<{ text: string }> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} did not load (${answer.status}). Reload the page and export again.`)
  return { text: await answer.text() }
}
