import { expect, test } from 'vitest'
import { localizeSource, unusedWords } from './words.ts'

const english = (source: string, words: Record<string, string>) =>
  localizeSource(source, 'en', words, 'content/a/demo.vue')

test('Chinese is shown as it was written', () => {
  expect(localizeSource("title: '姓名'", 'zh', {}, 'a.vue')).toBe("title: '姓名'")
})

test('Traditional Chinese needs no word list', () => {
  expect(localizeSource("title: '默认列'", 'tw', {}, 'a.vue')).toBe("title: '預設欄'")
})

test('The longest phrase wins', () => {
  expect(english('姓名长度 / 姓名', { 姓名: 'Name', 姓名长度: 'Length of name' })).toBe('Length of name / Name')
})

test('What was put in is not translated again', () => {
  expect(english('甲乙', { 甲乙: '乙丙', 乙丙: 'wrong' })).toBe('乙丙')
})

test('A phrase may hold spaces, punctuation and placeholders', () => {
  expect(
    english('`共 ${total} 条，已选 {{ n }} 条（最多）`', {
      '共 ${total} 条，已选 {{ n }} 条（最多）': '${total} in all, {{ n }} selected (at most)'
    })
  ).toBe('`${total} in all, {{ n }} selected (at most)`')
})

test('A phrase named like a member of every object is only a phrase', () => {
  expect(english('toString constructor 值', { 值: 'value' })).toBe('toString constructor value')
})

test('A single character is a word only when it stands alone', () => {
  expect(english("['高', '中'] 3年", { 高: 'High', 中: 'Medium', 年: ' years' })).toBe("['High', 'Medium'] 3 years")
  expect(() => english("'高亮'", { 高: 'High', 亮: 'Light' })).toThrow('demo.vue:1: "高亮" has no English')
})

test('What is left untranslated is named with its line and the place to add it', () => {
  expect(() => english('<p>ok</p>\n<p title="员工 (部门)">姓名</p>\n// 好', { 姓名: 'Name', 员工: 'Staff' })).toThrow(
    'content/a/demo.vue:2: "员工 (部门" has no English.\ncontent/a/demo.vue:3: "好" has no English.\nAdd it to words.en.json beside the page or to content/_shared/words.en.json.'
  )
})

test.each(['，', '（', '。', '：', '！', '、', '「', '　', '￥'])(
  'Full-width "%s" is not left in an English demo',
  mark => {
    expect(() => english(`a${mark}b`, {})).toThrow('has no English')
  }
)

test.each(["It's", 'a "b"', 'a `b`', 'a \\ b', 'a\nb'])('The English %j would break the string it stands in', value => {
  expect(() => english('好', { 好: value })).toThrow('would end the string')
})

test('Typographic quotes and dashes are English', () => {
  expect(english('好', { 好: 'It’s “good” — really…' })).toBe('It’s “good” — really…')
})

test('A phrase without Chinese would be replaced inside code', () => {
  expect(() => english('好', { row: 'line', 好: 'good' })).toThrow('"row", which has no Chinese')
})

test('Phrases nobody used are reported', () => {
  const used: string[] = []
  const words = { 姓名: 'Name', 姓: 'Family', 年龄: 'Age' }
  localizeSource('姓名 姓名', 'en', words, 'a.vue', key => used.push(key))
  expect(used).toEqual(['姓名', '姓名'])
  expect(unusedWords(used, words)).toEqual(['姓', '年龄'])
})
