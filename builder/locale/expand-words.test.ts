import { expect, test } from 'vitest'
import { expandWords } from './expand-words.ts'

const source = `import { words } from './words.ts'

/** 搜索 */
export const texts = words({
  zh: { search: '搜索代码', found: (count: number) => \`找到 \${count} 个\` },
  en: { search: 'Search', found: count => \`\${count} found\` }
})
`

test('expandWords() inserts Traditional Chinese texts after the Chinese ones in a words() call', () => {
  expect(expandWords(source)).toBe(
    source.replace(' 个` },', " 个` }, tw: { search: '搜尋程式碼', found: (count: number) => `找到 ${count} 個` },")
  )
})

test('expandWords() with a language replaces a words() call with the texts of that language', () => {
  expect(expandWords(source, 'tw')).toContain(
    "export const texts = { search: '搜尋程式碼', found: (count: number) => `找到 ${count} 個` }\n"
  )
  expect(expandWords(source, 'en')).toContain(
    "export const texts = { search: 'Search', found: count => `${count} found` }\n"
  )
})

test('expandWords() completes several words() calls in one file', () => {
  expect(expandWords("const a = words({ zh: '一个', en: 'one' })\nconst b = words({ zh: '两个', en: 'two' })\n")).toBe(
    "const a = words({ zh: '一个', tw: '一個', en: 'one' })\nconst b = words({ zh: '两个', tw: '兩個', en: 'two' })\n"
  )
})

test('expandWords() rejects a words() call with a variable', () => {
  expect(() => expandWords('const a = words(texts)')).toThrow('Write both of them in the call.')
})
