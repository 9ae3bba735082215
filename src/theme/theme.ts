import { storageKeys } from '../../shared/storage-keys.ts'
import { readStored, store } from '../storage.ts'
import { createStore } from '../store.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const currentTheme = (): Theme => themes.find(theme => theme === readStored('theme')) ?? 'system'

export function chooseTheme(theme: Theme): void {
  store('theme', theme)
  showTheme()
  chosen.tell()
}

const chosen = createStore<Theme>(currentTheme, 'system')
export const useTheme = chosen.useValue

/** The library's popups hang on `<body>`, so the theme is set on `<html>`. */
export function showTheme(): void {
  document.documentElement.dataset.theme = isDark() ? 'dark' : 'light'
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', isDark() ? '#101615' : '#ffffff')
}

export function followSystemTheme(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', showTheme)
  addEventListener('storage', event => event.key === storageKeys.theme && showTheme())
}

/** Paper is white. */
export function followPrinting(): void {
  addEventListener('beforeprint', () => (document.documentElement.dataset.theme = 'light'))
  addEventListener('afterprint', showTheme)
}

function isDark(): boolean {
  const theme = currentTheme()
  return theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
}

/** Whether the page is dark now, whoever decides it. */
export const { useValue: useDark } = createStore(
  () => document.documentElement.dataset.theme === 'dark',
  false,
  tell => {
    const observer = new MutationObserver(tell)
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => observer.disconnect()
  }
)
