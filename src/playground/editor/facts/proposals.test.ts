import { expect, test } from 'vitest'
import type { Context } from '../context/context.ts'
import { editorTexts } from '../editor-texts.ts'
import { subjectsOf } from './api-facts.ts'
import { load } from './fact-fixtures.ts'
import { proposalsFor } from './proposals.ts'

const get = subjectsOf(load)
const offered = (context: Context) => proposalsFor(context, get, editorTexts.en)
const inserted = async (context: Context) => (await offered(context)).map(({ insert }) => insert)
const attribute = (more: Partial<Extract<Context, { kind: 'attribute' }>>): Context => ({
  kind: 'attribute',
  from: 0,
  sign: '',
  tag: 'vxe-table',
  slotsOf: 'table',
  used: [],
  hasValue: false,
  ...more
})

test('all components are offered, and those that belong inside first', async () => {
  const list = await offered({ kind: 'tag', from: 0, parent: 'vxe-table' })
  expect(list).toHaveLength(27)
  expect(
    list
      .sort((a, b) => b.boost - a.boost)
      .slice(0, 2)
      .map(({ label }) => label)
  ).toEqual(['vxe-colgroup', 'vxe-column'])
})

test('props are written the way their type asks for', async () => {
  expect((await inserted(attribute({}))).slice(0, 6)).toEqual([
    'size="|"',
    'border',
    ':data="|"',
    ':sort-config="{ | }"',
    ':context-menu="{ | }"',
    ':edit-rules="{ | }"'
  ])
  expect((await inserted(attribute({ sign: ':' }))).slice(0, 2)).toEqual([':size="|"', ':border="|"'])
  expect(await inserted(attribute({ sign: '@' }))).toEqual(['@cell-click="|"'])
  expect(await inserted(attribute({ sign: 'v-on:', hasValue: true }))).toEqual(['v-on:cell-click'])
})

test('what the tag has already is not offered again', async () => {
  const list = await inserted(attribute({ used: [':size', 'v-on:cell-click.native', 'v-bind:data'] }))
  expect(list.slice(0, 2)).toEqual(['border', ':sort-config="{ | }"'])
  expect(list).not.toContain('@cell-click="|"')
})

test('a template offers the slots of the component around it, with their params', async () => {
  expect((await inserted(attribute({ tag: 'template', slotsOf: 'column' })))[0]).toBe('#edit="{ | }"')
  expect(await inserted(attribute({ tag: 'template', slotsOf: 'table', sign: 'v-slot:' }))).toEqual(['v-slot:empty'])
  expect(await inserted({ kind: 'slot-params', from: 0, subject: 'column', slot: 'edit' })).toEqual(['row', 'column'])
})

test('a component does not offer slots until their sign is written', async () => {
  expect((await inserted(attribute({}))).some(text => text.startsWith('#'))).toBe(false)
  expect(await inserted(attribute({ sign: '#' }))).toEqual(['#empty'])
})

test('a deprecated member is struck through and comes last', async () => {
  const gone = (await offered(attribute({}))).find(({ label }) => label === 'context-menu')
  expect(gone).toMatchObject({ isGone: true, boost: -99 })
})

const value = (form: 'attribute' | 'string' | 'expression', ...path: string[]): Context => ({
  kind: 'value',
  from: 0,
  form,
  places: [{ subject: 'table', path }]
})

test.each([
  [value('attribute', 'size'), ['small', 'mini']],
  [value('string', 'sortConfig', 'trigger'), ['default', 'cell']],
  [value('string', 'sortConfig', 'orders'), ['asc', 'desc']],
  [value('expression', 'size'), ["'small'", "'mini'", 'null']],
  [value('expression', 'border'), ["'full'", "'none'", 'true', 'false']],
  [value('expression', 'sortConfig', 'remote'), ['true', 'false']],
  [value('attribute', 'nothing'), []]
])('the choices of %j', async (context, expected) => {
  expect(await inserted(context)).toEqual(expected)
})

test('keys come from the first place that the library knows', async () => {
  const places = [
    { subject: 'toolbar', path: ['sortConfig'] },
    { subject: 'grid', path: ['sortConfig'] },
    { subject: 'table', path: [] }
  ]
  expect(await inserted({ kind: 'key', from: 0, places, used: ['trigger'] })).toEqual(['remote: |', 'orders: |'])
  expect(
    (await inserted({ kind: 'key', from: 0, places: [{ subject: 'grid', path: [] }], used: [] })).slice(0, 2)
  ).toEqual(['columns: [{ | }]', 'size: |'])
})

test('methods are called', async () => {
  expect(await inserted({ kind: 'method', from: 0, subject: 'grid' })).toEqual(['sort(|)'])
})
