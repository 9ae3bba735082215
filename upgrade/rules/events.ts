import type { Rule } from '../rule.ts'
import { guidePath, renamedEvent, createSentence } from './rule-makers.ts'

const warned = { since: '3.8.6', isWarned: true, when: 'today' } as const

export const events: readonly Rule[] = [
  renamedEvent('table', 'cell-context-menu', 'cell-menu', warned),
  renamedEvent('table', 'header-cell-context-menu', 'header-cell-menu', warned),
  renamedEvent('table', 'footer-cell-context-menu', 'footer-cell-menu', warned),
  renamedEvent('table', 'context-menu-click', 'menu-click', warned),
  renamedEvent('table', 'edit-actived', 'edit-activated', { since: '3.9.0', when: 'today' }),
  {
    id: 'interceptor-clear-actived',
    find: { kind: 'interceptor', name: 'event.clearActived' },
    becomes: { kind: 'rename', to: 'event.clearEdit' },
    certainty: 'mechanical',
    sentence: createSentence(({ renamed }) => renamed('event.clearActived', 'event.clearEdit')),
    page: `${guidePath}#prepare-methods`,
    ...warned
  }
]
