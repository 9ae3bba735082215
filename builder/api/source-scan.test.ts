import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { scanSources } from './source-scan.ts'

const root = mkdtempSync(path.join(os.tmpdir(), 'sources-'))
afterAll(() => rmSync(root, { recursive: true }))

const write = (name: string, text: string) => {
  const file = path.join(root, 'node_modules/vxe-table/packages', name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}
write(
  'table/src/table.js',
  `export default {
  computed: {
    sortOpts () {
      return Object.assign({ orders: ['asc', null] }, GlobalConfig.table.sortConfig, this.sortConfig)
    }
  },
  methods: {
    run (row, evnt) {
      const { trigger, remote: isRemote, ...rest } = this.sortOpts
      const params = { row, ...cell }
      this.emitEvent('cell-click', Object.assign({ cell: evnt.target }, params), evnt)
      this.$emit(row ? 'open' : 'close', true)
      this.$emit(type, {})
      this.preventEvent(evnt, 'event.export', { options: 1 }, () => {})
      this.preventEvent(null, 'created', GlobalConfig.i18n)
      if (sortOpts.multiple || this.stripe || GlobalConfig.table.stripe) return $scopedSlots.empty
      return compConf.renderEdit
    }
  }
}`
)
write('header.js', 'const x = $xetable.sortOpts.showIcon; const y = slots.header')
write('locale/zh.js', "this.$emit('locale', {})")
const scan = scanSources(root)

test('the source scan finds events with their parameters, and writes "…" for a spread unknown value', () => {
  expect([...scan.events('table')]).toEqual([
    ['cell-click', ['cell', 'row', '…', '$table', '$grid', '$event']],
    ['open', []],
    ['close', []]
  ])
})

test('the source scan finds slots that are read from $scopedSlots', () => {
  expect([...scan.slots('table')]).toEqual(['empty'])
})

test('the source scan finds keys of an option where the merged options are read', () => {
  expect([...scan.keys('table', 'sortConfig')].sort()).toEqual(['multiple', 'remote', 'trigger'])
})

test('the source scan reads an object literal merged with the global configuration as defaults', () => {
  expect(scan.defaults.get('table.sortConfig')).toEqual({ orders: ['asc', null] })
})

test('the source scan finds reads of the global configuration, interceptors and renderer hooks', () => {
  expect([...scan.configReads]).toEqual(['table.sortConfig', 'i18n', 'table.stripe'])
  expect([...scan.interceptors]).toEqual([
    ['event.export', ['options', '$table', '$grid', '$event']],
    ['created', ['…', '$table', '$grid']]
  ])
  expect([...scan.rendererHooks]).toEqual(['renderEdit'])
})

test('the source scan finds methods with the names of their parameters', () => {
  expect(scan.methods('table').get('run')).toEqual(['row', 'evnt'])
})
