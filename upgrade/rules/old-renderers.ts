import { words } from '../../shared/words.ts'
import type { Option } from '../follow/usage.ts'
import { literalOf } from '../read/syntax.ts'
import type { Rule } from '../rule.ts'
import { guide } from './rule-makers.ts'

const named =
  (wanted: string) =>
  ({ value }: Option): boolean =>
    literalOf(value) === wanted

const inTables = ['column.cellRender.name', 'column.filterRender.name', 'formItem.itemRender.name']

/** Names of before 3.0. Their components tell a new value by an event that these renderers do not listen to any more. */
export const oldRenderers: readonly Rule[] = [
  { from: '$input', to: 'VxeInput' },
  { from: '$textarea', to: 'VxeTextarea' },
  { from: '$select', to: 'VxeSelect' }
].map(({ from, to }) => ({
  id: `renderer-old-${from.slice(1)}`,
  since: '3.18.20',
  certainty: 'mechanical',
  when: 'today',
  find: { kind: 'option', path: 'column.editRender.name', also: inTables, test: named(from) },
  becomes: { kind: 'value', to },
  sentence: words({
    zh: `从 3.18.20 起，渲染器 \`${from}\` 仍显示，但输入的值不写入数据。改用 \`${to}\`，3.8 中两者相同。`,
    en: `From 3.18.20 on, the renderer \`${from}\` is still shown, but new values are not written to the data. Use \`${to}\`, which is the same in 3.8.`
  }),
  page: `${guide}#silent`
}))
