import { expect, test } from 'vitest'
import type { CodeContext } from '../context/code-context.ts'
import { editorTexts } from '../editor-texts.ts'
import { createSubjectLoader } from './api-facts.ts'
import { load } from './fact-fixtures.ts'
import { getProposals } from './proposals.ts'

const get = createSubjectLoader(load)
const offered = (context: CodeContext) => getProposals(context, get, editorTexts.en)
const inserted = async (context: CodeContext) => (await offered(context)).map(({ insert }) => insert)
const attribute = (more: Partial<Extract<CodeContext, { kind: 'attribute' }>>): CodeContext => ({
  kind: 'attribute',
  from: 0,
  sign: '',
  tag: 'vxe-table',
  slotsOf: 'table',
  used: [],
  hasValue: false,
  ...more
})

test('tag completions list all components, those for the parent component first', async () => {
  const list = await offered({ kind: 'tag', from: 0, parent: 'vxe-table' })
  expect(list).toHaveLength(27)
  expect(
    list
      .sort((a, b) => b.boost - a.boost)
      .slice(0, 2)
      .map(({ label }) => label)
  ).toEqual(['vxe-colgroup', 'vxe-column'])
})

test('the inserted text of a completed prop depends on its type and prefix', async () => {
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

test('attributes that a tag already has are not completed', async () => {
  const list = await inserted(attribute({ used: [':size', 'v-on:cell-click.native', 'v-bind:data'] }))
  expect(list.slice(0, 2)).toEqual(['border', ':sort-config="{ | }"'])
  expect(list).not.toContain('@cell-click="|"')
})

test('completions for a <template> are the slots of the component around, with their parameters', async () => {
  expect((await inserted(attribute({ tag: 'template', slotsOf: 'column' })))[0]).toBe('#edit="{ | }"')
  expect(await inserted(attribute({ tag: 'template', slotsOf: 'table', sign: 'v-slot:' }))).toEqual(['v-slot:empty'])
  expect(await inserted({ kind: 'slot-params', from: 0, subject: 'column', slot: 'edit' })).toEqual(['row', 'column'])
})

test('slot completions on a component appear only after #', async () => {
  expect((await inserted(attribute({}))).some(text => text.startsWith('#'))).toBe(false)
  expect(await inserted(attribute({ sign: '#' }))).toEqual(['#empty'])
})

test('a completion for a deprecated member is marked and sorted last', async () => {
  const deprecated = (await offered(attribute({}))).find(({ label }) => label === 'context-menu')
  expect(deprecated).toMatchObject({ isDeprecated: true, boost: -99 })
})

const value = (form: 'attribute' | 'string' | 'expression', ...path: string[]): CodeContext => ({
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
])('the completed values for %j are those of the type', async (context, expected) => {
  expect(await inserted(context)).toEqual(expected)
})

test('completed keys are those of the first API path that exists', async () => {
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

test('a completed method is inserted as a call', async () => {
  expect(await inserted({ kind: 'method', from: 0, subject: 'grid' })).toEqual(['sort(|)'])
})
