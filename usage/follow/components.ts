import { kebab } from '../read/names.ts'

/** Component names used by the rules, by the tag in 3.8. */
const componentsByTag: Record<string, string> = {
  'vxe-table': 'table',
  'vxe-grid': 'grid',
  'vxe-column': 'column',
  'vxe-table-column': 'column',
  'vxe-colgroup': 'colgroup',
  'vxe-table-colgroup': 'colgroup',
  'vxe-toolbar': 'toolbar',
  'vxe-form': 'form',
  'vxe-form-item': 'formItem',
  'vxe-form-gather': 'formGather',
  'vxe-modal': 'modal',
  'vxe-input': 'input',
  'vxe-button': 'button',
  'vxe-button-group': 'buttonGroup',
  'vxe-checkbox': 'checkbox',
  'vxe-checkbox-group': 'checkboxGroup',
  'vxe-radio': 'radio',
  'vxe-radio-group': 'radioGroup',
  'vxe-radio-button': 'radioButton',
  'vxe-select': 'select',
  'vxe-optgroup': 'optgroup',
  'vxe-option': 'option',
  'vxe-pager': 'pager',
  'vxe-pulldown': 'pulldown',
  'vxe-switch': 'switch',
  'vxe-textarea': 'textarea',
  'vxe-tooltip': 'tooltip',
  'vxe-list': 'list',
  'vxe-loading': 'loading',
  'vxe-icon': 'icon'
}

/** `VxeTable`, `vxe-table` -> `table` */
export const componentOfTag = (tag: string): string | undefined => {
  const name = kebab(tag)
  return Object.hasOwn(componentsByTag, name) ? componentsByTag[name] : undefined
}

/** Returns the component of an export of `vxe-table`: `VxeTable` and `Table` have one, `Menu` and `Edit` have none. */
export const componentOfExport = (name: string): string | undefined =>
  componentOfTag(name.startsWith('Vxe') ? name : `Vxe${name}`)

/** Options with values that are options of another component, or lists of them. */
const componentsByOption: Record<string, string> = {
  'grid.columns': 'column',
  'column.children': 'column',
  'colgroup.children': 'column',
  'grid.toolbarConfig': 'toolbar',
  'grid.toolbar': 'toolbar',
  'grid.pagerConfig': 'pager',
  'grid.formConfig': 'form',
  'form.items': 'formItem',
  'formItem.children': 'formItem',
  'toolbar.buttons': 'toolbarButton',
  'toolbar.tools': 'toolbarButton',
  'toolbarButton.dropdowns': 'toolbarButton'
}

/** Paths of the options in `componentsByOption`. */
export const componentOptions: readonly string[] = Object.keys(componentsByOption)

export const componentOfOption = (path: string): string | undefined =>
  Object.hasOwn(componentsByOption, path) ? componentsByOption[path] : undefined

/** Components by the types of their options. */
const componentsByType: Record<string, string> = {
  GridOptions: 'grid',
  VxeGridProps: 'grid',
  VxeGridOptions: 'grid',
  TableOptions: 'table',
  VxeTableProps: 'table',
  ColumnOptions: 'column',
  VxeColumnProps: 'column',
  GridColumns: 'column',
  VxeTableDefines_ColumnOptions: 'column',
  VxeGridPropTypes_Column: 'column',
  VxeGridPropTypes_Columns: 'column',
  FormOptions: 'form',
  VxeFormProps: 'form',
  FormItemOptions: 'formItem',
  VxeFormItemProps: 'formItem',
  ToolbarOptions: 'toolbar',
  VxeToolbarProps: 'toolbar',
  ModalOptions: 'modal',
  VxeModalProps: 'modal'
}

export const componentOfType = (name: string): string | undefined =>
  Object.hasOwn(componentsByType, name) ? componentsByType[name] : undefined

/** Returns the component of an instance type, of 3.8 or of later versions. */
export const componentOfInstance = (name: string): string | undefined =>
  componentOfExport(name.replace(/^Vxe/, '').replace(/(?:Instance|Constructor)$/, ''))
