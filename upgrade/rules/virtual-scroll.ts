import { words } from '../../shared/words.ts'
import { isObject, literalOf, nameOf } from '../../usage/read/syntax.ts'
import type { Node } from '../../usage/read/syntax.ts'
import type { OptionUse } from '../../usage/follow/usage.ts'
import type { Rule } from '../rule.ts'
import { guidePath } from './rule-makers.ts'

/** The default threshold of 3.8, which the old props no longer inherit. */
const thresholds = { scrollY: '100', scrollX: '60' } as const
const newNames = { scrollY: 'virtualYConfig', scrollX: 'virtualXConfig' } as const
const attributeNames = { scrollY: 'scroll-y', scrollX: 'scroll-x' } as const
const scrollProps = ['scrollY', 'scrollX'] as const

/** True for `{ enabled: true }`, or `enabled` by a condition, without `gt`. */
const lacksThreshold = ({ value, owner }: OptionUse): boolean =>
  literalOf(value) !== false && !owner.options.some(({ name }) => name === 'gt')

const propertyNames = (value: OptionUse['value']): (string | undefined)[] =>
  isObject(value) ? (value.properties as Node[]).map(nameOf) : []

const isDisabled = (value: OptionUse['value']): boolean =>
  isObject(value) &&
  (value.properties as Node[]).some(each => nameOf(each) === 'enabled' && literalOf(each.value as Node) === false)

/** True if the new option has the same threshold, or is disabled as well. */
const keepsThreshold = ({ isGlobal, value }: OptionUse): boolean =>
  !isGlobal && (propertyNames(value).includes('gt') || isDisabled(value))

/** An object with only `enabled` gets its threshold first, as the new option has another default. */
const isGlobalThreshold = ({ isGlobal, value }: OptionUse): boolean =>
  isGlobal && isObject(value) && (propertyNames(value).includes('gt') || !propertyNames(value).includes('enabled'))

/** True for `{ gt: 0 }` without `enabled`; a negative threshold disables virtual scrolling. */
const lacksEnabled = ({ value, owner }: OptionUse): boolean =>
  value?.type !== 'UnaryExpression' && !owner.options.some(({ name }) => name === 'enabled')

export const virtualScroll: readonly Rule[] = [
  ...scrollProps.map((side): Rule => ({
    id: `${attributeNames[side]}-enabled`,
    find: { kind: 'option', path: `table.${side}.gt`, test: lacksEnabled },
    // 3.6.17 has the old default, 3.7.6 the one of 3.8.
    since: '3.7.0',
    becomes: { kind: 'add', name: 'enabled', value: 'true' },
    certainty: 'mechanical',
    when: 'today',
    page: `${guidePath}#before-38`,
    sentence: words({
      zh: '3.0 至 3.6 默认开启虚拟滚动，3.8 没有 `enabled: true` 时不开启，`gt` 不生效。',
      en: 'Versions 3.0 to 3.6 scroll virtually by default. 3.8 does not without `enabled: true`, so `gt` has no effect.'
    })
  })),
  ...scrollProps.map((side): Rule => ({
    id: `${attributeNames[side]}-threshold`,
    find: { kind: 'option', path: `table.${side}.enabled`, test: lacksThreshold },
    since: '3.17.2',
    becomes: { kind: 'add', name: 'gt', value: thresholds[side] },
    certainty: 'mechanical',
    when: 'today',
    page: `${guidePath}#prepare-gt`,
    sentence: words({
      zh: '未设置 `gt` 的 `scroll-x`、`scroll-y` 升级后不再虚拟滚动，全部行或列都会渲染。添加 3.8 的默认值。',
      en: 'Without `gt`, `scroll-x` and `scroll-y` no longer scroll virtually: all rows or columns are rendered. Add the default of 3.8.'
    })
  })),
  ...scrollProps.map((side): Rule => ({
    id: `${attributeNames[side]}-global`,
    find: { kind: 'option', path: `table.${side}`, test: isGlobalThreshold },
    since: '3.12.10',
    becomes: { kind: 'copy', to: newNames[side] },
    certainty: 'mechanical',
    when: 'swap',
    page: `${guidePath}#virtual`,
    sentence: words({
      zh: '全局参数 `table.scrollX`、`table.scrollY` 不再影响没有设置该属性的表格。同时设置 `virtualXConfig`、`virtualYConfig`。',
      en: 'The global settings `table.scrollX` and `table.scrollY` no longer apply to tables without the prop. Set `virtualXConfig` and `virtualYConfig` as well.'
    })
  })),
  ...scrollProps.map((side): Rule => ({
    id: `prop-${attributeNames[side]}`,
    find: { kind: 'option', path: `table.${side}`, test: keepsThreshold },
    since: '3.12.10',
    becomes: { kind: 'rename', to: newNames[side] },
    certainty: 'mechanical',
    when: 'after',
    page: `${guidePath}#virtual`,
    sentence: words({
      zh: '`scroll-x`、`scroll-y` 已废弃，升级到 3.12.10 以上之后改用 `virtual-x-config`、`virtual-y-config`。',
      en: '`scroll-x` and `scroll-y` are deprecated. Use `virtual-x-config` and `virtual-y-config` after passing 3.12.10.'
    })
  }))
]
