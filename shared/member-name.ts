import { kebab, readMemberPath } from './api.ts'

/**
 * How a member of the library is written in prose: `table.sortConfig.defaultSort` -> `sort-config.defaultSort`,
 * `table@cell-click` -> `cell-click`, `table#empty` -> `#empty`, `table()setCurrentRow` -> `setCurrentRow()`.
 * An attribute is written with hyphens; the keys of the object it takes are not.
 */
export function memberName(path: string): string {
  const member = readMemberPath(path)
  if (!member) return path
  const { subject, kind, name } = member
  if (kind === 'slot') return `#${name}`
  if (kind === 'method') return `${name}()`
  if (kind === 'event' || scripted.has(subject)) return name
  const [first = '', ...keys] = name.split('.')
  return [kebab(first), ...keys].join('.')
}

/** What is only ever written in scripts. */
const scripted = new Set([
  'setConfig',
  'VXETable',
  'renderer',
  'commands',
  'formats',
  'menus',
  'validators',
  'interceptor'
])
