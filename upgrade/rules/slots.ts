import { words } from '../../shared/words.ts'
import type { Rule } from '../rule.ts'
import { guide } from './rule-makers.ts'

const sentence = words({
  zh: '列的 `line` 插槽已移除，升级后不渲染。',
  en: 'The `line` slot of columns is removed and is not rendered after the upgrade.'
})
const facts = {
  since: '3.9.0',
  certainty: 'decide',
  when: 'swap',
  page: `${guide}#silent`,
  becomes: { kind: 'remove' },
  sentence
} as const

export const slots: readonly Rule[] = [
  { id: 'slot-line', find: { kind: 'slot', of: 'column', name: 'line' }, ...facts },
  { id: 'option-column-slots-line', find: { kind: 'option', path: 'column.slots.line' }, ...facts }
]
