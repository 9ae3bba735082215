import { storageKey } from '../../shared/storage-keys.ts'
import { getIsPrinting } from './printing.ts'
import { readStored, store } from '../storage.ts'
import { createStore } from '../store.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const currentTheme = (): Theme => themes.find(theme => theme === readStored('theme')) ?? 'system'

export function chooseTheme(theme: Theme): void {
  store('theme', theme)
  showTheme()
  themeStore.notify()
}

const themeStore = createStore<Theme>(currentTheme, 'system')
export const useTheme = themeStore.useValue

/** Sets the theme on `<html>`, because the library's popups are children of `<body>`. */
export function showTheme(): void {
  document.documentElement.dataset.theme = isDark() ? 'dark' : 'light'
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', isDark() ? '#101615' : '#ffffff')
}

export function followSystemTheme(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', showTheme)
  addEventListener('storage', event => event.key === storageKey('theme') && showTheme())
}

/** A page is printed in the light theme, because paper is white. */
function isDark(): boolean {
  if (getIsPrinting()) return false
  const theme = currentTheme()
  return theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
}

/** True while the page has the dark theme. */
export const { useValue: useIsDark } = createStore(
  () => document.documentElement.dataset.theme === 'dark',
  false,
  notify => {
    const observer = new MutationObserver(notify)
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => observer.disconnect()
  }
)
