import { words } from '../../shared/words.ts'
import { literalOf } from '../../usage/read/syntax.ts'
import type { Node } from '../../usage/read/syntax.ts'
import type { Rule } from '../rule.ts'
import { changedOption, guidePath } from './rule-makers.ts'

/** `insert` adds imported rows at the top in 3.8, and at the bottom in later versions. */
const insertDetails = {
  since: '3.9.0',
  when: 'swap',
  page: `${guidePath}#silent`,
  sentence: words({
    zh: '升级后，`insert` 把导入的数据添加到底部。改用 `insertTop`，与 3.8 相同。',
    en: 'After the upgrade, `insert` adds imported rows at the bottom. Use `insertTop` to add them at the top as in 3.8.'
  })
} as const

const importMode = (path: string): Rule =>
  changedOption(
    path,
    { kind: 'value', to: 'insertTop' },
    { ...insertDetails, find: { kind: 'option', path, test: ({ value }) => literalOf(value) === 'insert' } }
  )

const includesInsert = (value: Node | undefined): boolean =>
  value?.type === 'ArrayExpression' && (value.elements as Node[]).some(each => literalOf(each) === 'insert')

export const importModes: readonly Rule[] = [
  importMode('table.importConfig.mode'),
  importMode('toolbar.import.mode'),
  changedOption(
    'table.importConfig.modes',
    { kind: 'text', to: 'insertTop' },
    {
      ...insertDetails,
      certainty: 'look',
      find: { kind: 'option', path: 'table.importConfig.modes', test: ({ value }) => includesInsert(value) }
    }
  )
]
