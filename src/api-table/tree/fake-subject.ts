import type { ApiMember, ApiSubject, MemberKind } from '../../../shared/api.ts'
import { toKebabCase } from '../../../shared/api.ts'

/** A small table for the tests of this folder. */
export const tableSubject: ApiSubject = subject('table', [
  prop('data', { text: 'Array of rows.' }),
  prop('sortConfig', {
    type: 'TableSortConfig',
    text: 'How rows are ordered; see [the page](/table/base/sort).',
    members: [
      nested('sortConfig.defaultSort', { text: 'Order applied once.' }),
      nested('sortConfig.multiple', { type: 'boolean', default: 'false', text: 'Several columns at once.' })
    ]
  }),
  prop('resizable', {
    defects: [{ id: 'table/base/sort/a', page: 'table/base/sort', symptom: '`a` is lost', since: '3.7.0' }],
    deprecated: '[`column-config.resizable`](table.columnConfig.resizable)',
    text: 'Drag the edge of a header.'
  }),
  member('event', '@', 'cell-click', {
    text: 'A cell was clicked.',
    params: [{ name: 'row', type: 'RowInfo', text: 'The record of the cell.' }]
  }),
  member('slot', '#', 'empty', { text: 'Shown without data.' }),
  member('method', '()', 'sort', {
    name: 'sort(field, order?)',
    type: 'Promise<void>',
    text: 'Puts rows in order.',
    params: [{ name: 'field', type: 'string', text: 'Name of a field.' }]
  })
])

export const gridSubject: ApiSubject = {
  ...subject(
    'grid',
    [prop('columns', { text: 'Array of columns.' }), prop('data', { text: 'Rows of the grid.' })].map(each => ({
      ...each,
      path: each.path.replace('table', 'grid')
    }))
  ),
  inherits: 'table'
}

function subject(name: string, members: ApiMember[]): ApiSubject {
  return {
    name,
    tag: `vxe-${name}`,
    language: 'en',
    version: '3.8.6',
    members,
    demos: [{ href: '#/table/base/sort#demo-a', title: 'A', page: 'Sorting' }]
  }
}

function prop(key: string, more: Partial<ApiMember>): ApiMember {
  return { path: `table.${key}`, kind: 'prop', name: toKebabCase(key), text: '', type: 'any', ...more }
}

function nested(keys: string, more: Partial<ApiMember>): ApiMember {
  return { ...prop(keys, more), name: keys.split('.').at(-1) ?? keys }
}

function member(kind: MemberKind, sign: string, name: string, more: Partial<ApiMember>): ApiMember {
  return { path: `table${sign}${name}`, kind, name, text: '', type: '', ...more }
}
