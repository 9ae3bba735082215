import { words } from '../../shared/words.ts'
import type { Rule } from '../rule.ts'
import { changedOption, guide, movedOption, renamedMethod, renamedOption, said } from './rule-makers.ts'

/** The first of the compared versions whose declarations say so. */
const facts = (since: string) => ({ since, when: 'after', page: `${guide}#declared` }) as const

const popupClass = 'popupConfig.className'

/** Deprecated in the declarations of the new packages. The old names work, and nothing warns. */
export const declared: readonly Rule[] = [
  renamedOption('table.tooltipConfig.useHTML', 'useHtml', { id: 'option-tooltip-config-use-html', ...facts('3.21.6') }),
  renamedOption('table.printConfig.content', 'html', facts('3.9.0')),
  renamedOption('column.editRender.autofocus', 'autoFocus', facts('3.9.0')),
  renamedOption('column.editRender.autoselect', 'autoSelect', facts('3.9.0')),
  renamedOption('grid.proxyConfig.message', 'showResponseMsg', facts('3.9.0')),
  renamedOption('input.maxlength', 'maxLength', facts('3.9.0')),
  renamedOption('input.autocomplete', 'autoComplete', facts('3.9.0')),
  renamedOption('textarea.maxlength', 'maxLength', facts('3.9.0')),
  renamedOption('tooltip.useHTML', 'useHtml', { id: 'prop-tooltip-use-html', ...facts('3.21.6') }),
  renamedOption('formItem.titlePrefix.message', 'content', facts('3.9.0')),
  movedOption('select.popupClassName', popupClass, facts('3.21.6')),
  movedOption('select.filterMethod', 'filterConfig.filterMethod', facts('3.21.6')),
  movedOption('select.remoteMethod', 'remoteConfig.queryMethod', facts('3.14.5')),
  movedOption('pulldown.popupClassName', popupClass, facts('3.21.6')),
  renamedMethod('table', 'getScroll', 'getScrollData', facts('3.21.6')),
  renamedMethod('table', 'connect', 'connectToolbar', facts('3.18.20')),
  renamedMethod('table', 'hasPendingByRow', 'isPendingByRow', facts('3.14.5')),
  renamedMethod('tooltip', 'toVisible', 'open', facts('3.9.0'))
]

const removedEvents = (path: string): Rule =>
  changedOption(
    path,
    { kind: 'text', to: 'events' },
    {
      since: '3.9.0',
      certainty: 'decide',
      when: 'swap',
      page: `${guide}#silent`,
      sentence: words({
        zh: '`nativeEvents` 已移除，绑定的事件不再触发。组件支持该事件时，移到 `events` 中。',
        en: '`nativeEvents` is removed and its events are no longer handled. If the component has the event, move it to `events`.'
      })
    }
  )

/** Gone without a warning: no file of the new packages names them. */
export const goneSilently: readonly Rule[] = [
  removedEvents('column.editRender.nativeEvents'),
  removedEvents('column.cellRender.nativeEvents'),
  removedEvents('column.filterRender.nativeEvents'),
  removedEvents('column.contentRender.nativeEvents'),
  removedEvents('table.emptyRender.nativeEvents'),
  removedEvents('formItem.itemRender.nativeEvents'),
  changedOption(
    'renderer.cellExportMethod',
    { kind: 'rename', to: 'tableExportMethod' },
    {
      id: 'hook-cell-export-method',
      since: '3.9.0',
      when: 'swap',
      page: `${guide}#renderers`,
      sentence: said(({ renamedSilently }) => renamedSilently('cellExportMethod', 'tableExportMethod'))
    }
  ),
  changedOption(
    'renderer.footerCellExportMethod',
    { kind: 'rename', to: 'tableFooterExportMethod' },
    {
      id: 'hook-footer-cell-export-method',
      since: '3.9.0',
      when: 'swap',
      page: `${guide}#renderers`,
      sentence: said(({ hook }) => hook('footerCellExportMethod', 'tableFooterExportMethod'))
    }
  )
]
