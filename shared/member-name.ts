import { toKebabCase, readMemberPath } from './api.ts'

/**
 * Returns the spelling of a library member in prose: `table.sortConfig.defaultSort` -> `sort-config.defaultSort`,
 * `table@cell-click` -> `cell-click`, `table#empty` -> `#empty`, `table()setCurrentRow` -> `setCurrentRow()`.
 * An attribute is written with hyphens; the keys of the object it takes are not.
 */
export function formatMemberName(path: string): string {
  const member = readMemberPath(path)
  if (!member) return path
  const { subject, kind, name } = member
  if (kind === 'slot') return `#${name}`
  if (kind === 'method') return `${name}()`
  if (kind === 'event' || scriptOnlySubjects.has(subject)) return name
  const [first = '', ...keys] = name.split('.')
  return [toKebabCase(first), ...keys].join('.')
}

/** Subjects that are only used in scripts. */
const scriptOnlySubjects = new Set([
  'setConfig',
  'VXETable',
  'renderer',
  'commands',
  'formats',
  'menus',
  'validators',
  'interceptor'
])
