import { words } from '../../shared/words.ts'
import type { Rule } from '../rule.ts'
import { guide } from './rule-makers.ts'

const each = (names: string, to: (name: string) => string): Record<string, string> =>
  Object.fromEntries(names.split(' ').map(name => [name, to(name)]))

/** Types of 3.8 with a counterpart, checked against the declarations of the new packages. */
const renamed: Record<string, string> = {
  ...each('Table Grid Column Colgroup Toolbar', name => `Vxe${name}Instance`),
  ...each(
    'VxeTable VxeGrid VxeColumn VxeToolbar VxeForm VxeModal VxeInput VxeSelect VxePager',
    name => `${name}Instance`
  ),
  ...each(
    'Form FormItem Modal Input Button Checkbox CheckboxGroup Radio RadioGroup Select Pager Pulldown Switch Textarea Tooltip List',
    name => `Vxe${name}Instance`
  ),
  ...each(
    'Colgroup FormItem Form Modal Pager Table Toolbar'.replace(/\w+/g, '$&Options'),
    name => `Vxe${name.replace('Options', 'Props')}`
  ),
  // These have slots and children too, which the props of a tag have not.
  ColumnOptions: 'VxeTableDefines.ColumnOptions',
  GridColumns: 'VxeGridPropTypes.Column',
  ColgroupProps: 'VxeColgroupProps',
  ColumnAlign: 'VxeColumnPropTypes.Align',
  ColumnFixed: 'VxeColumnPropTypes.Fixed',
  ColumnInfo: 'VxeTableDefines.ColumnInfo',
  ...each(
    'ProxyConfig PagerConfig ToolbarConfig'.replace(/\w+/g, 'Grid$&'),
    name => `VxeGridPropTypes.${name.slice(4)}`
  ),
  ...each(
    'Border Align FooterMethod SpanMethod FooterSpanMethod RowConfig ColumnConfig CustomConfig SeqConfig SortOrder SortConfig FilterConfig RadioConfig CheckboxConfig TooltipConfig ExpandConfig TreeConfig MenuConfig MouseConfig KeyboardConfig ClipConfig EditConfig ValidConfig ExportConfig ImportConfig PrintConfig'.replace(
      /\w+/g,
      'Table$&'
    ),
    name => `VxeTablePropTypes.${name.slice(5)}`
  ),
  ...each(
    'CustomConfig SeqConfig SortConfig FilterConfig RadioConfig CheckboxConfig TooltipConfig ExpandConfig TreeConfig MouseConfig KeyboardConfig EditConfig ValidConfig',
    name => `VxeTablePropTypes.${name}`
  ),
  ...each('MenuFirstOption MenuChildOption MergeOptions MergeItem', name => `VxeTableDefines.${name}`),
  MenuLinkParams: 'VxeTableDefines.MenuClickEventParams',
  ...each(
    'DateFestivalParams DateDisabledParams DateFestivalInfo'.replace(/\w+/g, 'Input$&'),
    name => `VxeInputDefines.${name.slice(5)}`
  ),
  ColumnConfig: 'VxeTablePropTypes.ColumnConfig',
  EditVaildRules: 'VxeTablePropTypes.EditRules',
  VaildRules: 'VxeTablePropTypes.EditRules',
  ColumnEditRule: 'VxeTableDefines.ValidatorRule',
  CellRuleValidatorParams: 'VxeTableDefines.RuleValidatorParams',
  FormVaildRules: 'VxeFormPropTypes.Rules',
  FormRuleValidatorParams: 'VxeFormDefines.RuleValidatorParams',
  GridFormOptions: 'VxeGridPropTypes.FormConfig',
  ModalEventParams: 'VxeModalDefines.ModalEventParams',
  TableSortConfs: 'VxeTableDefines.SortConfs',
  FormRule: 'VxeFormDefines.FormRule',
  ToolbarButtonConfig: 'VxeToolbarPropTypes.ButtonConfig',
  ToolbarToolConfig: 'VxeToolbarPropTypes.ToolConfig',
  VXETableConfigOptions: 'VxeGlobalConfig'
}

/** Types of 3.8 without one. */
const gone = each(
  [
    'VXETableSetupOptions VXETablePluginObject VXETableComponent VXETableClipboard VXETableByVueProperty',
    'VXETableVersion VxeGlobalRenderer VxeGlobalInterceptor VxeGlobalCommands VxeGlobalCommandsHandles',
    'VxeGlobalMenus VxeGlobalMenusHandles VxeGlobalFormats VxeGlobalFormatsHandles VxeGlobalValidators',
    'VxeGlobalValidatorsHandles VxeGlobalConfigMethod VxeGlobalSetup VxeGlobalI18n VxeGlobalTranslate',
    'VxeGlobalUse RecordInfo RowInfo VNodeStyle VNodeClassName SlotVNodeType RenderOptions RenderParams',
    'RendererMapOptions OptionProps OptionGroupProps InterceptorParams InterceptorKeydownParams',
    'InterceptorExportParams InterceptorImportParams InterceptorMenuParams TableRenderParams GridRenderParams',
    'TableEmptyRender EmptyRenderParams ColumnCellRenderOptions ColumnCellRenderParams',
    'ColumnContentRenderOptions ColumnContentRenderParams ColumnContentSlotParams ColumnDefaultSlotParams',
    'ColumnIconSlotParams ColumnIconRenderParams ColumnEditRenderOptions ColumnEditRenderParams',
    'ColumnEditSlotParams ColumnFilterRenderOptions ColumnFilterRenderParams ColumnFilterMethodParams',
    'ColumnFilterParams ColumnFilterOption ColumnFilterSlotParams ColumnFilterResetParams',
    'ColumnFormatterMethodParams ColumnExportCellRenderParams ColumnExportHeaderRenderParams',
    'ColumnExportFooterRenderParams ColumnEditValidErrParams ColumnEditValidErrMapParams',
    'FormItemTitleOptions FormItemRenderOptions FormItemRenderParams FormValidErrParams FormValidErrMapParams',
    'GridProxyQueryPageParams GridProxyQuerySortParams GridProxyQueryFiltersParams ToolbarButtonsSlotParams',
    'ToolbarToolsSlotParams ToolbarButtonRenderOptions ToolbarToolRenderOptions ToolbarButtonRenderParams',
    'ToolbarToolRenderParams ModalOptionTypes ModalOptionStatus TableOverflow TableFooterMethodParams',
    'TableSpanMethodParams TableFooterSpanMethodParams TableMergeConfig TableContextMenu ContextMenuConfig',
    'RowDefaultConfig ColumnDefaultConfig TreeOpts MouseCellArea CELL_AREA_TYPE CellAreaConfig MenuOptions',
    'FilterPanel ExportParams ReadFileParams SaveFileOptions ReadFileOptions'
  ].join(' '),
  () => ''
)

export const types: readonly Rule[] = [
  {
    id: 'type-renamed',
    find: { kind: 'type', names: renamed },
    since: '3.9.0',
    certainty: 'mechanical',
    when: 'swap',
    sentence: words({
      zh: '该类型已移除或改名，改用新的名称。',
      en: 'This type is removed or renamed. Use the new name.'
    }),
    page: `${guide}#types`
  },
  {
    id: 'type-gone',
    find: { kind: 'type', names: gone },
    since: '3.9.0',
    certainty: 'decide',
    when: 'swap',
    sentence: words({
      zh: '该类型已移除，没有直接对应的名称。',
      en: 'This type is removed and has no direct counterpart.'
    }),
    page: `${guide}#types`
  }
]
