import { expect, test } from 'vitest'
import { getHtmlLang, getLanguage, locales, readLocale } from './locale.ts'

test('readLocale() accepts each value of the language select', () => {
  expect(locales.map(readLocale)).toEqual(['zh_CN', 'zh_TC', 'en_US'])
})

test.each(['ja_JP', 'zh-CN', 'ZH_CN', '', ' en_US', null, undefined, 0, {}, ['zh_CN']])(
  'readLocale() rejects %j',
  input => {
    expect(readLocale(input)).toBeUndefined()
  }
)

test('each locale has a language, and each language a value for <html lang>', () => {
  expect(locales.map(getLanguage)).toEqual(['zh', 'tw', 'en'])
  expect(locales.map(getLanguage).map(getHtmlLang)).toEqual(['zh-CN', 'zh-TW', 'en'])
})
