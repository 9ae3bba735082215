import { expect, test } from 'vitest'
import type { Heading } from './page.ts'
import { getListedHeadings, getSection } from './page.ts'

test.each([
  ['/table/base/sort', 'table/base'],
  ['/form/valid', 'form'],
  ['/table/commands/api', 'table/commands'],
  ['/form-item/api', 'api'],
  ['/api/preview', 'api']
])('the page %s is in the section %s', (path, section) => {
  expect(getSection(path)).toBe(section)
})

test('a page at the top level is a section of its own, the empty path is none', () => {
  expect(getSection('/a')).toBe('a')
  expect(getSection('/')).toBe('')
})

const createHeadings = (...depths: Heading['depth'][]): Heading[] =>
  depths.map((depth, index) => ({ id: `h${index}`, text: `Heading ${index}`, depth }))

test('the outline lists the subheadings of a page that has five of them', () => {
  const headings = createHeadings(2, 3, 3, 2, 3, 3, 3)
  expect(getListedHeadings(headings)).toEqual(headings)
})

test('the outline leaves out subheadings if a page has fewer than five', () => {
  expect(getListedHeadings(createHeadings(2, 2, 3, 3, 3, 2, 3)).map(({ id }) => id)).toEqual(['h0', 'h1', 'h5'])
})
