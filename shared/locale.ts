/** The values of the language select. Anything else found in storage or in an address is ignored. */
export const locales = ['zh_CN', 'zh_TC', 'en_US'] as const
export type Locale = (typeof locales)[number]

/** Page text exists in three forms: two are written, `tw` is derived from `zh` by the build. */
export type Language = 'zh' | 'tw' | 'en'
export const languages: readonly Language[] = ['zh', 'tw', 'en']

const languageOfLocale: Record<Locale, Language> = { zh_CN: 'zh', zh_TC: 'tw', en_US: 'en' }
const htmlLangOfLanguage: Record<Language, string> = { zh: 'zh-CN', tw: 'zh-TW', en: 'en' }

export const languageOf = (locale: Locale): Language => languageOfLocale[locale]
export const htmlLang = (language: Language): string => htmlLangOfLanguage[language]

export function readLocale(input: unknown): Locale | undefined {
  return locales.find(locale => locale === input)
}
