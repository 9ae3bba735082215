import { toKebabCase } from '../../../../shared/api.ts'

/** Path of a value in the library's API: `table`, then `sortConfig`, then `orders`. Keys are in camel case. */
export interface ApiPath {
  subject: string
  path: string[]
}

/** Components of the library without `vxe-`, in the order of their reference. */
export const components = [
  'table',
  'colgroup',
  'column',
  'grid',
  'toolbar',
  'pager',
  'radio',
  'radio-group',
  'radio-button',
  'checkbox',
  'checkbox-group',
  'switch',
  'input',
  'select',
  'optgroup',
  'option',
  'textarea',
  'button',
  'button-group',
  'tooltip',
  'modal',
  'form',
  'form-gather',
  'form-item',
  'list',
  'pulldown',
  'icon'
] as const

export type ComponentName = (typeof components)[number]

export const isComponent = (name: string | undefined): name is ComponentName => components.some(each => each === name)

/**
 * Returns the component of a tag. `vxe-form-item`, `VxeFormItem` and `vxe-table-column` are components, `div` is not.
 */
export function getComponentName(tag: string): ComponentName | undefined {
  const name = toKebabCase(tag).replace(/^-/, '')
  const rest = /^vxe-(?:table-)?(.+)$/.exec(name)?.[1] ?? (name === 'vxe-table' ? 'table' : undefined)
  return isComponent(rest) ? rest : undefined
}

/**
 * Returns the API path of the keys of an object type: `Table`, `VxeGridProps`, `Partial<GridOptions>` or
 * `TableSortConfig`.
 */
export function getTypePath(type: string): ApiPath | undefined {
  for (const [word] of type.matchAll(/[A-Z]\w*/g)) {
    const [, owner = '', config = ''] = /^(?:Vxe)?(Table|Grid|Form)(\w+(?:Config|Rules))$/.exec(word) ?? []
    if (config) return { subject: owner.toLowerCase(), path: [config.charAt(0).toLowerCase() + config.slice(1)] }
    const name = toKebabCase(
      word.replace(/^Vxe/, '').replace(/(?:Instance|Props|PropTypes|Options|Constructor)$/, '')
    ).slice(1)
    const subject = name === 'grid-columns' || name === 'table-column' ? 'column' : name
    if (isComponent(subject)) return { subject, path: [] }
  }
  return undefined
}
