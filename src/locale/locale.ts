import type { Locale } from '../../shared/locale.ts'
import { localeOfBrowser, readLocale } from '../../shared/locale.ts'
import { currentPlace, followHash, replacePlace } from '../place.ts'
import { readStored, store } from '../storage.ts'
import { createStore } from '../store.ts'

/** `?lang=` for this visit, then what the reader chose before, then the browser's language. */
export function currentLocale(): Locale {
  return visitLocale() ?? readLocale(readStored('language')) ?? localeOfBrowser(navigator.language)
}

/** `?lang=en_US` counts for this visit, so it is kept when a later address has no `lang`. */
let visited: Locale | undefined
const visitLocale = (): Locale | undefined => (visited = readLocale(currentPlace().query.get('lang')) ?? visited)

export function chooseLocale(locale: Locale): void {
  visited = undefined
  store('language', locale)
  leaveAddress()
}

/** The wanted language did not arrive: the one on the screen stays, and is the chosen one where the other had been. */
export function keepLocale(shown: Locale): void {
  if (readLocale(readStored('language')) === currentLocale()) store('language', shown)
  visited = shown
  leaveAddress()
}

function leaveAddress(): void {
  const { path, query, anchor } = currentPlace()
  if (query.has('lang')) replacePlace(path, new Map([...query].filter(([name]) => name !== 'lang')), anchor)
  localeStore.tell()
}

const localeStore = createStore<Locale>(
  currentLocale,
  typeof location === 'undefined' ? 'zh_CN' : currentLocale(),
  followHash
)
export const useLocale = localeStore.useValue
