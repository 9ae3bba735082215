/**
 * How a member of the library is written in prose: `table.sortConfig.defaultSort` -> `sort-config.default-sort`,
 * `table@cell-click` -> `cell-click`, `table#empty` -> `#empty`, `table()setCurrentRow` -> `setCurrentRow()`.
 */
export function memberName(path: string): string {
  const [, component = '', sign = '', name = ''] = /^([\w-]+)(\.|@|#|\(\))(.+)$/.exec(path) ?? []
  if (component === 'setConfig') return name
  if (sign === '@') return name
  if (sign === '#') return `#${name}`
  if (sign === '()') return `${name}()`
  return sign ? kebab(name) : path
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
