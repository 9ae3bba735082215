/**
 * The sidebar: groups in order, pages in order. A page's label is the title in its front matter.
 * A group without pages and links is drawn disabled.
 */
export const nav = [
  {
    key: 'start',
    title: { zh: '开发指南', en: 'Getting started' },
    under: '/table/start',
    pages: ['upgrade', 'install', 'use', 'global', 'icons', 'theme', 'i18n', 'zindex']
  },
  {
    key: 'module',
    title: { zh: '功能组件', en: 'Components' },
    under: '/table/module',
    pages: ['icon', 'button', 'radio', 'checkbox', 'input', 'textarea', 'select', 'pager', 'modal', 'tooltip', 'toolbar', 'switch', 'list', 'pulldown', 'file', 'print']
  },
  { key: 'form', title: { zh: '表单', en: 'Form' }, under: '/form', pages: ['basics', 'config', 'vertical', 'valid', 'customLayout'] },
  {
    key: 'base',
    title: { zh: '基础表格', en: 'Basic table' },
    under: '/table/base',
    pages: ['basic', 'size', 'autoBreak', 'width', 'overflow', 'tooltip', 'stripe', 'border', 'round', 'dynamicStyle', 'style', 'scrollStyle', 'header', 'highlight', 'resizable', 'minHeight', 'maxHeight', 'height', 'rowHeight', 'autoHeight', 'fixed', 'fixedFull', 'footer', 'group', 'seq', 'current', 'radio', 'selection', 'sort', 'filter', 'empty', 'loading', 'format', 'data', 'html', 'full']
  },
  {
    key: 'advanced',
    title: { zh: '高级表格', en: 'Advanced table' },
    under: '/table/advanced',
    pages: ['event', 'template', 'dynamic', 'customCheckbox', 'customRadio', 'sortIcon', 'customSort', 'multiSort', 'manualFilter', 'filterIcon', 'customFilter', 'span', 'spanRow', 'mergeCell', 'customFooter', 'footerSpan', 'footerMaxHeight', 'import', 'export', 'print', 'fixedType', 'menu', 'menuPrivilege', 'expand', 'expandIcon', 'expandLazy', 'expandAccordion', 'search', 'groupBy', 'details', 'popupEdit', 'toolbar', 'custom', 'customStorage', 'customWidthStorage', 'form', 'page', 'pageIcon', 'highlight', 'rangeSelect', 'tabs', 'keepAlives']
  },
  { key: 'tree', title: { zh: '树形表格', en: 'Tree table' }, under: '/table/tree', pages: ['basic', 'stripe', 'normal', 'treeIcon', 'accordion', 'selection', 'radio', 'fixed', 'maxHeight', 'filter', 'sort', 'groupSummary', 'groupSummaryCount', 'expand', 'expandLazy', 'crud', 'insert', 'menu', 'span', 'highlight', 'keyboard', 'lazy', 'lazyMenu', 'lazyEdit', 'line', 'edit', 'editCellValid', 'editRowValid', 'editForceCellValid', 'editForceRowValid', 'template'] },
  { key: 'grid', title: { zh: '配置式表格', en: 'Grid' }, under: '/table/grid', pages: ['basic', 'events', 'group', 'reverse', 'template', 'footer', 'page', 'proxy', 'pageProxy', 'configProxy', 'edit', 'cellDisable', 'rowDisable', 'form', 'formProxy', 'toolbar', 'customToolbar', 'toolbarIcon', 'fullscreen', 'menu', 'span', 'upload', 'layout', 'tree', 'treeLazy', 'treeLazyEdit', 'treeEdit', 'fullEdit', 'fullQuery', 'keepAlives'] },
  { key: 'scroll', title: { zh: '虚拟滚动', en: 'Virtual scroll' }, under: '/table/scroll', pages: ['scroll', 'mode', 'rows', 'fullRows', 'cols', 'fullCols', 'tree', 'lazyTree', 'highlight', 'maxHeight', 'rowHeight', 'group', 'merge', 'keyboard', 'edit', 'cellValid', 'rowValid', 'forceCellValid', 'forceRowValid', 'partialLoad', 'fullPartialLoad', 'footer', 'template', 'tabs', 'keepAlives'] },
  { key: 'edit', title: { zh: '可编辑表格', en: 'Editable table' }, under: '/table/edit', pages: ['popupForm', 'manual', 'click', 'dblclick', 'select', 'autoClear', 'cellPlaceholder', 'insert', 'remove', 'pending', 'revert', 'status', 'cellDisable', 'rowDisable', 'highlightCell', 'keyboard', 'keyboardEdit', 'cellValid', 'rowValid', 'forceCellValid', 'forceRowValid', 'footer', 'footerImmediately', 'expand', 'menu', 'span', 'form', 'upload', 'realtimeSave', 'dataCount', 'uniqueSelect', 'cascadingSelect', 'events', 'template', 'full'] },
  { key: 'renderer', title: { zh: '渲染器', en: 'Renderers' }, under: '/table/renderer', pages: ['filter', 'api', 'default', 'edit', 'expand', 'toolbar', 'form', 'empty'] },
  { key: 'global', title: { zh: '全局注册', en: 'Global registration' }, under: '/table', pages: ['formats/api', 'commands/api', 'menus/api', 'validators/api', 'interceptor/api'] },
  { key: 'integration', title: { zh: '第三方集成', en: 'Integrations' }, under: '/integration', pages: ['sortable', 'element-ui'] },
  { key: 'plugin', title: { zh: '插件', en: 'Plugins' }, under: '/plugin', pages: ['excel', 'charts'] },
  { key: 'api', title: { zh: 'API', en: 'API' }, under: '', pages: ['/table/api', '/colgroup/api', '/column/api', '/grid/api', '/toolbar/api', '/pager/api', '/radio/api', '/radio-group/api', '/radio-button/api', '/checkbox/api', '/checkbox-group/api', '/switch/api', '/input/api', '/select/api', '/optgroup/api', '/option/api', '/textarea/api', '/button/api', '/button-group/api', '/tooltip/api', '/modal/api', '/form/api', '/form-gather/api', '/form-item/api', '/list/api', '/pulldown/api', '/icon/api', '/unshown/api', '/api/preview'] },
  /** Pages that other places lead to. */
  { key: 'more', title: { zh: '支持', en: 'Support' }, under: '/donation', pages: ['api'], isHidden: true }
] as const
