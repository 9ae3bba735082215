import type { PrintedValue } from './protocol.ts'

const maxDepth = 4
const maxEntries = 50

/** Maximum size of one message. */
const maxSize = { nodes: 400, letters: 10_000 }

type PrintBudget = typeof maxSize

/** Converts values to text and trees of text, cut to the size of one message. Never throws, even if a getter does. */
export function printValues(values: readonly unknown[]): PrintedValue[] {
  const budget = { ...maxSize }
  return applyFormat(values)
    .slice(0, maxEntries)
    .map(value =>
      typeof value === 'string' ? { kind: 'text', text: takeFromBudget(value, budget) } : printValue(value, budget, [])
    )
}

/** Applies format specifiers as in `console.log('%s rows', 3)`. Styles (`%c`) are dropped. */
function applyFormat(values: readonly unknown[]): unknown[] {
  const [format, ...rest] = values
  if (typeof format !== 'string' || !/%[sdifoOc]/.test(format)) return [...values]
  const text = format.replace(/%([sdifoOc%])/g, (whole, kind: string) => {
    if (kind === '%') return '%'
    if (!rest.length) return whole
    const value = rest.shift()
    return kind === 'c' ? '' : typeof value === 'string' ? value : textOf(value)
  })
  return [text, ...rest]
}

function printValue(value: unknown, budget: PrintBudget, ancestors: readonly unknown[]): PrintedValue {
  budget.nodes -= 1
  try {
    if (typeof value !== 'object' || value === null || isLeaf(value))
      return { kind: 'value', text: takeFromBudget(textOf(value), budget) }
    if (ancestors.includes(value))
      return { kind: 'value', text: takeFromBudget(`${labelOf(value)} (circular)`, budget) }
    if (ancestors.length >= maxDepth || budget.nodes <= 0 || budget.letters <= 0)
      return { kind: 'value', text: takeFromBudget(labelOf(value), budget) }
    return printObject(value, budget, [...ancestors, value])
  } catch {
    return { kind: 'value', text: '(cannot be read)' }
  }
}

function printObject(value: object, budget: PrintBudget, ancestors: readonly unknown[]): PrintedValue {
  const names = namesOf(value)
  const entries: [string, PrintedValue][] = []
  for (const name of names.slice(0, maxEntries)) {
    if (budget.nodes <= 0 || budget.letters <= 0) break
    entries.push([takeFromBudget(cut(name, 200), budget), printValue(readEntry(value, name), budget, ancestors)])
  }
  return { kind: 'object', label: labelOf(value), entries, more: names.length - entries.length }
}

const isLeaf = (value: object): boolean =>
  value instanceof Error ||
  value instanceof Date ||
  value instanceof RegExp ||
  value instanceof Node ||
  value === window

function namesOf(value: object): string[] {
  if (value instanceof Map) return [...value.keys()].map(textOf)
  if (value instanceof Set) return Array.from(value, (_, index) => String(index))
  return Object.keys(value)
}

function readEntry(value: object, name: string): unknown {
  if (value instanceof Map) return [...value].find(([key]) => textOf(key) === name)?.[1]
  if (value instanceof Set) return [...value][Number(name)]
  try {
    return (value as Record<string, unknown>)[name]
  } catch (error) {
    return error
  }
}

/** Returns `Array(3)`, `Map(2)`, `Point`, or `{}` for a plain object. */
function labelOf(value: object): string {
  if (Array.isArray(value)) return `Array(${value.length})`
  const name: unknown = value.constructor?.name
  const className = typeof name === 'string' && name ? cut(name, 100) : 'Object'
  if (value instanceof Map || value instanceof Set) return `${className}(${value.size})`
  return className === 'Object' ? '{}' : className
}

function textOf(value: unknown): string {
  try {
    if (typeof value === 'string') return JSON.stringify(value)
    if (typeof value === 'function') return `ƒ ${value.name || '(anonymous)'}()`
    if (typeof value === 'bigint') return `${value}n`
    if (value instanceof Error)
      return value.stack?.includes(value.message) ? value.stack : `${value.name}: ${value.message}`
    if (value instanceof Element)
      return `<${value.localName}${value.id && `#${value.id}`}${[...value.classList].map(name => `.${name}`).join('')}>`
    if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString()
    return typeof value === 'object' && value !== null && !isLeaf(value)
      ? labelOf(value)
      : Object.is(value, -0)
        ? '-0'
        : String(value)
  } catch {
    return '(cannot be read)'
  }
}

/** Cuts a text to the remaining letters of the budget and deducts its length. */
function takeFromBudget(text: string, budget: PrintBudget): string {
  const cutText = cut(text, Math.max(0, budget.letters))
  budget.letters -= cutText.length
  return cutText
}

const cut = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length)}…` : text)
