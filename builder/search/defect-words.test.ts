import { expect, test } from 'vitest'
import { normalizeText } from '../../shared/search.ts'
import { memoryFiles } from '../pages/memory-files.ts'
import { readDefectWords } from './defect-words.ts'

const page = (symptom: string) => `---\ntitle: A\n---\n\n- **${symptom}** More. {/*defect lost data*/}\n`
const files = memoryFiles({
  'table/a/page.zh.mdx': page('<Api of="table()revertData" /> 丢失 `a-b`。'),
  'table/a/page.en.mdx': page('<Api of="table()revertData" /> loses `a-b`.')
})
const words = { 'table/a/lost': { zh: '还原后行没了', en: 'row vanishes' } }

test('the words for a defect are found by its symptom as in the title of its record', () => {
  const read = (language: 'zh' | 'tw' | 'en', path = '/table/a') => [...readDefectWords(path, files, words, language)]
  expect(read('en')).toEqual([[normalizeText('revertData loses a-b'), 'row vanishes']])
  expect(read('zh')).toEqual([[normalizeText('revertData 丢失 a-b'), '还原后行没了']])
  expect(read('tw')).toEqual([[normalizeText('revertData 丟失 a-b'), '還原後列沒了']])
  expect(read('en', '/table/b')).toEqual([])
})
