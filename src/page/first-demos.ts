import type { ComponentAddress } from '../../shared/content.ts'
import type { Language } from '../../shared/locale.ts'
import { getOwn } from '../../shared/own-property.ts'
import { loadComponent, loadContent, loadLists } from '../content.ts'

type FirstDemos = Readonly<Record<string, ComponentAddress>>

const firstDemosByLanguage = new Map<Language, FirstDemos>()

/** Loads the first demo of each page, by path, so that a demo can load before its page is known. */
export async function loadFirstDemos(language: Language): Promise<void> {
  if (firstDemosByLanguage.has(language)) return
  const address = (await loadLists()).firstDemos[language]
  firstDemosByLanguage.set(language, (await loadContent<{ firstDemos: FirstDemos }>(address)).firstDemos)
}

/** Starts to load the first demo in parallel with its page, which loads it again on failure. */
export function loadFirstDemo(path: string, language: Language): void {
  const demo = getOwn(firstDemosByLanguage.get(language) ?? {}, path)
  if (demo) loadComponent(demo).catch(() => {})
}
