import { words } from '../../shared/words.ts'
import type { OptionUse } from '../../usage/follow/usage.ts'
import { literalOf } from '../../usage/read/syntax.ts'
import type { Rule } from '../rule.ts'
import { guidePath } from './rule-makers.ts'

const hasName =
  (name: string) =>
  ({ value }: OptionUse): boolean =>
    literalOf(value) === name

const rendererPaths = ['column.cellRender.name', 'column.filterRender.name', 'formItem.itemRender.name']

/**
 * Names from before 3.0. These renderers no longer listen to the event by which their components report a new value.
 */
export const oldRenderers: readonly Rule[] = [
  { from: '$input', to: 'VxeInput' },
  { from: '$textarea', to: 'VxeTextarea' },
  { from: '$select', to: 'VxeSelect' }
].map(({ from, to }) => ({
  id: `renderer-old-${from.slice(1)}`,
  since: '3.18.20',
  certainty: 'mechanical',
  when: 'today',
  find: { kind: 'option', path: 'column.editRender.name', also: rendererPaths, test: hasName(from) },
  becomes: { kind: 'value', to, isName: true },
  sentence: words({
    zh: `从 3.18.20 起，渲染器 \`${from}\` 仍显示，但输入的值不写入数据。改用 \`${to}\`，3.8 中两者相同。项目的代码比较或查找旧名称时不自动修改，两处一起修改。`,
    en: `From 3.18.20 on, the renderer \`${from}\` is still shown, but new values are not written to the data. Use \`${to}\`, which is the same in 3.8. The name is not changed automatically if code of the project compares it or looks it up: change both.`
  }),
  page: `${guidePath}#silent`
}))
