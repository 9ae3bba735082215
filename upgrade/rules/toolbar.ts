import { words } from '../../shared/words.ts'
import { kebab } from '../../usage/read/names.ts'
import type { Rule } from '../rule.ts'
import { guidePath, createSentence } from './rule-makers.ts'

const toolbarParts = ['custom', 'export', 'import', 'print', 'refresh', 'zoom'] as const
const movedOptions = {
  trigger: 'trigger',
  immediate: 'immediate',
  showFooter: 'showFooter',
  isFooter: 'showFooter'
} as const

/** 3.8 warns of `trigger` here, and reads it nowhere else. */
const triggerDetails = {
  when: 'swap',
  page: `${guidePath}#silent`,
  sentence: words({
    zh: '升级后，按钮只读取表格的 `custom-config.trigger`。3.8 的按钮只读取此处的 `trigger`，更换包之前保留。',
    en: 'After the upgrade, the button reads `custom-config.trigger` of the table only. The button of 3.8 reads `trigger` here only, so keep it until the swap.'
  })
} as const

export const toolbar: readonly Rule[] = [
  ...['custom', 'customOptions'].flatMap(config =>
    Object.entries(movedOptions).map(([name, to]): Rule => ({
      id: `toolbar-${kebab(config)}-${kebab(name)}`,
      find: { kind: 'option', path: `toolbar.${config}.${name}` },
      since: '3.8.6',
      isWarned: true,
      becomes: { kind: 'text', to: `custom-config.${to}` },
      certainty: 'look',
      when: 'today',
      page: `${guidePath}#prepare-props`,
      sentence: words({
        zh: '工具栏 `custom` 中的该配置项已废弃，3.8 和新版本都不读取。改为设置在表格的 `custom-config` 中，或者删除。',
        en: 'This option of `custom` of the toolbar is deprecated, and neither 3.8 nor later versions read it. Set it in `custom-config` of the table, or delete it.'
      }),
      ...(name === 'trigger' && triggerDetails)
    }))
  ),
  ...toolbarParts.map((part): Rule => ({
    id: `toolbar-${part}-object`,
    find: { kind: 'option', path: `toolbar.${part}`, test: ({ isObject }) => isObject },
    since: '3.15.41',
    becomes: { kind: 'split', to: `${part}Options` },
    certainty: 'mechanical',
    when: 'after',
    page: `${guidePath}#later`,
    sentence: createSentence(({ renamed }) => renamed(`${part}={…}`, `${part}-options`))
  }))
]
