import { useSyncExternalStore } from 'react'
import { readStored, store } from '../storage.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const currentTheme = (): Theme => themes.find(theme => theme === readStored('theme')) ?? 'system'

export function chooseTheme(theme: Theme): void {
  store('theme', theme)
  showTheme()
  listeners.forEach(listener => listener())
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme, () => 'system' as const)

/** The library's popups hang on `<body>`, so the theme is set on `<html>`. */
export function showTheme(): void {
  document.documentElement.dataset.theme = isDark() ? 'dark' : 'light'
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', isDark() ? '#101615' : '#ffffff')
}

export function followSystemTheme(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', showTheme)
  addEventListener('storage', event => event.key === 'vxe-docs:theme' && showTheme())
}

function isDark(): boolean {
  const theme = currentTheme()
  return theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
}

/** Whether the page is dark now, whoever decides it. */
export const useDark = (): boolean => useSyncExternalStore(watchPage, () => document.documentElement.dataset.theme === 'dark', () => false)

function watchPage(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
