import { expect, test } from 'vitest'
import { wordsInPlace } from './words-in-place.ts'

const source = `import { words } from './words.ts'

/** 搜索 */
export const texts = words({
  zh: { search: '搜索代码', found: (count: number) => \`找到 \${count} 个\` },
  en: { search: 'Search', found: count => \`\${count} found\` }
})
`

test('the Traditional words stand beside the Chinese ones they are made from', () => {
  expect(wordsInPlace(source)).toBe(
    source.replace(' 个` },', " 个` }, tw: { search: '搜尋程式碼', found: (count: number) => `找到 ${count} 個` },")
  )
})

test('one language stands alone', () => {
  expect(wordsInPlace(source, 'tw')).toContain(
    "export const texts = { search: '搜尋程式碼', found: (count: number) => `找到 ${count} 個` }\n"
  )
  expect(wordsInPlace(source, 'en')).toContain(
    "export const texts = { search: 'Search', found: count => `${count} found` }\n"
  )
})

test('several calls in one file are all completed', () => {
  expect(wordsInPlace("const a = words({ zh: '一个', en: 'one' })\nconst b = words({ zh: '两个', en: 'two' })\n")).toBe(
    "const a = words({ zh: '一个', tw: '一個', en: 'one' })\nconst b = words({ zh: '两个', tw: '兩個', en: 'two' })\n"
  )
})

test('words that the build cannot see are refused', () => {
  expect(() => wordsInPlace('const a = words(texts)')).toThrow('Write both of them in the call.')
})
