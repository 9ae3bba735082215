import { expect, test } from 'vitest'
import type { ApiSubject } from '../../shared/api.ts'
import type { Language } from '../../shared/locale.ts'
import type { Reference } from '../api/reference.ts'
import { memoryFiles } from '../pages/memory-files.ts'
import { memberFiles } from './member-files.ts'

const subject = (name: string, language: Language): ApiSubject => ({
  name,
  tag: `vxe-${name}`,
  language,
  version: '3.8.6',
  demos: [],
  members: [
    {
      path: `${name}()sort`,
      kind: 'method',
      name: 'sort()',
      text: 'Sorts.',
      type: 'void',
      defects: [
        { id: 'table/a/b', page: 'table/a', symptom: '`sort()` fails', since: '3.7.0', fixedIn: '3.9.0' },
        { id: 'table/a/c', page: 'table/a', symptom: 'Rows disappear', since: '3.7.0' }
      ]
    }
  ]
})

test('the line of a member in a text file names its defects, their page and the release that fixes them', () => {
  const reference = { subject, listDemos: () => [] } as unknown as Reference
  const files = memberFiles({ base: '/', site: { pages: [] } as never, files: memoryFiles({}), reference })
  const line = (name: string) => {
    const { body } = files.find(({ path }) => path === name)!
    return (body as string).split('\n').find(each => each.startsWith('- '))
  }
  expect(line('api/table.en.md')).toBe(
    '- `table()sort` method | `void` | Sorts. | Defect: `sort()` fails (table/a.md#pitfalls-defects, fixed in 3.9.0) | Defect: Rows disappear (table/a.md#pitfalls-defects)'
  )
  expect(line('api/table.zh.md')).toContain('缺陷：`sort()` fails (table/a.md#pitfalls-defects, 修复于 3.9.0)')
})
