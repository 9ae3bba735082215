import { words } from '../../shared/words.ts'
import type { Rule } from '../rule.ts'
import { guidePath } from './rule-makers.ts'

const sentence = words({
  zh: '升级后，列的 `line` 插槽只在 `tree-node` 列且开启 `tree-config.showLine` 时渲染。3.8 在任何列都渲染。',
  en: 'After the upgrade, the `line` slot of columns is rendered in the `tree-node` column only, with `tree-config.showLine`. In 3.8 any column renders it.'
})
const sharedDetails = {
  // 3.18.21 renders it anywhere, 3.19.44 does not.
  since: '3.19.0',
  certainty: 'look',
  when: 'swap',
  page: `${guidePath}#silent`,
  sentence
} as const

export const slots: readonly Rule[] = [
  { id: 'slot-line', find: { kind: 'slot', of: 'column', name: 'line' }, ...sharedDetails },
  { id: 'option-column-slots-line', find: { kind: 'option', path: 'column.slots.line' }, ...sharedDetails }
]
