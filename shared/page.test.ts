import { expect, test } from 'vitest'
import { sectionOf } from './page.ts'

test.each([
  ['/table/base/sort', 'table/base'],
  ['/form/valid', 'form'],
  ['/table/commands/api', 'table/commands'],
  ['/form-item/api', 'api'],
  ['/api/preview', 'api']
])('%s stands in the section %s', (path, section) => {
  expect(sectionOf(path)).toBe(section)
})

test('what lies on no shelf stands in the section without a name', () => {
  expect(sectionOf('/a')).toBe('')
})
