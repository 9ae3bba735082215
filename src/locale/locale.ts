import { useSyncExternalStore } from 'react'
import type { Locale } from '../../shared/locale.ts'
import { readLocale } from '../../shared/locale.ts'
import { currentPlace, replacePlace } from '../place.ts'
import { readStored, store } from '../storage.ts'

/** `?lang=` for this visit, then what the reader chose before, then the browser's language. */
export function currentLocale(): Locale {
  return visitLocale() ?? readLocale(readStored('language')) ?? browserLocale()
}

/** `?lang=en_US` counts for this visit, so it is kept when a later address has no `lang`. */
let visited: Locale | undefined
const visitLocale = (): Locale | undefined => (visited = readLocale(currentPlace().query.get('lang')) ?? visited)

const browserLocale = (): Locale => (/^zh-(cn|hk|mo|tw)$/i.test(navigator.language) ? 'zh_CN' : 'en_US')

export function chooseLocale(locale: Locale): void {
  visited = undefined
  store('language', locale)
  const { path, query, anchor } = currentPlace()
  if (query.has('lang')) replacePlace(path, new Map([...query].filter(([name]) => name !== 'lang')), anchor)
  listeners.forEach(listener => listener())
}

export const useLocale = (): Locale => useSyncExternalStore(subscribe, currentLocale, () => 'zh_CN' as const)

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('hashchange', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('hashchange', listener)
  }
}
