import type { Language } from '../../shared/locale.ts'

type Load = () => Promise<{ default: unknown }>

/** The components the theme is tried on: one Vue file of the page, in the words of each language. */
export const themePreviews: Record<Language, Load> = {
  zh: () => import('/content/table/start/theme/theme-preview.vue?demo=zh'),
  tw: () => import('/content/table/start/theme/theme-preview.vue?demo=tw'),
  en: () => import('/content/table/start/theme/theme-preview.vue?demo=en')
}
