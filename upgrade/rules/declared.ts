import { words } from '../../shared/words.ts'
import type { Rule } from '../rule.ts'
import { changedOption, guidePath, movedOption, renamedMethod, renamedOption, createSentence } from './rule-makers.ts'

/** `since` is the first of the compared versions with the deprecation in its declarations. */
const declaredSince = (since: string) => ({ since, when: 'after', page: `${guidePath}#declared` }) as const

const popupClass = 'popupConfig.className'

/** Names that only the declarations of the new packages deprecate; they work without a warning. */
export const declared: readonly Rule[] = [
  renamedOption('table.tooltipConfig.useHTML', 'useHtml', {
    id: 'option-tooltip-config-use-html',
    ...declaredSince('3.21.6')
  }),
  renamedOption('table.printConfig.content', 'html', declaredSince('3.9.0')),
  renamedOption('column.editRender.autofocus', 'autoFocus', declaredSince('3.9.0')),
  renamedOption('column.editRender.autoselect', 'autoSelect', declaredSince('3.9.0')),
  renamedOption('grid.proxyConfig.message', 'showResponseMsg', declaredSince('3.9.0')),
  renamedOption('input.maxlength', 'maxLength', declaredSince('3.9.0')),
  renamedOption('input.autocomplete', 'autoComplete', declaredSince('3.9.0')),
  renamedOption('textarea.maxlength', 'maxLength', declaredSince('3.9.0')),
  renamedOption('tooltip.useHTML', 'useHtml', { id: 'prop-tooltip-use-html', ...declaredSince('3.21.6') }),
  renamedOption('formItem.titlePrefix.message', 'content', declaredSince('3.9.0')),
  renamedOption('formItem.titleSuffix.message', 'content', declaredSince('3.9.0')),
  renamedOption('formItem.titlePrefix.useHTML', 'useHtml', {
    id: 'option-form-item-title-prefix-use-html',
    ...declaredSince('3.21.6')
  }),
  renamedOption('formItem.titleSuffix.useHTML', 'useHtml', {
    id: 'option-form-item-title-suffix-use-html',
    ...declaredSince('3.21.6')
  }),
  movedOption('select.popupClassName', popupClass, declaredSince('3.21.6')),
  movedOption('select.filterMethod', 'filterConfig.filterMethod', declaredSince('3.21.6')),
  movedOption('select.remoteMethod', 'remoteConfig.queryMethod', declaredSince('3.14.5')),
  movedOption('pulldown.popupClassName', popupClass, declaredSince('3.21.6')),
  renamedMethod('table', 'getScroll', 'getScrollData', declaredSince('3.21.6')),
  renamedMethod('table', 'connect', 'connectToolbar', declaredSince('3.18.20')),
  renamedMethod('table', 'hasPendingByRow', 'isPendingByRow', declaredSince('3.14.5')),
  renamedMethod('tooltip', 'toVisible', 'open', declaredSince('3.9.0'))
]

const removedEvents = (path: string): Rule =>
  changedOption(
    path,
    { kind: 'text', to: 'events' },
    {
      since: '3.9.0',
      certainty: 'decide',
      when: 'swap',
      page: `${guidePath}#silent`,
      sentence: words({
        zh: '`nativeEvents` 已移除，绑定的事件不再触发。组件支持该事件时，移到 `events` 中。',
        en: '`nativeEvents` is removed and its events are no longer handled. If the component has the event, move it to `events`.'
      })
    }
  )

/** Options removed without a warning: no file of the new packages names them. */
export const removedSilently: readonly Rule[] = [
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
      page: `${guidePath}#renderers`,
      sentence: createSentence(({ renamedSilently }) => renamedSilently('cellExportMethod', 'tableExportMethod'))
    }
  ),
  changedOption(
    'renderer.footerCellExportMethod',
    { kind: 'rename', to: 'tableFooterExportMethod' },
    {
      id: 'hook-footer-cell-export-method',
      since: '3.9.0',
      when: 'swap',
      page: `${guidePath}#renderers`,
      sentence: createSentence(({ hook }) => hook('footerCellExportMethod', 'tableFooterExportMethod'))
    }
  )
]
