import type { LaterNameTarget } from './texts'

/**
 * Members and pages of 3.8.6 for names of later versions, unless a rule of the upgrade names them. Names are written as in
 * a template or script.
 */
export const laterNames: readonly LaterNameTarget[] = [
  {
    to: '/integration/sortable',
    names: [
      'row-config.drag',
      'column-config.drag',
      'row-drag-config',
      'column-drag-config',
      'drag-config',
      'drag-sort',
      'row-dragstart',
      'row-dragend',
      'row-dragover',
      'column-dragstart',
      'column-dragend',
      'column-dragover'
    ]
  },
  { to: 'table.rowConfig.height', names: ['cell-config', 'cell-config.height'] },
  { to: '/table/base/rowHeight', names: ['row-config.resizable', 'row-resize'] },
  {
    to: '/table/start/i18n',
    names: ['setI18n()', 'getI18n()', 'setLanguage()', 'getLanguage()', 'hasLanguage()']
  },
  { to: '/table/start/icons', names: ['setIcon()', 'getIcon()'] },
  { to: '/table/start/theme', names: ['setTheme()', 'getTheme()'] },
  { to: 'VXETable()setConfig', names: ['VxeUI', 'getConfig()'] },
  { to: '/table/tree/basic', names: ['vxe-tree'] },
  { to: '/table/module/modal', names: ['vxe-drawer', 'drawer.open()', 'drawer.close()', 'vxe-alert'] },
  { to: 'VXETable()modal.message', names: ['modal.notification()'] },
  { to: '/table/edit/upload', names: ['vxe-upload'] },
  { to: '/table/module/input', names: ['vxe-date-picker', 'vxe-number-input', 'vxe-password-input', 'vxe-date-panel'] },
  { to: '/table/module/pulldown', names: ['vxe-tree-select', 'vxe-table-select', 'vxe-cascader'] },
  { to: '/table/advanced/tabs', names: ['vxe-tabs', 'vxe-tab-pane'] },
  { to: 'VXETable()print', names: ['vxe-print', 'vxe-print-page-break', 'getPrintHtml()'] },
  { to: '/table/advanced/menu', names: ['vxe-context-menu', 'contextMenu.open()'] },
  { to: 'table.loading', names: ['loading.open()', 'loading.close()'] },
  {
    to: '/table/advanced/groupBy',
    names: ['aggregate-config', 'row-group-config', 'row-group-node', 'agg-func']
  },
  { to: '/table/base/group', names: ['merge-header-cells', 'show-custom-header'] },
  { to: '/table/advanced/customFilter', names: ['floating-filters', '#floatingFilter'] },
  { to: 'table()revertData', names: ['keyboard-config.isUndoRedo'] },
  { to: 'table.rowConfig.keyField', names: ['row-config.createKeyMethod'] },
  { to: 'table()getTableColumn', names: ['getFullColumns()'] },
  {
    to: '/table/advanced/customStorage',
    names: ['getCustomStoreData()', 'custom-config.updateStore', 'custom-config.restoreStore']
  },
  { to: 'VXETable()formats.add', names: ['tableCellFormatter'] },
  { to: '/table/grid/layout', names: ['#asideLeft', '#asideRight'] },
  { to: '/table/base/scrollStyle', names: ['scrollbar-config'] }
]
