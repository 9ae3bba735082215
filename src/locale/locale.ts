import type { Locale } from '../../shared/locale.ts'
import { getDefaultLocale, readLocale } from '../../shared/locale.ts'
import { getCurrentLocation, subscribeToHash, replaceLocation } from '../current-location.ts'
import { readStored, store } from '../storage.ts'
import { createStore } from '../store.ts'

/** Returns the locale of `?lang=` in this visit, otherwise the stored choice, otherwise the browser's language. */
export function currentLocale(): Locale {
  return readVisitLocale() ?? readLocale(readStored('language')) ?? getDefaultLocale(navigator.language)
}

/** `?lang=en_US` applies to the whole visit, so it is kept when a later address has no `lang`. */
let localeOfVisit: Locale | undefined
const readVisitLocale = (): Locale | undefined =>
  (localeOfVisit = readLocale(getCurrentLocation().query.get('lang')) ?? localeOfVisit)

export function chooseLocale(locale: Locale): void {
  localeOfVisit = undefined
  store('language', locale)
  removeLangFromAddress()
}

/** Keeps the shown language after another one failed to load, and stores it if the other one was the stored choice. */
export function revertLocale(shownLocale: Locale): void {
  if (readLocale(readStored('language')) === currentLocale()) store('language', shownLocale)
  localeOfVisit = shownLocale
  removeLangFromAddress()
}

function removeLangFromAddress(): void {
  const { path, query, anchor } = getCurrentLocation()
  if (query.has('lang')) replaceLocation(path, new Map([...query].filter(([name]) => name !== 'lang')), anchor)
  localeStore.notify()
}

const localeStore = createStore<Locale>(
  currentLocale,
  typeof location === 'undefined' ? 'zh_CN' : currentLocale(),
  subscribeToHash
)
export const useLocale = localeStore.useValue
