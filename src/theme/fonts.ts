import { boot } from '../../shared/boot.ts'
import { store } from '../storage.ts'

/**
 * Fetches the web fonts when the browser is idle, for use from the next visit on, so that nothing waits for them and
 * nothing shifts. Their addresses are stored, so that the fonts of a new build are fetched first again.
 */
export function fetchFontsWhenIdle(): void {
  const { fonts } = boot().files ?? {}
  const savesData = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData
  if (!fonts || savesData || document.documentElement.dataset.fonts) return
  const fetchAll = async () => {
    const loaded = await Promise.all(
      ['400 1em "Plex Sans"', '400 1em "Plex Mono"', '500 1em "Plex Mono"'].map(font => document.fonts.load(font))
    )
    if (loaded.every(faces => faces.length > 0)) store('fonts', fonts.join())
  }
  setTimeout(() => fetchAll().catch(() => {}), 3000)
}
