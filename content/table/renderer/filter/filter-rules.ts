// 四种筛选条件的数据和匹配规则，与界面无关，可以单独测试
export type Operator = 'has' | 'eq'

export interface SimpleCondition {
  text: string
}

export interface ComplexCondition {
  type: Operator
  name: string
}

export interface ContentCondition {
  vals: unknown[]
  sVal: string
}

export interface ExtendedCondition {
  vals: unknown[]
  sVal: string
  fMenu: '' | 'text'
  f1Type: Operator
  f1Val: string
  fMode: 'and' | 'or'
  f2Type: Operator
  f2Val: string
}

export const emptySimple = (): SimpleCondition => ({ text: '' })
export const emptyComplex = (): ComplexCondition => ({ type: 'has', name: '' })
export const emptyContent = (): ContentCondition => ({ vals: [], sVal: '' })
export const emptyExtended = (): ExtendedCondition => ({
  vals: [], sVal: '', fMenu: '', f1Type: 'has', f1Val: '', fMode: 'and', f2Type: 'has', f2Val: ''
})

function isEmptyCell (cell: unknown): boolean {
  return cell === null || cell === undefined || cell === ''
}

// 空单元格不符合任何文字条件；“包含”不区分大小写
function compare (type: Operator, cell: unknown, text: string): boolean {
  if (isEmptyCell(cell)) return false
  return type === 'eq' ? String(cell) === text : String(cell).toLowerCase().includes(text.toLowerCase())
}

export function matchSimple ({ text }: SimpleCondition, cell: unknown): boolean {
  return compare('has', cell, text)
}

export function matchComplex ({ type, name }: ComplexCondition, cell: unknown): boolean {
  return compare(type, cell, name)
}

export function matchContent ({ vals }: ContentCondition, cell: unknown): boolean {
  return vals.includes(cell)
}

// 值已勾选，或者符合文字条件；第二个条件按 fMode 与第一个组合
export function matchExtended (condition: ExtendedCondition, cell: unknown): boolean {
  const { vals, f1Type, f1Val, fMode, f2Type, f2Val } = condition
  if (vals.includes(cell)) return true
  if (!f1Val) return false
  const first = compare(f1Type, cell, f1Val)
  if (!f2Val) return first
  const second = compare(f2Type, cell, f2Val)
  return fMode === 'and' ? first && second : first || second
}

// 一列的所有值，去除重复的值和空值，只保留包含搜索文字的值
export function columnValues (rows: Record<string, unknown>[], field: string, search: string): unknown[] {
  const values = new Set(rows.map(row => row[field]).filter(value => !isEmptyCell(value)))
  return [...values].filter(value => !search || compare('has', value, search))
}
