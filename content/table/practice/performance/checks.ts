import type { CreateElement } from 'vue'
import type { Grid } from 'vxe-table'

export interface Way {
  name: string
  result: string
  options (): object
  act? (grid: Grid): Promise<unknown>
}

export interface Check {
  id: number
  size: string
  before: Way
  after: Way
}

interface Cell {
  row: Record<string, number>
  column: { field: string }
}

export function columnsOf (count: number, more = {}) {
  return Array.from({ length: count }, (_, index) => ({
    field: `f${index}`,
    title: `列 ${index + 1}`,
    width: 110,
    ...more
  }))
}

function rowsOf (count: number, fields = 6) {
  return Array.from({ length: count }, (_, id) => {
    const row: Record<string, number> = { id }
    for (let index = 0; index < fields; index++) row[`f${index}`] = id * 7 + index
    return row
  })
}

const virtual = { enabled: true, gt: 0 }
const formatter = ({ cellValue }: { cellValue: number }) => `${cellValue} 分`
const inputSlot = ({ row, column }: Cell, h: CreateElement) => [h('vxe-input', { props: { value: row[column.field] } })]

async function insertEach (grid: Grid) {
  for (let count = 0; count < 30; count++) await grid.insert({})
}

function insertAll (grid: Grid) {
  return grid.insert(Array.from({ length: 30 }, () => ({})))
}

function check (id: number, size: string, before: Omit<Way, 'result'>, after: Omit<Way, 'result'>): Check {
  return { id, size, before: { ...before, result: '—' }, after: { ...after, result: '—' } }
}

export const newChecks = () => [
  check(
    1,
    '400 行，6 列',
    { name: '渲染全部的行', options: () => ({ data: rowsOf(400) }) },
    { name: '纵向虚拟滚动', options: () => ({ data: rowsOf(400), scrollY: virtual }) }
  ),
  check(
    2,
    '20 行，100 列',
    { name: '渲染全部的列', options: () => ({ data: rowsOf(20, 100), columns: columnsOf(100) }) },
    { name: '横向虚拟滚动', options: () => ({ data: rowsOf(20, 100), columns: columnsOf(100), scrollX: virtual }) }
  ),
  check(
    3,
    '5,000 行，插入 30 行',
    { name: '逐行插入', options: () => ({ data: rowsOf(5000), scrollY: virtual }), act: insertEach },
    { name: '一次插入', options: () => ({ data: rowsOf(5000), scrollY: virtual }), act: insertAll }
  ),
  check(
    4,
    '60 行，6 列',
    { name: '组件的插槽', options: () => ({ data: rowsOf(60), columns: columnsOf(6, { slots: { default: inputSlot } }) }) },
    { name: 'formatter', options: () => ({ data: rowsOf(60), columns: columnsOf(6, { formatter }) }) }
  ),
  check(
    5,
    '10,000 行，6 列',
    { name: '普通的行', options: () => ({ data: rowsOf(10000), scrollY: virtual }) },
    { name: '冻结的行', options: () => ({ data: rowsOf(10000).map(row => Object.freeze(row)), scrollY: virtual }) }
  )
]
