import type { Language } from '../../shared/locale.ts'
import { loadComponent, loadLists } from '../content.ts'
import { own } from '../../shared/own.ts'

const file = 'table/start/theme/theme-preview.vue'

/** The components the theme is tried on: one Vue file of the page, in the words of each language. */
export async function loadThemePreview(language: Language): Promise<{ default: unknown }> {
  const component = own((await loadLists()).widgets, file)?.[language]
  if (!component) throw new Error(`content/${file} was not built.`)
  return loadComponent(component)
}
