import { expect, test } from 'vitest'
import type { GalleryGroup } from '../../shared/gallery.ts'
import { filterByComponent, matchDemos, matchTitles } from './match-demos.ts'

const demo = (path: string, name: string, title: string, components: string[]) => ({
  name,
  title,
  href: `#${path}#demo-${name}`,
  components,
  pictures: {}
})

const sort = '/table/base/sort'
const pager = '/table/module/pager'
const groups: GalleryGroup[] = [
  {
    key: 'base',
    title: 'Basic table',
    pages: [
      {
        path: sort,
        title: 'Sorting',
        demos: [
          demo(sort, 'by-header', 'Sort by header', ['table']),
          demo(sort, 'by-buttons', 'Sort by buttons', ['button', 'table'])
        ]
      }
    ]
  },
  {
    key: 'module',
    title: 'Components',
    pages: [{ path: pager, title: 'Pager', demos: [demo(pager, 'sizes', 'Page sizes', ['pager'])] }]
  }
]

const namesOf = (pages: readonly { demos: { name: string }[] }[]): string[] =>
  pages.flatMap(page => page.demos.map(each => each.name))

test('the filter by component drops other demos, pages and groups', () => {
  expect(filterByComponent(groups, 'button').map(group => [group.key, namesOf(group.pages)])).toEqual([
    ['base', ['by-buttons']]
  ])
  expect(filterByComponent(groups, '')).toEqual(groups)
})

test('found demos are in the order of the records', () => {
  const records = [
    { kind: 'demo', href: `#${pager}#demo-sizes` },
    { kind: 'demo', href: `#${sort}#demo-by-buttons` }
  ]
  expect(namesOf(matchDemos(groups, records))).toEqual(['sizes', 'by-buttons'])
})

test('the record of a page shows all its demos, each once', () => {
  const records = [
    { kind: 'demo', href: `#${sort}#demo-by-buttons` },
    { kind: 'page', href: `#${sort}` }
  ]
  expect(namesOf(matchDemos(groups, records))).toEqual(['by-header', 'by-buttons'])
})

test('records of pages without demos, of filtered demos and of members are ignored', () => {
  const records = [
    { kind: 'page', href: '#/table/start/install' },
    { kind: 'demo', href: `#${sort}#demo-by-header` },
    { kind: 'member', href: '#/table/api?filterName=sort' }
  ]
  expect(matchDemos(filterByComponent(groups, 'button'), records)).toEqual([])
})

test('titles match if they contain all words', () => {
  expect(namesOf(matchTitles(groups, 'SORT buttons'))).toEqual(['by-buttons'])
  expect(namesOf(matchTitles(groups, 'pager'))).toEqual(['sizes'])
})
