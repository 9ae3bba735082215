import { expect, test } from 'vitest'
import { localizeSource, unusedWords } from './words.ts'

const english = (source: string, words: Record<string, string>) =>
  localizeSource(source, 'en', words, 'content/a/demo.vue')

test('a demo in Simplified Chinese is returned unchanged', () => {
  expect(localizeSource("title: '姓名'", 'zh', {}, 'a.vue')).toBe("title: '姓名'")
})

test('a demo is converted to Traditional Chinese without a word list', () => {
  expect(localizeSource("title: '默认列'", 'tw', {}, 'a.vue')).toBe("title: '預設欄'")
})

test('the longest matching phrase of the word list is translated', () => {
  expect(english('姓名长度 / 姓名', { 姓名: 'Name', 姓名长度: 'Length of name' })).toBe('Length of name / Name')
})

test('translated text is not translated again', () => {
  expect(english('甲乙', { 甲乙: '乙丙', 乙丙: 'wrong' })).toBe('乙丙')
})

test('a phrase of the word list may contain spaces, punctuation and placeholders', () => {
  expect(
    english('`共 ${total} 条，已选 {{ n }} 条（最多）`', {
      '共 ${total} 条，已选 {{ n }} 条（最多）': '${total} in all, {{ n }} selected (at most)'
    })
  ).toBe('`${total} in all, {{ n }} selected (at most)`')
})

test('words such as toString and constructor in code are not translated', () => {
  expect(english('toString constructor 值', { 值: 'value' })).toBe('toString constructor value')
})

test('a single character is translated only if no Chinese character is next to that character', () => {
  expect(english("['高', '中'] 3年", { 高: 'High', 中: 'Medium', 年: ' years' })).toBe("['High', 'Medium'] 3 years")
  expect(() => english("'高亮'", { 高: 'High', 亮: 'Light' })).toThrow('demo.vue:1: "高亮" has no English')
})

test('untranslated text is reported with its line and the names of the word lists', () => {
  expect(() => english('<p>ok</p>\n<p title="员工 (部门)">姓名</p>\n// 好', { 姓名: 'Name', 员工: 'Staff' })).toThrow(
    'content/a/demo.vue:2: "员工 (部门" has no English.\ncontent/a/demo.vue:3: "好" has no English.\nAdd it to words.en.json beside the page or to content/_shared/words.en.json.'
  )
})

test.each(['，', '（', '。', '：', '！', '、', '「', '　', '￥'])(
  'a full-width "%s" without an English translation is an error',
  mark => {
    expect(() => english(`a${mark}b`, {})).toThrow('has no English')
  }
)

test.each(["It's", 'a "b"', 'a `b`', 'a \\ b', 'a\nb'])(
  'an English translation that would end a string literal is rejected: %j',
  value => {
    expect(() => english('好', { 好: value })).toThrow('would end the string')
  }
)

test('typographic quotes and dashes are accepted in English translations', () => {
  expect(english('好', { 好: 'It’s “good” — really…' })).toBe('It’s “good” — really…')
})

test('a phrase without Chinese characters in the word list is rejected', () => {
  expect(() => english('好', { row: 'line', 好: 'good' })).toThrow('"row", which has no Chinese')
})

test('unusedWords() returns the phrases of the word list that no text uses', () => {
  const used: string[] = []
  const words = { 姓名: 'Name', 姓: 'Family', 年龄: 'Age' }
  localizeSource('姓名 姓名', 'en', words, 'a.vue', key => used.push(key))
  expect(used).toEqual(['姓名', '姓名'])
  expect(unusedWords(used, words)).toEqual(['姓', '年龄'])
})
