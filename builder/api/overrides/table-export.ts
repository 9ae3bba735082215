import type { Override } from './override.ts'

/** Options of one export, import or print: those of the table, of the call and of the dialog merged. */
export const tableExportOverrides: readonly Override[] = [
  {
    paths: ['table.exportConfig.icon', 'table.importConfig.icon', 'table.printConfig.icon'],
    because: "Read from the toolbar's options of that name, not from the table's.",
    remove: true
  },

  // Export and print
  {
    paths: ['table.exportConfig.isColgroup', 'table.printConfig.isColgroup'],
    because: 'Read from the merged options.',
    add: true,
    type: 'boolean'
  },
  {
    paths: [
      'table.exportConfig.isMerge',
      'table.exportConfig.isAllExpand',
      'table.printConfig.isMerge',
      'table.printConfig.isAllExpand'
    ],
    because: 'Read from the merged options.',
    add: true,
    type: 'boolean'
  },
  {
    paths: [
      'table.exportConfig.isHeader',
      'table.exportConfig.isFooter',
      'table.exportConfig.isColgroup',
      'table.exportConfig.download',
      'table.exportConfig.message',
      'table.printConfig.isHeader',
      'table.printConfig.isFooter',
      'table.printConfig.isColgroup',
      'table.importConfig.message'
    ],
    because: 'A default written in the function.',
    default: 'true'
  },
  {
    paths: [
      'table.exportConfig.isMerge',
      'table.exportConfig.isAllExpand',
      'table.exportConfig.original',
      'table.printConfig.isMerge',
      'table.printConfig.isAllExpand',
      'table.printConfig.original'
    ],
    because: 'A default written in the function.',
    default: 'false'
  },
  {
    paths: ['table.exportConfig.type'],
    because: 'Declared as any text; more types can be registered.',
    type: "'csv' | 'html' | 'xml' | 'txt' | string",
    default: "'csv'"
  },
  {
    paths: ['table.exportConfig.mode', 'table.printConfig.mode'],
    because: 'Declared as any text; the source compares with these.',
    type: "'current' | 'selected' | 'all'",
    default: "'current'"
  },
  {
    paths: ['table.exportConfig.modes', 'table.printConfig.modes'],
    because: 'Declared as any texts; the source compares with these.',
    type: "('current' | 'selected' | 'all')[]"
  },
  {
    paths: ['table.exportConfig.columns', 'table.printConfig.columns'],
    because: 'Fields and descriptions of columns are read too.',
    type: '(string | ColumnInfo | { id?: string, field?: string, type?: string })[]'
  },
  { paths: ['table.exportConfig.columns.colid'], because: 'Declared; the source reads id.', remove: true },
  { paths: ['table.exportConfig.columns.id'], because: 'Declared as colid.', add: true, type: 'string' },
  { paths: ['table.exportConfig.style'], because: 'Read for html only.', add: true, type: 'string' },
  {
    paths: ['table.exportConfig.beforeExportMethod'],
    because: 'Read from the merged options.',
    add: true,
    type: '({ options, $table, $grid }) => void',
    params: ['options: ExportParams', '$table', '$grid']
  },
  {
    paths: ['table.exportConfig.afterExportMethod'],
    because: 'Read from the merged options.',
    add: true,
    type: '({ status, options, $table, $grid }) => void',
    params: ['status', 'options: ExportParams', '$table', '$grid']
  },
  {
    paths: ['table.printConfig.beforePrintMethod'],
    because: 'Called with the table too.',
    type: '({ content, options, $table }) => string',
    params: ['content', 'options', '$table']
  },

  // Import
  {
    paths: ['table.importConfig.mode'],
    because: 'Declared as any text; the source compares with these.',
    type: "'insert' | 'covering'",
    default: "'insert'"
  },
  { paths: ['table.importConfig.modes'], because: 'Only these have texts.', type: "('insert' | 'covering')[]" },
  {
    paths: ['table.importConfig.encoding'],
    because: 'Read from the merged options.',
    add: true,
    type: 'string',
    default: "'UTF-8'"
  },
  {
    paths: ['table.importConfig.importMethod'],
    because: '$grid is declared and never passed.',
    type: '({ file, options, $table }) => Promise<any>',
    params: ['file', 'options', '$table']
  },
  {
    paths: ['table.importConfig.beforeImportMethod'],
    because: 'Read from the merged options.',
    add: true,
    type: '({ options, $table }) => void',
    params: ['options: TableImportConfig', '$table']
  },
  {
    paths: ['table.importConfig.afterImportMethod'],
    because: 'Read from the merged options.',
    add: true,
    type: '({ status, options, $table }) => void',
    params: ['status', 'options: TableImportConfig', '$table']
  }
]
