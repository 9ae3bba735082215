import { cellParams, footerCellParams, headerCellParams, formItemParams, menuCellParams } from './callback-params.ts'
import type { Override } from './override.ts'

const nodes = 'SlotVNodeType | SlotVNodeType[]'

export const globalOverrides: readonly Override[] = [
  // Configuration
  {
    paths: ['setConfig.select.optionId'],
    because: 'The library warns in development that it is deprecated.',
    deprecated: true
  },
  {
    paths: ['setConfig.cellVaildMode', 'setConfig.validToReject'],
    because: 'Only this value is compared.',
    type: "'obsolete'"
  },
  { paths: ['setConfig.loadingText'], because: 'Only this value is compared.', type: 'null' },
  { paths: ['setConfig.theme'], because: 'Set by a function of its own.', type: 'string', default: "'default'" },
  {
    paths: ['setConfig.resizeInterval'],
    because: 'A default written where it is read.',
    type: 'number',
    default: '500'
  },
  {
    paths: ['setConfig.export.types'],
    because: 'Filled when the export module is installed.',
    type: '{ [type: string]: 0 | 1 | 2 }',
    default: '{ csv: 0, html: 0, xml: 0, txt: 0 }'
  },
  {
    paths: ['setConfig.grid.size'],
    because: 'The default of a prop that the grid shares with the table.',
    type: "'' | 'small' | 'medium' | 'mini' | null"
  },

  // Renderers
  {
    paths: [
      'renderer.className',
      'renderer.isFooter',
      'renderer.renderButton',
      'renderer.renderItem',
      'renderer.cellExportMethod',
      'renderer.footerCellExportMethod'
    ],
    because: 'The library warns in development that it is deprecated, or the sources say so.',
    deprecated: true
  },
  {
    paths: ['renderer.autoselect'],
    because: 'Read next to autofocus, under a name that the scan does not follow.',
    add: true,
    type: 'boolean'
  },
  {
    paths: ['renderer.filterClassName'],
    because: 'Called with the parameters of the header cell.',
    params: [...headerCellParams, '$panel', '$table']
  },
  {
    paths: ['renderer.renderFilter'],
    because: 'Called with the parameters of the header cell.',
    type: `(h, renderOpts, { $panel, column, … }) => ${nodes}`,
    params: ['h', 'renderOpts', ...headerCellParams, '$panel', 'context', '$table']
  },
  {
    paths: ['renderer.filterMethod', 'renderer.defaultFilterMethod'],
    because: 'Called with more than is declared.',
    type: '({ value, option, cellValue, row, … }) => boolean',
    params: ['value', 'option', 'cellValue', 'row', 'column', '$table']
  },
  {
    paths: ['renderer.filterRecoverMethod'],
    because: 'No declaration; the source calls it like filterResetMethod.',
    type: '({ option, column, $table }) => void',
    params: ['option', 'column', '$table']
  },
  {
    paths: ['renderer.cellClassName', 'renderer.cellStyle'],
    because: 'Called with all parameters of a cell.',
    params: [...cellParams, '$table', '$grid']
  },
  {
    paths: ['renderer.renderHeader'],
    because: 'Declared with a body cell; called with the header cell.',
    type: `(h, renderOpts, { column, columnIndex, … }) => ${nodes}`,
    params: ['h', 'renderOpts', ...headerCellParams, '$table']
  },
  {
    paths: ['renderer.renderDefault', 'renderer.renderCell', 'renderer.renderEdit'],
    because: 'Called with all parameters of a cell.',
    type: `(h, renderOpts, { row, column, … }) => ${nodes}`,
    params: ['h', 'renderOpts', ...cellParams, '$type', '$table', '$grid']
  },
  {
    paths: ['renderer.renderExpand'],
    because: 'An expanded row is rendered with fewer parameters than a cell.',
    type: `(h, renderOpts, { row, column, … }) => ${nodes}`,
    params: ['h', 'renderOpts', 'row', 'rowIndex', '$rowIndex', 'column', 'seq', 'level', 'fixed', 'type', '$table']
  },
  {
    paths: ['renderer.renderFooter'],
    because: 'Declared with parameters of any type; called with the footer cell.',
    type: `(h, renderOpts, { items, column, … }) => ${nodes}`,
    params: ['h', 'renderOpts', ...footerCellParams, '$table']
  },
  {
    paths: ['renderer.exportMethod', 'renderer.cellExportMethod'],
    because: '$grid is declared and never passed.',
    type: '({ row, column, options, $table }) => string',
    params: ['row', 'column', 'options: ExportParams', '$table']
  },
  {
    paths: ['renderer.footerExportMethod', 'renderer.footerCellExportMethod'],
    because: '$grid is declared and never passed; other parameters are passed and not declared.',
    type: '({ items, _columnIndex, column, options, … }) => string',
    params: ['items', 'row', '_columnIndex', 'itemIndex', 'column', 'options: ExportParams', '$table']
  },
  {
    paths: [
      'renderer.itemClassName',
      'renderer.itemStyle',
      'renderer.itemContentClassName',
      'renderer.itemContentStyle',
      'renderer.itemTitleClassName',
      'renderer.itemTitleStyle',
      'renderer.itemVisibleMethod',
      'renderer.itemResetMethod'
    ],
    because: 'Called with more than is declared.',
    params: formItemParams
  },
  {
    paths: ['renderer.itemVisibleMethod'],
    because: 'Called with more than is declared.',
    type: '({ data, field, item, … }) => boolean'
  },
  {
    paths: ['renderer.itemResetMethod'],
    because: 'Called with more than is declared.',
    type: '({ data, field, item, … }) => void'
  },
  {
    paths: ['renderer.renderItemTitle'],
    because: 'h is declared and not passed.',
    type: `(renderOpts, { data, field, item, … }) => ${nodes}`,
    params: ['renderOpts', ...formItemParams]
  },
  {
    paths: ['renderer.renderItemContent', 'renderer.renderItem'],
    because: 'Called with more than is declared; renderItem is the older name.',
    type: `(h, renderOpts, { data, field, item, … }) => ${nodes}`,
    params: ['h', 'renderOpts: FormItemRenderOptions', ...formItemParams]
  },
  {
    paths: ['renderer.renderToolbarButton', 'renderer.renderButton'],
    because: 'renderButton is the older name.',
    type: `(h, renderOpts, { button, $grid, $table }) => ${nodes}`,
    params: ['h', 'renderOpts: ToolbarButtonRenderOptions', 'button', '$grid', '$table']
  },
  {
    paths: ['renderer.renderToolbarTool'],
    because: 'Declared with the options of any renderer.',
    params: ['h', 'renderOpts: ToolbarToolRenderOptions', 'tool', '$grid', '$table']
  },

  // Registries
  {
    paths: ['commands.commandMethod'],
    because: 'Only a toolbar without a grid passes $event, as its button emits it.',
    params: ['…', '$event: { $event: MouseEvent } | undefined', '...args']
  },
  {
    paths: ['menus.menuMethod'],
    because: 'The options are those of the menu.',
    params: ['…', 'options: MenuFirstOption[][]']
  },
  {
    paths: ['validators.itemValidatorMethod'],
    because: 'The parameters are those of a form, not of a table.',
    params: ['itemValue', 'rule: FormItemRule', 'rules: FormItemRule[]', 'data: any', 'field', 'property', '$form']
  },

  // Interceptors
  {
    paths: ['interceptor@event.showMenu'],
    because: 'The clicked cell is passed as a parameter.',
    params: [...menuCellParams, 'keyboard']
  },
  {
    paths: ['interceptor@event.clearFilter'],
    because: 'Called with the parameters that the open filter panel was opened with.',
    params: [...headerCellParams, '$table', '$event']
  },
  {
    paths: ['interceptor@event.clearEdit'],
    because: 'Called with the cell that is being edited.',
    params: [...cellParams, 'cell', '$table', '$grid', '$event']
  },
  {
    paths: ['interceptor@event.clearActived'],
    because: 'Called if nothing intercepts event.clearEdit; the library warns in development that it is deprecated.',
    add: true,
    deprecated: true,
    params: [...cellParams, 'cell', '$table', '$grid', '$event']
  },
  { paths: ['interceptor@event.keydown'], because: 'No parameters of its own.', params: ['$table', '$grid', '$event'] },

  // Functions
  {
    paths: ['VXETable()setConfig', 'VXETable()config', 'VXETable()setup'],
    because: 'The declaration opens the whole configuration.',
    type: 'VXETableConfigOptions'
  },
  {
    paths: ['VXETable()config', 'VXETable()setup'],
    because: 'The library warns in development that it is deprecated.',
    deprecated: true
  },
  { paths: ['VXETable()use'], because: 'One options argument is passed on.', params: ['plugin', 'options?: any'] },
  { paths: ['VXETable()t'], because: 'Always a text.', type: 'string' },
  { paths: ['VXETable()interceptor.get'], because: 'All functions of the type.', type: '((params: any) => any)[]' },
  {
    paths: ['VXETable()interceptor.add'],
    because: 'Called with one object.',
    params: ['type', 'callback: (params: any) => any']
  },
  {
    paths: ['VXETable()interceptor.delete'],
    because: 'Nothing is removed without the function.',
    params: ['type', 'callback: (params: any) => any']
  },
  {
    paths: ['commands', 'formats', 'menus', 'validators'].flatMap(name => [
      `VXETable()${name}.has`,
      `VXETable()${name}.forEach`
    ]),
    because: 'Declared; at run time they do not exist.',
    remove: true
  },
  {
    paths: ['commands', 'formats', 'menus', 'validators'].flatMap(name => [
      `VXETable()${name}.mixin`,
      `VXETable()${name}.add`
    ]),
    because: 'They return the class of the registry, of which nothing can be called.',
    type: 'void'
  },
  {
    paths: ['VXETable()modal.alert', 'VXETable()modal.confirm'],
    because: 'One object is enough.',
    params: ['content: string | ModalOptions', 'title?', 'options?']
  },
  {
    paths: ['VXETable()modal.message'],
    because: 'One object is enough; the second argument is the status.',
    params: ['content: string | ModalOptions', 'status?: string', 'options?']
  },
  { paths: ['VXETable()saveFile'], because: 'Without options it throws.', params: ['options: SaveFileOptions'] },
  {
    paths: ['VXETable()readFile', 'table()readFile'],
    because: 'There is no target, although one is declared.',
    type: 'Promise<{ status: boolean, files: FileList, file: File }>'
  },
  {
    paths: ['VXETable()print'],
    because: 'Returns nothing; takes the keys of printConfig.',
    type: 'void',
    sameKeysByParam: { options: 'table.printConfig' }
  }
]
