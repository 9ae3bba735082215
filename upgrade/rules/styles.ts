import { words } from '../../shared/words.ts'
import type { Rule } from '../rule.ts'
import { guidePath, createSentence } from './rule-makers.ts'
import { prefixedVariables } from './style-variables.ts'

/** Variables of 3.8 that have another name in the new packages, and the same value. */
export const renamedVariables: Readonly<Record<string, string>> = {
  'primary-color': 'font-primary-color',
  'primary-lighten-color': 'font-primary-lighten-color',
  'primary-darken-color': 'font-primary-darken-color',
  'primary-disabled-color': 'font-primary-disabled-color',
  ...Object.fromEntries(
    ['success', 'info', 'warning', 'danger'].flatMap(status =>
      ['color', 'lighten-color', 'darken-color', 'disabled-color'].map(end => [
        `${status}-${end}`,
        `status-${status}-${end}`
      ])
    )
  ),
  'font-size': 'font-size-default'
}

/** Variables of 3.8 with a counterpart that has another value. */
export const relatedVariables: Readonly<Record<string, string>> = {
  'table-popup-border-color': 'base-popup-border-color',
  'table-validate-error-background-color': 'table-validate-error-cell-background-color',
  ...Object.fromEntries(
    ['default', 'medium', 'small', 'mini'].map(size => [`table-column-padding-${size}`, `table-cell-padding-${size}`])
  )
}

const removedVariables =
  'icon-font-family icon-background-color table-body-background-color table-cell-padding-left table-cell-padding-right table-cell-copy-area-border-width table-cell-copy-area-border-color table-filter-panel-background-color table-menu-background-color loading-z-index grid-maximize-background-color toolbar-background-color toolbar-panel-background-color tooltip-light-background-color pager-background-color pager-perfect-background-color pager-perfect-button-background-color modal-body-background-color modal-border-color radio-button-default-background-color button-default-background-color button-dropdown-panel-background-color input-background-color input-panel-background-color input-count-background-color textarea-line-height textarea-background-color form-background-color select-panel-background-color optgroup-title-color pulldown-panel-background-color'.split(
    ' '
  )

/** Variables of versions before 3.8, which has none of them. */
const earlierVariables =
  'disabled-color input-date-header-background-color table-background-color table-cell-dirty-color table-column-checked-border-width table-font-color table-row-checked-background-color table-row-hover-checked-background-color table-row-hover-radio-background-color table-row-radio-background-color table-validate-tooltip-error-background-color table-validate-tooltip-error-color textarea-count-background-color textarea-count-color textarea-count-error-color toolbar-height-default toolbar-height-medium toolbar-height-mini toolbar-height-small tooltip-validate-error-background-color tooltip-validate-error-color'.split(
    ' '
  )

const removedClasses: Record<string, string> = {
  'vxe-resizable': 'vxe-cell--col-resizable',
  'vxe-icon-checkbox-indeterminate': '',
  'col--gutter': '',
  ...Object.fromEntries(
    Array.from({ length: 24 }, (_, index) => [`vxe-col--${index + 1}`, `vxe-form--item-col_${index + 1}`])
  ),
  ...Object.fromEntries(
    'vxe-table--resizable-bar vxe-table--header-border-line vxe-header--gutter vxe-footer--gutter vxe-cell--valid-error-hint vxe-cell--item vxe-tree--btn-wrapper vxe-tree--node-btn vxe-table--tooltip-content vxe-table--tooltip-arrow vxe-export--panel vxe-export--panel-column vxe-export--panel-option-row vxe-export--panel-column-header vxe-export--panel-column-body vxe-export--panel-column-option vxe-export--panel-btns vxe-import-selected--file vxe-import-select--file vxe-table-custom--fixed-left-option vxe-table-custom--fixed-right-option vxe-table-custom-popup--body vxe-table-custom-popup--drag-hint vxe-table-custom--flip-move vxe-radio-button vxe-primary-color vxe-success-color vxe-info-color vxe-warning-color vxe-danger-color vxe-perfect-color vxe-input--date-picker-suffix vxe-input--number-suffix vxe-input--password-suffix vxe-input--search-suffix vxe-input--extra-suffix vxe-input--number-next vxe-input--number-prev vxe-input--panel-icon vxe-input--number-next-icon vxe-input--number-prev-icon vxe-button--icon vxe-button--custom-icon vxe-button-wrapper vxe-form--item-valid vxe-form--gather vxe-optgroup vxe-optgroup--title vxe-optgroup--wrapper'
      .split(' ')
      .map(name => [name, ''])
  )
}

const sharedDetails = { since: '3.9.0', when: 'swap' } as const

export const styles: readonly Rule[] = [
  {
    id: 'variable-prefix',
    find: { kind: 'variable', names: prefixedVariables },
    ...sharedDetails,
    certainty: 'mechanical',
    sentence: words({
      zh: '3.8 的变量已移除。改用前缀为 `--vxe-ui-` 的 CSS 变量。',
      en: 'The variables of 3.8 are removed. Use the CSS variable with the prefix `--vxe-ui-`.'
    }),
    page: `${guidePath}#variables`
  },
  {
    id: 'variable-renamed',
    find: { kind: 'variable', names: Object.keys(renamedVariables) },
    ...sharedDetails,
    certainty: 'mechanical',
    sentence: words({
      zh: '3.8 的变量已移除，对应的变量有另一个名称，值相同。',
      en: 'The variables of 3.8 are removed. The counterpart has another name and the same value.'
    }),
    page: `${guidePath}#variables`
  },
  {
    id: 'variable-related',
    find: { kind: 'variable', names: Object.keys(relatedVariables) },
    ...sharedDetails,
    certainty: 'look',
    sentence: words({
      zh: '3.8 的变量已移除，对应的变量有另一个名称，默认值也不同。',
      en: 'The variables of 3.8 are removed. The counterpart has another name and another default.'
    }),
    page: `${guidePath}#variables`
  },
  {
    id: 'variable-gone',
    find: { kind: 'variable', names: [...removedVariables, ...earlierVariables] },
    ...sharedDetails,
    certainty: 'decide',
    sentence: words({
      zh: '3.0 至 3.8 的变量已移除，没有直接对应的名称。',
      en: 'The variables of 3.0 to 3.8 are removed, and this one has no direct counterpart.'
    }),
    page: `${guidePath}#variables`
  },
  {
    id: 'sheet-style',
    find: { kind: 'sheet', part: 'style' },
    ...sharedDetails,
    certainty: 'mechanical',
    sentence: createSentence(({ bothStyles }) => bothStyles),
    page: `${guidePath}#entry`
  },
  {
    id: 'sheet-variables',
    find: { kind: 'sheet', part: 'variables' },
    ...sharedDetails,
    certainty: 'decide',
    sentence: words({
      zh: '该文件不再包含 `$vxe-*` 变量。主题改用 `--vxe-ui-*` CSS 变量设置。',
      en: 'This file no longer contains the `$vxe-*` variables. Set the theme with the CSS variables `--vxe-ui-*`.'
    }),
    page: `${guidePath}#variables`
  },
  {
    id: 'sheet-source',
    find: { kind: 'sheet', part: 'source' },
    ...sharedDetails,
    certainty: 'decide',
    sentence: words({
      zh: '`vxe-table/styles` 只含表格的样式，其他组件的样式在 `vxe-pc-ui/styles` 中。单个组件的文件移到 `components` 目录。',
      en: '`vxe-table/styles` contains the styles of the table only; the others are in `vxe-pc-ui/styles`. Files of single components moved to the folder `components`.'
    }),
    page: `${guidePath}#on-demand`
  },
  {
    id: 'class-gone',
    find: { kind: 'class', names: removedClasses },
    ...sharedDetails,
    certainty: 'look',
    sentence: words({
      zh: '该类名已移除，选择器不再匹配任何元素。',
      en: 'This class name is removed, so selectors no longer match any element.'
    }),
    page: `${guidePath}#classes`
  },
  {
    id: 'class-icon',
    find: {
      kind: 'class',
      names: Object.fromEntries(
        'caret-up caret-down caret-right funnel checkbox-checked checkbox-unchecked checkbox-indeterminate radio-checked radio-unchecked'
          .split(' ')
          .map(name => [`vxe-icon-${name}`, `vxe-table-icon-${name}`])
      )
    },
    ...sharedDetails,
    certainty: 'look',
    sentence: words({
      zh: '表格内置图标的类名以 `vxe-table-icon-` 开头。代码中自己使用的 `vxe-icon-*` 仍然有效。',
      en: 'Class names of the built-in icons of the table start with `vxe-table-icon-`. Icons used in your own code keep `vxe-icon-*`.'
    }),
    page: `${guidePath}#icons`
  }
]
