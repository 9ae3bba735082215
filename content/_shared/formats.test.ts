import { expect, test } from 'vitest'
import { createRequire } from 'node:module'
import type { VXETable as Library } from 'vxe-table'
import './formats.ts'

const { VXETable } = createRequire(import.meta.url)('vxe-table') as { VXETable: typeof Library }
const show = (name: string, cellValue: unknown, ...args: unknown[]) =>
  VXETable.formats.get(name).cellFormatMethod?.({ cellValue, row: {}, column: {} as never }, ...args)

test('myAmount writes thousands separators and two decimals', () => {
  expect(show('myAmount', 1234567.891)).toBe('1,234,567.89')
  expect(show('myAmount', '1000')).toBe('1,000.00')
  expect(show('myAmount', -20500)).toBe('-20,500.00')
})

test('myAmount formats with the given number of decimals', () => {
  expect(show('myAmount', 1234.5678, 3)).toBe('1,234.568')
  expect(show('myAmount', 1234.5, 0)).toBe('1,235')
})

test('myAmount returns an empty text for an empty value', () => {
  for (const empty of ['', null, undefined]) expect(show('myAmount', empty)).toBe('')
  expect(show('myAmount', 0)).toBe('0.00')
})

test('mySwitch returns the text for on for 1, and the text for off for all other values', () => {
  expect([1, '1'].map(value => show('mySwitch', value))).toEqual(['开启', '开启'])
  expect([0, '0', 2, '', null, undefined, false].map(value => show('mySwitch', value))).toEqual(Array(7).fill('关闭'))
})
