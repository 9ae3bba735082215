import { words } from '../../shared/words.ts'
import { kebab } from '../../usage/read/names.ts'
import type { Rule } from '../rule.ts'
import { guidePath, createSentence } from './rule-makers.ts'

/**
 * Names of a renderer's functions after the split. 3.8.6 knows none of the new names, so they can't change before.
 * `filterRemoteMethod` is documented under two names and read under neither.
 */
const hooks: readonly [from: string, to: string][] = [
  ['filterMethod', 'tableFilterMethod'],
  ['filterResetMethod', 'tableFilterResetMethod'],
  ['filterRecoverMethod', 'tableFilterRecoverMethod'],
  ['defaultFilterMethod', 'tableFilterDefaultMethod'],
  ['defaultTableFilterMethod', 'tableFilterDefaultMethod'],
  ['filterClassName', 'tableFilterClassName'],
  ['isFooter', 'showTableFilterFooter'],
  ['showFilterFooter', 'showTableFilterFooter'],
  ['cellClassName', 'tableCellClassName'],
  ['cellStyle', 'tableCellStyle'],
  ['autofocus', 'tableAutoFocus'],
  ['tableAutofocus', 'tableAutoFocus'],
  ['autoselect', 'tableAutoSelect'],
  ['exportMethod', 'tableExportMethod'],
  ['footerExportMethod', 'tableFooterExportMethod'],
  ['renderHeader', 'renderTableHeader'],
  ['renderFooter', 'renderTableFooter'],
  ['renderFilter', 'renderTableFilter'],
  ['renderDefault', 'renderTableDefault'],
  ['renderEdit', 'renderTableEdit'],
  ['renderCell', 'renderTableCell'],
  ['renderExpand', 'renderTableExpand'],
  ['renderEmpty', 'renderTableEmptyView'],
  ['itemClassName', 'formItemClassName'],
  ['itemStyle', 'formItemStyle'],
  ['itemContentClassName', 'formItemContentClassName'],
  ['itemContentStyle', 'formItemContentStyle'],
  ['itemTitleClassName', 'formItemTitleClassName'],
  ['itemTitleStyle', 'formItemTitleStyle'],
  ['renderItem', 'renderFormItemContent'],
  ['renderItemContent', 'renderFormItemContent'],
  ['itemVisibleMethod', 'formItemVisibleMethod'],
  ['itemResetMethod', 'formItemResetMethod']
]

export const renderers: readonly Rule[] = [
  ...hooks.map(([from, to]): Rule => ({
    id: `hook-${kebab(from)}`,
    find: { kind: 'option', path: `renderer.${from}` },
    since: '3.9.0',
    becomes: { kind: 'rename', to },
    certainty: 'mechanical',
    when: 'swap',
    sentence: createSentence(({ hook }) => hook(from, to)),
    page: `${guidePath}#renderers`
  })),
  {
    id: 'hook-render-item-title',
    find: { kind: 'option', path: 'renderer.renderItemTitle' },
    since: '3.9.0',
    becomes: { kind: 'rename', to: 'renderFormItemTitle' },
    certainty: 'decide',
    when: 'swap',
    sentence: words({
      zh: '升级后，`renderItemTitle(renderOpts, params)` 多一个参数：`renderFormItemTitle(h, renderOpts, params)`。旧名称的参数也相同。',
      en: 'After the upgrade, `renderItemTitle(renderOpts, params)` gets one more argument: `renderFormItemTitle(h, renderOpts, params)`. So does the old name.'
    }),
    page: `${guidePath}#renderers`
  },
  {
    id: 'hook-render-button',
    find: { kind: 'option', path: 'renderer.renderButton' },
    since: '3.8.6',
    isWarned: true,
    becomes: { kind: 'rename', to: 'renderToolbarButton' },
    certainty: 'mechanical',
    when: 'today',
    sentence: createSentence(({ renamed }) => renamed('renderButton', 'renderToolbarButton')),
    page: `${guidePath}#renderers`
  }
]
