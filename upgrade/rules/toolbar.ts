import { words } from '../../shared/words.ts'
import { kebab } from '../read/names.ts'
import { isObject } from '../read/syntax.ts'
import type { Rule } from '../rule.ts'
import { guide, said } from './rule-makers.ts'

const parts = ['custom', 'export', 'import', 'print', 'refresh', 'zoom'] as const
const moved = { trigger: 'trigger', immediate: 'immediate', showFooter: 'showFooter', isFooter: 'showFooter' } as const

export const toolbar: readonly Rule[] = [
  ...['custom', 'customOptions'].flatMap(config =>
    Object.entries(moved).map(([name, to]): Rule => ({
      id: `toolbar-${kebab(config)}-${kebab(name)}`,
      find: { kind: 'option', path: `toolbar.${config}.${name}` },
      since: '3.8.6',
      isWarned: true,
      becomes: { kind: 'text', to: `custom-config.${to}` },
      certainty: 'look',
      when: 'today',
      page: `${guide}#prepare-props`,
      sentence: words({
        zh: '工具栏 `custom` 中的该配置项已废弃，改为设置在表格的 `custom-config` 中。',
        en: 'This option of `custom` of the toolbar is deprecated. Set it in `custom-config` of the table.'
      })
    }))
  ),
  ...parts.map((part): Rule => ({
    id: `toolbar-${part}-object`,
    find: { kind: 'option', path: `toolbar.${part}`, test: ({ value }) => isObject(value) },
    since: '3.15.41',
    becomes: { kind: 'split', to: `${part}Options` },
    certainty: 'mechanical',
    when: 'after',
    page: `${guide}#later`,
    sentence: said(({ renamed }) => renamed(`${part}={…}`, `${part}-options`))
  }))
]
