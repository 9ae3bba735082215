import { words } from '../../shared/words.ts'
import type { Rule } from '../rule.ts'
import { guidePath } from './rule-makers.ts'

const mapNames = (names: string, to: (name: string) => string): Record<string, string> =>
  Object.fromEntries(names.split(' ').map(name => [name, to(name)]))

/** Types of 3.8 with a counterpart, checked against the declarations of the new packages. */
const renamedTypes: Record<string, string> = {
  ...mapNames('Table Grid Column Colgroup Toolbar', name => `Vxe${name}Instance`),
  ...mapNames(
    'VxeTable VxeGrid VxeColumn VxeToolbar VxeForm VxeModal VxeInput VxeSelect VxePager',
    name => `${name}Instance`
  ),
  ...mapNames(
    'Form FormItem Modal Input Button Checkbox CheckboxGroup Radio RadioGroup Select Pager Pulldown Switch Textarea Tooltip List',
    name => `Vxe${name}Instance`
  ),
  ...mapNames(
    'Colgroup FormItem Form Modal Pager Table Toolbar'.replace(/\w+/g, '$&Options'),
    name => `Vxe${name.replace('Options', 'Props')}`
  ),
  // The props of a tag lack the slots and children of these.
  ColumnOptions: 'VxeTableDefines.ColumnOptions',
  GridColumns: 'VxeGridPropTypes.Column',
  ColgroupProps: 'VxeColgroupProps',
  ColumnAlign: 'VxeColumnPropTypes.Align',
  ColumnFixed: 'VxeColumnPropTypes.Fixed',
  ColumnInfo: 'VxeTableDefines.ColumnInfo',
  ...mapNames(
    'ProxyConfig PagerConfig ToolbarConfig'.replace(/\w+/g, 'Grid$&'),
    name => `VxeGridPropTypes.${name.slice(4)}`
  ),
  ...mapNames(
    'Border Align FooterMethod SpanMethod FooterSpanMethod RowConfig ColumnConfig CustomConfig SeqConfig SortOrder SortConfig FilterConfig RadioConfig CheckboxConfig TooltipConfig ExpandConfig TreeConfig MenuConfig MouseConfig KeyboardConfig ClipConfig EditConfig ValidConfig ExportConfig ImportConfig PrintConfig'.replace(
      /\w+/g,
      'Table$&'
    ),
    name => `VxeTablePropTypes.${name.slice(5)}`
  ),
  ...mapNames(
    'CustomConfig SeqConfig SortConfig FilterConfig RadioConfig CheckboxConfig TooltipConfig ExpandConfig TreeConfig MouseConfig KeyboardConfig EditConfig ValidConfig',
    name => `VxeTablePropTypes.${name}`
  ),
  ...mapNames('MenuFirstOption MenuChildOption MergeOptions MergeItem', name => `VxeTableDefines.${name}`),
  MenuLinkParams: 'VxeTableDefines.MenuClickEventParams',
  ...mapNames(
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

/** Types of 3.8 without a counterpart. */
const removedTypes = mapNames(
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
    find: { kind: 'type', names: renamedTypes },
    since: '3.9.0',
    certainty: 'mechanical',
    when: 'swap',
    sentence: words({
      zh: '该类型已移除或改名，改用新的名称。',
      en: 'This type is removed or renamed. Use the new name.'
    }),
    page: `${guidePath}#types`
  },
  {
    id: 'type-gone',
    find: { kind: 'type', names: removedTypes },
    since: '3.9.0',
    certainty: 'decide',
    when: 'swap',
    sentence: words({
      zh: '该类型已移除，没有直接对应的名称。',
      en: 'This type is removed and has no direct counterpart.'
    }),
    page: `${guidePath}#types`
  }
]
