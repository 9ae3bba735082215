import { words } from '../../shared/words.ts'
import { literalOf } from '../../usage/read/syntax.ts'
import type { Rule, Sentence, DefaultUse } from '../rule.ts'
import { guidePath } from './rule-makers.ts'

const changedDefault = (
  path: string,
  oldValue: string,
  since: string,
  uses: readonly DefaultUse[],
  sentence: Sentence,
  details: Partial<Rule> = {}
): Rule => ({
  id: `default-${path.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`).replaceAll('.', '-')}`,
  find: { kind: 'default', path, oldValue, uses },
  since,
  certainty: 'look',
  when: 'swap',
  page: `${guidePath}#defaults`,
  sentence,
  ...details
})

const isOn: NonNullable<Extract<DefaultUse, { option: string }>['test']> = ({ value }) => literalOf(value) !== false
const tables = (without: readonly string[]): DefaultUse[] => [
  { element: 'table', without },
  { element: 'grid', without }
]
const virtualSentence = words({
  zh: '3.12.10 至 3.15.16 默认虚拟滚动。关闭后，与 3.8 相同。',
  en: 'From 3.12.10 to 3.15.16, virtual scrolling is enabled by default. Disable it to get the behavior of 3.8.'
})
const oldThreshold = words({
  zh: '没有设置 `gt` 的 `scroll-x`、`scroll-y` 不再虚拟滚动。',
  en: 'Without `gt`, `scroll-x` and `scroll-y` no longer scroll virtually.'
})
const modesSentence = words({
  zh: '导出和打印的弹窗多出一种模式，只含表头的空数据。',
  en: 'The modals for export and print offer one more mode: the header without rows.'
})

/** Changed defaults that readers can see. Features that 3.8 does not have need no rule. */
export const defaults: readonly Rule[] = [
  changedDefault(
    'modal.showConfirmButton',
    'true',
    '3.8.7',
    [{ option: 'modal.showFooter', test: option => isOn(option) && !option.owner.element?.slots.includes('footer') }],
    words({
      zh: '设置了 `show-footer` 的弹窗不再显示按钮。',
      en: 'Modals with `show-footer` no longer show a button.'
    })
  ),
  changedDefault(
    'table.validConfig.theme',
    `'normal'`,
    '3.11.16',
    [{ option: 'table.editRules' }],
    words({
      zh: '校验提示由白底红字变为红底白字。',
      en: 'Validation messages change from red on white to white on red.'
    })
  ),
  changedDefault(
    'table.resizableConfig.showDragTip',
    'false',
    '3.11.16',
    [
      { option: 'table.resizable', test: isOn },
      { option: 'table.columnConfig.resizable', test: isOn },
      { option: 'column.resizable', test: isOn }
    ],
    words({ zh: '拖动列宽时显示提示。', en: 'A tip appears while a column is resized.' })
  ),
  changedDefault('table.virtualXConfig.enabled', 'false', '3.12.10', tables([]), virtualSentence, { until: '3.15.17' }),
  changedDefault('table.virtualYConfig.enabled', 'false', '3.12.10', tables([]), virtualSentence, { until: '3.15.17' }),
  changedDefault(
    'table.expandConfig.mode',
    `'inside'`,
    '3.13.0',
    [{ option: 'column.type', test: ({ value }) => literalOf(value) === 'expand' }],
    words({ zh: '展开内容不再是表格的行。', en: 'Expanded content is no longer a row of the table.' })
  ),
  changedDefault(
    'table.scrollX.gt',
    '60',
    '3.17.2',
    [{ option: 'table.scrollX', test: ({ isResolved }) => !isResolved }],
    oldThreshold
  ),
  changedDefault(
    'table.scrollY.gt',
    '100',
    '3.17.2',
    [{ option: 'table.scrollY', test: ({ isResolved }) => !isResolved }],
    oldThreshold
  ),
  changedDefault(
    'table.minHeight',
    '144',
    '3.19.7',
    tables(['height', 'maxHeight', 'minHeight']),
    words({
      zh: '行较少时，表格的高度由 144 px 缩小到内容的高度。',
      en: 'Tables with few rows shrink from 144 px to their content.'
    })
  ),
  changedDefault(
    'table.resizeConfig.refreshDelay',
    '250',
    '3.11.6',
    [{ option: 'table.autoResize', test: isOn }],
    words({
      zh: '父元素的大小改变后，表格不再延迟 250 毫秒更新。',
      en: 'After a change of the size of the parent element, the table no longer waits 250 ms.'
    })
  ),
  changedDefault(
    'table.exportConfig.modes',
    `['current', 'selected']`,
    '3.9.0',
    [{ option: 'table.exportConfig' }],
    modesSentence
  ),
  changedDefault(
    'table.printConfig.modes',
    `['current', 'selected']`,
    '3.9.0',
    [{ option: 'table.printConfig' }],
    modesSentence
  ),
  changedDefault(
    'form.validConfig.theme',
    `'normal'`,
    '3.3.17',
    [{ option: 'form.rules' }],
    words({
      zh: '表单的校验提示由白底红字变为红底白字。',
      en: 'Validation messages of forms change from red on white to white on red.'
    }),
    { of: 'vxe-pc-ui' }
  )
]
