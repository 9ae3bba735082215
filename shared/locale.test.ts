import { expect, test } from 'vitest'
import { htmlLang, languageOf, locales, readLocale } from './locale.ts'

test('each value of the select is a locale', () => {
  expect(locales.map(readLocale)).toEqual(['zh_CN', 'zh_TC', 'en_US'])
})

test.each(['ja_JP', 'zh-CN', 'ZH_CN', '', ' en_US', null, undefined, 0, {}, ['zh_CN']])('%j is no locale', input => {
  expect(readLocale(input)).toBeUndefined()
})

test('a locale has a language and the language a name for <html lang>', () => {
  expect(locales.map(languageOf)).toEqual(['zh', 'tw', 'en'])
  expect(locales.map(languageOf).map(htmlLang)).toEqual(['zh-CN', 'zh-TW', 'en'])
})
