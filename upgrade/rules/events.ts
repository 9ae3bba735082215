import { words } from '../../shared/words.ts'
import { kebab } from '../../usage/read/names.ts'
import type { Rule } from '../rule.ts'
import { guidePath, renamedEvent } from './rule-makers.ts'

const warned = { since: '3.8.6', isWarned: true, when: 'today' } as const

/** Names that 3.8 also matches with an underscore: `event.clear_edit`. */
const interceptorNames = [
  'event.clearEdit',
  'event.clearActived',
  'event.clearFilter',
  'event.clearAreas',
  'event.showMenu',
  'beforeDestroy'
]

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
    sentence: words({
      zh: '`event.clearActived` 已废弃，改用 `event.clearEdit`。只要有一个 `event.clearEdit` 拦截器，所有 `event.clearActived` 拦截器都不再调用，包括 vxe-table-plugin-element、vxe-table-plugin-antd、vxe-table-plugin-iview 1.x 中的。项目有其他拦截器或这些插件时不自动修改。',
      en: '`event.clearActived` is deprecated. Use `event.clearEdit` instead. One interceptor of `event.clearEdit` switches off all of `event.clearActived`, also those of vxe-table-plugin-element, vxe-table-plugin-antd and vxe-table-plugin-iview 1.x. It is not changed automatically if the project has another interceptor or one of these plugins.'
    }),
    page: `${guidePath}#prepare-methods`,
    ...warned
  },
  ...interceptorNames.map((name): Rule => {
    const written = name.replace(/[A-Z]/, letter => `_${letter.toLowerCase()}`)
    return {
      id: `interceptor-${kebab(name.replace('event.', ''))}-spelling`,
      find: { kind: 'interceptor', name: written },
      since: '3.9.0',
      becomes: { kind: 'rename', to: name },
      certainty: 'mechanical',
      when: 'today',
      sentence: words({
        zh: `升级后，拦截器的名称不再忽略下划线和大小写，\`${written}\` 不再调用。改用 \`${name}\`，3.8 中两者相同。`,
        en: `After the upgrade, names of interceptors are matched with their underscores and case, so \`${written}\` is never called. Use \`${name}\`, which is the same in 3.8.`
      }),
      page: `${guidePath}#silent`
    }
  })
]
