/** A component of the library: its name in the package and the source files that make it up. */
export interface SubjectSource {
  name: string
  /** Name of the export without `Vxe`, as in `VxeFormItem`. */
  component: string
  /** Below `packages/`. */
  files: readonly string[]
}

const tableFiles = [
  'table/src/table.js',
  'table/src/methods.js',
  'table/src/header.js',
  'table/src/body.js',
  'table/src/footer.js',
  'edit/src/mixin.js',
  'filter/src/mixin.js',
  'export/src/mixin.js',
  'menu/src/mixin.js',
  'keyboard/src/mixin.js',
  'validator/src/mixin.js',
  'custom/src/mixin.js'
]

export const subjects: readonly SubjectSource[] = [
  { name: 'table', component: 'Table', files: tableFiles },
  { name: 'colgroup', component: 'Colgroup', files: [] },
  { name: 'column', component: 'Column', files: ['table/src/column.js', 'table/src/cell.js'] },
  { name: 'grid', component: 'Grid', files: ['grid/src/grid.js'] },
  { name: 'toolbar', component: 'Toolbar', files: ['toolbar/src/toolbar.js'] },
  { name: 'pager', component: 'Pager', files: ['pager/src/pager.js'] },
  { name: 'radio', component: 'Radio', files: ['radio/src/radio.js'] },
  { name: 'radio-group', component: 'RadioGroup', files: ['radio/src/group.js'] },
  { name: 'radio-button', component: 'RadioButton', files: ['radio/src/button.js'] },
  { name: 'checkbox', component: 'Checkbox', files: ['checkbox/src/checkbox.js'] },
  { name: 'checkbox-group', component: 'CheckboxGroup', files: ['checkbox/src/group.js'] },
  { name: 'switch', component: 'Switch', files: ['switch/src/switch.js'] },
  { name: 'input', component: 'Input', files: ['input/src/input.js'] },
  { name: 'select', component: 'Select', files: ['select/src/select.js'] },
  { name: 'optgroup', component: 'Optgroup', files: ['select/src/optgroup.js'] },
  { name: 'option', component: 'Option', files: ['select/src/option.js'] },
  { name: 'textarea', component: 'Textarea', files: ['textarea/src/textarea.js'] },
  { name: 'button', component: 'Button', files: ['button/src/button.js'] },
  { name: 'button-group', component: 'ButtonGroup', files: ['button/src/group.js'] },
  { name: 'tooltip', component: 'Tooltip', files: ['tooltip/src/tooltip.js'] },
  { name: 'modal', component: 'Modal', files: ['modal/src/modal.js'] },
  { name: 'form', component: 'Form', files: ['form/src/form.js'] },
  { name: 'form-gather', component: 'FormGather', files: [] },
  { name: 'form-item', component: 'FormItem', files: ['form/src/form-item.js'] },
  { name: 'list', component: 'List', files: ['list/src/list.js'] },
  { name: 'pulldown', component: 'Pulldown', files: ['pulldown/src/pulldown.js'] },
  { name: 'icon', component: 'Icon', files: ['icon/src/icon.js'] }
]

/** Parts of the global object that have a table of their own beside the components. */
export const globalSubjects = [
  'setConfig',
  'VXETable',
  'interceptor',
  'renderer',
  'formats',
  'commands',
  'menus',
  'validators'
] as const

export const subjectTag = (name: string): string =>
  subjects.some(subject => subject.name === name) ? `vxe-${name}` : name === 'VXETable' ? name : `VXETable.${name}`
