import type { Printed } from './protocol.ts'

const deepest = 4
const mostEntries = 50

/** What one message may hold in all. */
const most = { nodes: 400, letters: 10_000 }

type Budget = typeof most

/** Values as text and trees of text, small enough to be sent. Nothing that is printed can throw, and nothing is printed whole. */
export function printAll(values: readonly unknown[]): Printed[] {
  const budget = { ...most }
  return formatted(values)
    .slice(0, mostEntries)
    .map(value => (typeof value === 'string' ? { kind: 'text', text: spend(value, budget) } : print(value, budget, [])))
}

/** `console.log('%s rows', 3)`; colours (`%c`) are left out. */
function formatted(values: readonly unknown[]): unknown[] {
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

function print(value: unknown, budget: Budget, above: readonly unknown[]): Printed {
  budget.nodes -= 1
  try {
    if (typeof value !== 'object' || value === null || isLeaf(value))
      return { kind: 'value', text: spend(textOf(value), budget) }
    if (above.includes(value)) return { kind: 'value', text: spend(`${labelOf(value)} (circular)`, budget) }
    if (above.length >= deepest || budget.nodes <= 0 || budget.letters <= 0)
      return { kind: 'value', text: spend(labelOf(value), budget) }
    return printObject(value, budget, [...above, value])
  } catch {
    return { kind: 'value', text: '(cannot be read)' }
  }
}

function printObject(value: object, budget: Budget, above: readonly unknown[]): Printed {
  const names = namesOf(value)
  const entries: [string, Printed][] = []
  for (const name of names.slice(0, mostEntries)) {
    if (budget.nodes <= 0 || budget.letters <= 0) break
    entries.push([spend(cut(name, 200), budget), print(readEntry(value, name), budget, above)])
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

/** `Array(3)`, `Map(2)`, `Point`, `{}` for a plain object. */
function labelOf(value: object): string {
  if (Array.isArray(value)) return `Array(${value.length})`
  const name: unknown = value.constructor?.name
  const own = typeof name === 'string' && name ? cut(name, 100) : 'Object'
  if (value instanceof Map || value instanceof Set) return `${own}(${value.size})`
  return own === 'Object' ? '{}' : own
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

/** What is left of the budget's letters of a text. */
function spend(text: string, budget: Budget): string {
  const kept = cut(text, Math.max(0, budget.letters))
  budget.letters -= kept.length
  return kept
}

const cut = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length)}…` : text)
