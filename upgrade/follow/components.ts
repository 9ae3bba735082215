import { kebab } from '../read/names.ts'

/** Components of the library by the tag they have in 3.8, with the name that the rules use. */
const tags: Record<string, string> = {
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
  return Object.hasOwn(tags, name) ? tags[name] : undefined
}

/** What `vxe-table` exports: `VxeTable` and `Table` are the component. `Menu`, `Edit` and the like are none. */
export const componentOfExport = (name: string): string | undefined =>
  componentOfTag(name.startsWith('Vxe') ? name : `Vxe${name}`)

/** Options that are options of another component, or lists of them. */
const parts: Record<string, string> = {
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

export const partOf = (path: string): string | undefined => (Object.hasOwn(parts, path) ? parts[path] : undefined)

/** Types that say what an object is for. */
const typed: Record<string, string> = {
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
  Object.hasOwn(typed, name) ? typed[name] : undefined

/** Instances, by the types of 3.8 and those of later versions. */
export const componentOfInstance = (name: string): string | undefined =>
  componentOfExport(name.replace(/^Vxe/, '').replace(/(?:Instance|Constructor)$/, ''))
