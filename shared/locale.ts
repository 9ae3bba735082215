/** Values of the language select; other values in storage or in an address are ignored. */
export const locales = ['zh_CN', 'zh_TC', 'en_US'] as const
export type Locale = (typeof locales)[number]

/** Page text exists in three forms: two are written, `tw` is derived from `zh` by the build. */
export type Language = 'zh' | 'tw' | 'en'
export const languages: readonly Language[] = ['zh', 'tw', 'en']

const languageOfLocale: Record<Locale, Language> = { zh_CN: 'zh', zh_TC: 'tw', en_US: 'en' }
const htmlLangOfLanguage: Record<Language, string> = { zh: 'zh-CN', tw: 'zh-TW', en: 'en' }

export const getLanguage = (locale: Locale): Language => languageOfLocale[locale]
export const getLocale = (language: Language): Locale => locales.find(locale => getLanguage(locale) === language)!
export const getHtmlLang = (language: Language): string => htmlLangOfLanguage[language]

/** Returns the default locale: Chinese for the Chinese browser languages with a region, otherwise English. */
export const getDefaultLocale = (language: string): Locale => (/^zh-(cn|hk|mo|tw)$/i.test(language) ? 'zh_CN' : 'en_US')

export function readLocale(input: unknown): Locale | undefined {
  return locales.find(locale => locale === input)
}

/** Returns one value per language. */
export const mapLanguages = <T>(getValue: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(languages.map(language => [language, getValue(language)])) as Record<Language, T>
