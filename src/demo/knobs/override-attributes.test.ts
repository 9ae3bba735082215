import type Vue from 'vue'
import { expect, test } from 'vitest'
import { overrideAttributes } from './override-attributes.ts'

const knobs = [
  { path: 'table.border', values: [], default: 'unset', initial: 'unset', text: '' },
  { path: 'table.showHeader', values: [], default: 'true', initial: 'true', text: '' },
  { path: 'table.editConfig.mode', values: [], default: 'unset', initial: 'cell', text: '' }
]

function createRoot() {
  const updates: string[] = []
  const inner = { $forceUpdate: () => updates.push('inner'), $children: [] }
  const view = {
    _c: (...args: unknown[]): unknown[] => args,
    $forceUpdate: () => updates.push('view'),
    $children: [inner]
  }
  return { root: { $children: [view] } as unknown as Vue, view, updates }
}

function render(values: Record<string, string>, ...args: unknown[]): unknown[] {
  const { root, view } = createRoot()
  overrideAttributes(root, knobs, values)
  return view._c(...args).filter(arg => arg !== undefined)
}

test('attributes are added, changed and removed as in a template', () => {
  const data = { ref: 't', attrs: { border: '', data: 1 } }
  expect(render({ 'table.border': 'full' }, 'vxe-table', data, ['child'], 1)).toEqual([
    'vxe-table',
    { ref: 't', attrs: { border: 'full', data: 1 } },
    ['child'],
    1
  ])
  expect(render({ 'table.border': 'unset' }, 'vxe-table', data)).toEqual([
    'vxe-table',
    { ref: 't', attrs: { data: 1 } }
  ])
  expect(render({ 'table.border': 'true' }, 'vxe-table')).toEqual(['vxe-table', { attrs: { border: '' } }])
  expect(render({ 'table.showHeader': 'false' }, 'vxe-table', ['child'], 2)).toEqual([
    'vxe-table',
    { attrs: { 'show-header': false } },
    ['child'],
    2
  ])
  expect(data.attrs).toEqual({ border: '', data: 1 })
})

test('a key of the object in an attribute is changed, and the object is removed with its last key', () => {
  const data = { attrs: { 'edit-config': { mode: 'cell' } } }
  expect(render({ 'table.editConfig.mode': 'row' }, 'vxe-table', data)[1]).toEqual({
    attrs: { 'edit-config': { mode: 'row' } }
  })
  expect(render({ 'table.editConfig.mode': 'unset' }, 'vxe-table', data)[1]).toEqual({ attrs: {} })
})

test('other components are rendered as before', () =>
  expect(render({ 'table.border': 'full' }, 'vxe-list', { attrs: {} })).toEqual(['vxe-list', { attrs: {} }]))

test('the demo and its components render again, and without values as in the beginning', () => {
  const { root, view, updates } = createRoot()
  overrideAttributes(root, knobs, { 'table.border': 'full' })
  overrideAttributes(root, knobs, {})
  expect(updates).toEqual(['view', 'inner', 'view', 'inner'])
  expect(view._c('vxe-table').filter(Boolean)).toEqual(['vxe-table'])
})
