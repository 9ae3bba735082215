import { readFileSync } from 'node:fs'
import path from 'node:path'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import {
  getDefaultHTMLDataProvider,
  getLanguageService,
  newHTMLDataProvider,
  TextDocument
} from 'vscode-html-languageservice'
import { editorLanguages } from '../../editor/facts/editor-facts.ts'
import type { EditorLanguage } from '../../editor/facts/editor-facts.ts'
import { subjects } from '../api/subjects.ts'
import type { CustomData } from './custom-data.ts'
import { attributeName, membersOf } from './data-members.ts'
import { editorDataFields, editorDataFiles, extensionFile } from './editor-data-files.ts'
import { readFactsWithoutDemos } from './facts-without-demos.ts'
import type { VeturAttributes, VeturTags } from './vetur.ts'
import type { WebTypes } from './web-types.ts'

const root = path.resolve(import.meta.dirname, '../..')
const site = 'http://docs.example/v3.8/'
const facts = readFactsWithoutDemos()
const input = {
  facts,
  programs: { client: 'exports.client = 1', server: 'exports.server = 1', licenses: 'MIT' },
  releases: '{}',
  version: '1.2.3',
  license: 'MIT',
  site
}
const files = new Map(editorDataFiles(input).map(({ path: name, body }) => [name, body]))
const read = <T>(name: string, language: EditorLanguage = 'zh'): T =>
  JSON.parse(files.get(`${name}${language === 'zh' ? '' : '.en'}.json`) as string) as T

test.each(editorLanguages)('%s: every prop, event and slot of each component is in web-types', language => {
  const { tags } = read<WebTypes>('web-types', language).contributions.html
  expect(tags.map(({ name }) => name)).toEqual(subjects.map(({ name }) => `vxe-${name}`))
  for (const [position, { name }] of subjects.entries()) {
    const { attributes, events, slots } = tags[position]!
    expect(attributes.map(each => each.name)).toEqual(membersOf(facts, name, 'prop').map(attributeName))
    expect(events.map(each => each.name)).toEqual(membersOf(facts, name, 'event').map(attributeName))
    expect(slots.map(each => each.name)).toEqual(membersOf(facts, name, 'slot').map(attributeName))
  }
  expect(tags.flatMap(({ attributes }) => attributes).every(each => each.description.length > 3)).toBe(true)
})

test('types of web-types hold the keys of objects and the values of unions', () => {
  const { tags } = read<WebTypes>('web-types').contributions.html
  const attributeOf = (tag: string, name: string) =>
    tags.find(each => each.name === tag)!.attributes.find(each => each.name === name)!
  expect(attributeOf('vxe-grid', 'edit-config').value.type).toEqual([
    'boolean',
    expect.stringContaining("mode?: 'cell' | 'row'; ")
  ])
  expect(attributeOf('vxe-modal', 'type').value.type).toContain("'confirm'")
  expect(attributeOf('vxe-modal', 'type').default).toBe("'modal'")
  expect(attributeOf('vxe-table', 'edit-config')['doc-url']).toBe(`${site}#/table/api?filterName=editConfig`)
  const cellClick = tags[0]!.events.find(({ name }) => name === 'cell-click')!
  expect(cellClick.arguments).toEqual([{ name: 'params', type: expect.stringContaining('row: RowInfo; ') }])
})

test('every attribute of Vetur has details, and the shipped data has only three names more, which do not exist', () => {
  const tags = read<VeturTags>('vetur/tags')
  const attributes = read<VeturAttributes>('vetur/attributes')
  const keys = Object.entries(tags).flatMap(([tag, each]) => each.attributes.map(name => `${tag}/${name}`))
  expect(keys.toSorted()).toEqual(Object.keys(attributes).toSorted())
  expect(new Set(keys).size).toBe(keys.length)
  const helper = path.join(root, 'node_modules/vxe-table/helper/vetur/tags.json')
  const shipped = JSON.parse(readFileSync(helper, 'utf8')) as VeturTags
  const shippedKeys = Object.entries(shipped).flatMap(([tag, each]) => each.attributes.map(name => `${tag}/${name}`))
  const props = new Set(keys.filter(key => attributes[key]!.type !== 'event'))
  // Names in the shipped data that no component of 3.8.6 has.
  expect(shippedKeys.filter(key => !props.has(key))).toEqual([
    'vxe-pager/iconnext-page',
    'vxe-select/visible',
    'vxe-pulldown/model-value'
  ])
  expect(props.size - shippedKeys.length).toBeGreaterThan(50)
})

test('Vetur completes events, and values of a union', () => {
  const attributes = read<VeturAttributes>('vetur/attributes')
  expect(attributes['vxe-table/cell-click']!.type).toBe('event')
  expect(attributes['vxe-table/size']!.options).toEqual(['small', 'medium', 'mini'])
  expect(attributes['vxe-table/edit-config']!.description).toContain("- mode 'cell' | 'row'")
})

test.each(editorLanguages)('%s: the service of VS Code completes and describes with the custom data', language => {
  const data = read<CustomData>('vscode/html-custom-data', language)
  const service = getLanguageService({
    useDefaultDataProvider: false,
    customDataProviders: [newHTMLDataProvider('vxe', data), getDefaultHTMLDataProvider()]
  })
  const complete = (text: string): string[] => {
    const document = TextDocument.create('file:///a.html', 'html', 1, text)
    return service
      .doComplete(document, document.positionAt(text.length), service.parseHTMLDocument(document))
      .items.map(({ label }) => label)
  }
  expect(complete('<vxe-')).toContain('vxe-grid')
  expect(complete('<vxe-table ')).toEqual(expect.arrayContaining(['stripe', ':edit-config', '@cell-click', 'size']))
  expect(complete('<vxe-table size="')).toEqual(expect.arrayContaining(['small', 'mini']))
  const document = TextDocument.create('file:///a.html', 'html', 1, '<vxe-table :edit-config="a">')
  const found = service.doHover(document, document.positionAt(15), service.parseHTMLDocument(document))
  expect(JSON.stringify(found?.contents)).toContain("`mode` `'cell' | 'row'`")
  expect(JSON.stringify(found?.contents)).toContain(`(${site}#/table/api?filterName=editConfig)`)
})

test('the data follows the published schema of VS Code', () => {
  const file = path.join(root, 'node_modules/vscode-html-languageservice/docs/customData.schema.json')
  const schema = JSON.parse(readFileSync(file, 'utf8')) as Schema
  for (const language of editorLanguages)
    expect(findViolations(read('vscode/html-custom-data', language), schema, schema, '')).toEqual([])
})

test('English data has no Chinese text but in default values', () => {
  for (const name of ['web-types', 'vetur/tags', 'vetur/attributes', 'vscode/html-custom-data']) {
    const words = (files.get(`${name}.en.json`) as string).match(/\p{Script=Han}+/gu) ?? []
    expect([...new Set(words)].filter(word => word !== '请输入' && word !== '请选择')).toEqual([])
  }
})

test('the fields of the package name files that exist', () => {
  const { vetur, 'web-types': webTypes } = editorDataFields('editor/')
  for (const name of [webTypes, vetur.tags, vetur.attributes])
    expect([...files.keys()]).toContain(name.replace(/^(?:\.\/)?editor\//, ''))
})

test('the archive of the extension has the same bytes for the same input, and the files that its manifest names', () => {
  const bytes = files.get(extensionFile) as Uint8Array
  expect(editorDataFiles(input).find(({ path: name }) => name === extensionFile)!.body).toEqual(bytes)
  const entries = unzipSync(bytes)
  const textOf = (name: string): string => Buffer.from(entries[name]!).toString()
  const named = [...textOf('extension.vsixmanifest').matchAll(/ Path="([^"]+)"/g)].map(([, name]) => name!)
  expect(named.length).toBeGreaterThan(0)
  for (const name of named) expect(Object.keys(entries)).toContain(name)
  const extension = JSON.parse(textOf('extension/package.json')) as { main: string; version: string; name: string }
  expect(Object.keys(entries)).toContain(`extension/${extension.main.replace('./', '')}`)
  expect(textOf('extension.vsixmanifest')).toContain(`Id="${extension.name}" Version="${extension.version}"`)
  const keys = [...textOf('extension/package.json').matchAll(/"%(\w+)%"/g)].map(([, key]) => key!)
  for (const name of ['package.nls.json', 'package.nls.zh-cn.json'])
    expect(Object.keys(JSON.parse(textOf(`extension/${name}`)) as object)).toEqual(expect.arrayContaining(keys))
})

interface Schema {
  type?: string
  const?: unknown
  enum?: unknown[]
  required?: string[]
  pattern?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  $ref?: string
  definitions?: Record<string, Schema>
}

/** Compares a value with the keywords that the schema uses. */
function findViolations(value: unknown, schema: Schema, top: Schema, at: string): string[] {
  if (schema.$ref) return findViolations(value, top.definitions![schema.$ref.split('/').at(-1)!]!, top, at)
  if (schema.anyOf) {
    const results = schema.anyOf.map(each => findViolations(value, each, top, at))
    return results.some(each => each.length === 0) ? [] : results.flat()
  }
  const type = Array.isArray(value) ? 'array' : typeof value
  if (schema.type && schema.type !== type) return [`${at} is ${type}, not ${schema.type}`]
  if (schema.const !== undefined && schema.const !== value) return [`${at} is not ${String(schema.const)}`]
  if (schema.enum && !schema.enum.includes(value)) return [`${at} is none of ${schema.enum.join()}`]
  if (schema.pattern && !new RegExp(schema.pattern).test(value as string)) return [`${at} is no ${schema.pattern}`]
  if (Array.isArray(value))
    return schema.items
      ? value.flatMap((each, index) => findViolations(each, schema.items!, top, `${at}/${index}`))
      : []
  if (type !== 'object') return []
  const record = value as Record<string, unknown>
  return [
    ...(schema.required ?? []).filter(key => !(key in record)).map(key => `${at} lacks ${key}`),
    ...Object.entries(record).flatMap(([key, each]) => {
      const known = schema.properties?.[key]
      return known ? findViolations(each, known, top, `${at}/${key}`) : [`${at} has the unknown key ${key}`]
    })
  ]
}
