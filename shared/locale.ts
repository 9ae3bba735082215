/** The values of the language select. Anything else found in storage or in an address is ignored. */
export const locales = ['zh_CN', 'zh_TC', 'en_US'] as const
export type Locale = (typeof locales)[number]

/** Page text exists in three forms: two are written, `tw` is derived from `zh` by the build. */
export type Language = 'zh' | 'tw' | 'en'
export const languages: readonly Language[] = ['zh', 'tw', 'en']

const languageOfLocale: Record<Locale, Language> = { zh_CN: 'zh', zh_TC: 'tw', en_US: 'en' }
const htmlLangOfLanguage: Record<Language, string> = { zh: 'zh-CN', tw: 'zh-TW', en: 'en' }

export const languageOf = (locale: Locale): Language => languageOfLocale[locale]
export const localeOf = (language: Language): Locale => locales.find(locale => languageOf(locale) === language)!
export const htmlLang = (language: Language): string => htmlLangOfLanguage[language]

/** Who has chosen none gets Chinese if the browser speaks it. */
export const localeOfBrowser = (language: string): Locale => (/^zh-(cn|hk|mo|tw)$/i.test(language) ? 'zh_CN' : 'en_US')

export function readLocale(input: unknown): Locale | undefined {
  return locales.find(locale => locale === input)
}

/** One value for each language. */
export const inEach = <T>(make: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(languages.map(language => [language, make(language)])) as Record<Language, T>
