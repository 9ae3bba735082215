import { store } from '../storage.ts'

/**
 * The web fonts are fetched when nothing else is wanted and used from the next visit on: nothing waits for them and
 * nothing shifts. What is remembered are their addresses, so that a new build's fonts are fetched first again.
 */
export function fetchFontsWhenIdle(): void {
  const { fonts } = (window as Window & { __hints?: { fonts: string[] } }).__hints ?? {}
  const saves = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData
  if (!fonts || saves || document.documentElement.dataset.fonts) return
  const fetchAll = async () => {
    const loaded = await Promise.all(
      ['400 1em "Plex Sans"', '400 1em "Plex Mono"', '500 1em "Plex Mono"'].map(font => document.fonts.load(font))
    )
    if (loaded.every(faces => faces.length > 0)) store('fonts', fonts.join())
  }
  setTimeout(() => fetchAll().catch(() => {}), 3000)
}
