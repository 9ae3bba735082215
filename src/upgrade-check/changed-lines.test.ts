import { expect, test } from 'vitest'
import type { SourceFile } from '../../upgrade/check.ts'
import { checkFile } from '../../upgrade/check.ts'
import { changedLines } from './changed-lines.ts'

const versions = { from: '3.8.6', to: '3.21.6' }
const linesOf = (file: SourceFile, rule: RegExp) => {
  const finding = checkFile(file, versions).findings.find(each => rule.test(each.found))!
  return changedLines(file.text, finding)
}

test('whole lines before and after, without their common indent', () => {
  const text = '<template>\n  <div>\n    <vxe-table @cell-context-menu="open" />\n  </div>\n</template>\n'
  expect(linesOf({ name: 'a.vue', text }, /context-menu/)).toEqual({
    before: ['<vxe-table @cell-context-menu="open" />'],
    after: ['<vxe-table @cell-menu="open" />']
  })
})

test('the first and the last line of a file, and Windows line ends', () => {
  const text = '<template><vxe-table @cell-context-menu="open" /></template>\r\n'
  expect(linesOf({ name: 'a.vue', text }, /context-menu/)?.after).toEqual([
    '<template><vxe-table @cell-menu="open" /></template>'
  ])
  const bare = text.trimEnd()
  expect(linesOf({ name: 'a.vue', text: bare }, /context-menu/)?.before).toEqual([bare])
})

test('many lines are cut', () => {
  const text = Array.from({ length: 30 }, (_, index) => `line ${index}`).join('\n')
  const edits = [{ start: 0, end: text.length, text: 'x' }]
  const finding = { ...checkFile({ name: 'a.vue', text: '<vxe-table resizable />' }, versions).findings[0]!, edits }
  const lines = changedLines(text, finding)
  expect(lines?.before).toHaveLength(8)
  expect(lines?.before.at(-1)).toBe('…')
  expect(lines?.after).toEqual(['x'])
})

test('what changes nothing by itself has no lines', () => {
  expect(changedLines('a', { edits: [] } as unknown as Parameters<typeof changedLines>[1])).toBeUndefined()
})
