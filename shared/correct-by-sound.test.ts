import { expect, test } from 'vitest'
import { correctBySound } from './correct-by-sound.ts'

const spellings = {
  words: {},
  sounds: { guolv: '过滤', shaixuan: '筛选', danyuange: '单元格', hebing: '合并' },
  readings: {
    guo: '过果',
    lv: '滤虑',
    shuai: '帅',
    shai: '筛',
    xuan: '选',
    dan: '单',
    yuan: '元原',
    ge: '格个',
    he: '合'
  }
}
const knownWords = new Set(['合并', '表格'])
const correct = (text: string) => correctBySound(text, spellings, word => knownWords.has(word))

test.each([
  ['过虑', '过滤'],
  ['帅选', '筛选'],
  ['合并单原格', '合并单元格'],
  ['表格 过虑 sort', '表格 过滤 sort']
])('the misspelled Chinese query %s is corrected by sound to %s', (written, meant) => {
  expect(correct(written)).toBe(meant)
})

test.each(['合并', '果虑', '过', '天气', 'guolv', ''])('the query "%s" is not corrected by sound', written => {
  expect(correct(written)).toBe(written)
})
