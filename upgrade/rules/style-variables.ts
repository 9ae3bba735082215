const toNames = (list: string): string[] => list.trim().split(/\s+/)

const names = toNames(`
  border-radius button-max-width checkbox-border-radius checkbox-border-width checkbox-checked-height
  checkbox-checked-icon-border-color checkbox-checked-width checkbox-icon-background-color
  checkbox-indeterminate-height checkbox-indeterminate-icon-background-color checkbox-indeterminate-width
  font-color font-darken-color font-disabled-color font-family font-lighten-color font-size-medium
  font-size-mini font-size-small form-validate-error-background-color form-validate-error-color
  input-border-color input-count-color input-count-error-color input-date-extra-color
  input-date-extra-important-color input-date-festival-color input-date-festival-important-color
  input-date-notice-background-color input-date-picker-festival-selected-color
  input-date-picker-hover-background-color input-date-picker-notice-selected-background-color
  input-date-picker-selected-color input-date-time-confirm-button-color input-disabled-background-color
  input-disabled-color input-number-disabled-color input-placeholder-color loading-background-color
  loading-color modal-header-background-color radio-border-width radio-checked-icon-background-color
  radio-icon-background-color radio-indeterminate-icon-background-color select-empty-color
  select-option-hover-background-color switch-close-background-color switch-disabled-background-color
  switch-font-color switch-icon-background-color switch-open-background-color table-border-color
  table-border-radius table-border-width table-cell-active-area-border-color
  table-cell-active-area-border-width table-cell-area-background-color table-cell-area-border-color
  table-cell-area-border-width table-cell-dirty-insert-color table-cell-dirty-update-color
  table-cell-dirty-width table-cell-extend-area-border-color table-cell-extend-area-border-width
  table-cell-main-area-extension-background-color table-cell-main-area-extension-border-color
  table-cell-placeholder-color table-checkbox-range-background-color table-checkbox-range-border-color
  table-checkbox-range-border-width table-column-current-background-color
  table-column-hover-background-color table-column-icon-border-color table-column-icon-border-hover-color
  table-fixed-left-scrolling-box-shadow table-fixed-right-scrolling-box-shadow
  table-footer-background-color table-footer-font-color table-header-background-color
  table-header-font-color table-header-font-weight table-menu-item-width table-resizable-drag-line-color
  table-resizable-line-color table-row-checkbox-checked-background-color
  table-row-current-background-color table-row-hover-background-color
  table-row-hover-checkbox-checked-background-color table-row-hover-current-background-color
  table-row-hover-radio-checked-background-color table-row-hover-striped-background-color
  table-row-line-height table-row-radio-checked-background-color table-row-striped-background-color
  table-tree-node-line-color table-tree-node-line-style table-validate-error-color
  toolbar-custom-active-background-color tooltip-dark-background-color tooltip-dark-color
`)

/** Names that end with a size. */
const sizedNames = toNames(`
  button-height button-round-border-radius checkbox-font-size form-item-min-height
  input-date-month-year-row-height input-date-quarter-row-height input-date-time-week-row-height
  input-date-title-height input-height radio-font-size select-option-height table-cell-input-height
  table-row-height
`)

/** Variables of 3.8 that have the same name and value after the prefix `--vxe-ui-`. */
export const prefixedVariables: readonly string[] = [
  ...names,
  ...sizedNames.flatMap(name => ['default', 'medium', 'small', 'mini'].map(size => `${name}-${size}`))
]
