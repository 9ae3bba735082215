import type { ComponentAddress } from '../../shared/content.ts'
import type { Language } from '../../shared/locale.ts'
import { own } from '../../shared/own.ts'
import { loadComponent, loadContent, loadLists } from '../content.ts'

type FirstDemos = Readonly<Record<string, ComponentAddress>>

const known = new Map<Language, FirstDemos>()

/** Which demo is the first of which page. A page says it too, but only when it has come. */
export async function learnFirstDemos(language: Language): Promise<void> {
  if (known.has(language)) return
  const address = (await loadLists()).firstDemos[language]
  known.set(language, (await loadContent<{ firstDemos: FirstDemos }>(address)).firstDemos)
}

/** Beside the page, not after it. What fails is asked for again by the page. */
export function loadFirstDemo(path: string, language: Language): void {
  const demo = own(known.get(language) ?? {}, path)
  if (demo) loadComponent(demo).catch(() => {})
}
