import type { MemberTexts } from './texts'

export default {
  'table@keydown-start': {
    zh: '焦点在表格内按下 Esc，表格处理它之前触发。其他按键没有这个事件，请用 [keydown](table@keydown)。',
    en: 'Esc was pressed with the focus inside the table, before the table reacts. No other key fires it; use [keydown](table@keydown) for those.'
  },
  'table@keydown': {
    zh: '表格激活时按下任意键，表格处理之后触发。最后一次点击落在表格内或调用过 [focus()](table()focus) 就是激活；筛选面板打开时不触发。焦点在表格内按 Esc，并且没有编辑和菜单打开时，会触发两次。',
    en: 'A key was pressed while the table is active, after the table reacted. It is active when the last click was inside it or [focus()](table()focus) was called. Not fired while the filter panel is open; fired twice for Esc with the focus inside and no editor or menu open.'
  },
  'table@keydown-end': {
    zh: '焦点在表格内按下 Esc，在 [keydown](table@keydown) 之后立即触发。其他按键不触发。',
    en: 'Fires right after [keydown](table@keydown) for Esc pressed with the focus inside the table, and for no other key.'
  },
  'table@paste': {
    zh: '表格激活时在页面上粘贴。事件来自整个窗口，表格自己不写入任何内容：内容从 `$event.clipboardData` 读取。正在编辑时也触发，筛选面板打开时不触发。',
    en: 'Something was pasted into the page while the table is active. The event comes from the window and the table inserts nothing itself: read `$event.clipboardData`. Also fired while editing, but not while the filter panel is open.'
  },
  'table@copy': {
    zh: '表格激活时在页面上复制。表格自己不写剪贴板；要复制单元格，在这里用 `$event.clipboardData.setData()` 并阻止默认行为。',
    en: 'Copying was requested in the page while the table is active. The table puts nothing on the clipboard; to copy cells, call `$event.clipboardData.setData()` here and prevent the default.'
  },
  'table@cut': {
    zh: '表格激活时在页面上剪切。表格不清空单元格，也不写剪贴板。',
    en: 'Cutting was requested in the page while the table is active. The table clears no cell and puts nothing on the clipboard.'
  },
  'table@checkbox-range-select': {
    zh: '开启 [isShiftKey](table.checkboxConfig.isShiftKey) 后，按住 Shift 点击复选框选中一段行。此时不触发 [checkbox-change](table@checkbox-change)，其他行的勾选被取消。',
    en: 'A run of rows was checked by a click with Shift, see [isShiftKey](table.checkboxConfig.isShiftKey). It takes the place of [checkbox-change](table@checkbox-change); all other rows are unchecked.'
  },
  'table@checkbox-range-select~rangeRecords': {
    zh: '起点和终点之间的全部行，包含被 `checkMethod` 禁用而没有勾选的行。',
    en: 'All rows from the first to the last, including those that `checkMethod` kept from being checked.'
  },
  'table@checkbox-range-select~cell': { same: 'table@checkbox-change~cell' },
  'table@checkbox-change': {
    zh: '用户勾选或取消了一行。用代码勾选不触发；表头的全选触发 [checkbox-all](table@checkbox-all)。见[多选行](/table/base/selection)。',
    en: 'The user checked or unchecked a row. Checking from code does not fire it; the box in the header fires [checkbox-all](table@checkbox-all). See [Checkbox selection](/table/base/selection).'
  },
  'table@checkbox-change~checked': {
    zh: '这一行现在是否勾选。',
    en: 'Whether the row is checked now.'
  },
  'table@checkbox-change~cell': {
    zh: '单元格的元素；直接点在复选框上时没有。',
    en: 'Element of the cell; missing when the click hit the checkbox itself.'
  },
  'table@checkbox-all': {
    zh: '点击表头的复选框，全选或全部取消。[toggleAllCheckboxRow()](table()toggleAllCheckboxRow) 也会触发，此时 `$event` 为 `null`。',
    en: 'The box in the header checked or unchecked all rows. [toggleAllCheckboxRow()](table()toggleAllCheckboxRow) fires it too, with `$event` being `null`.'
  },
  'table@checkbox-all~checked': {
    zh: '`true` 全选，`false` 全部取消。',
    en: '`true` after checking all, `false` after clearing.'
  },
  'table@radio-change': {
    zh: '用户选中了另一行的单选框；`strict: false` 时取消选中也触发。`trigger` 为 `row` 或 `cell` 时，点击被 `checkMethod` 禁用的行也会触发，但并没有选中，请核对 [getRadioRecord()](table()getRadioRecord)。',
    en: 'The user selected another row, or with `strict: false` cleared the selection. With `trigger` set to `row` or `cell`, a click on a row that `checkMethod` forbids fires it without selecting anything; compare with [getRadioRecord()](table()getRadioRecord).'
  },
  'table@radio-change~oldValue': {
    zh: '之前选中的行，没有时为 `null`。',
    en: 'The row selected before, or `null`.'
  },
  'table@radio-change~newValue': {
    zh: '现在选中的行，取消选中时为 `null`（`row` 仍是点击的行）。',
    en: 'The row selected now, `null` when the selection was cleared (`row` is still the clicked one).'
  },
  'table@radio-change~cell': {
    zh: '单元格的元素；直接点在单选框上时没有。',
    en: 'Element of the cell; missing when the click hit the radio button itself.'
  },
  'table@current-change': {
    zh: '用户点击或用方向键换了当前行，需要 [rowConfig.isCurrent](table.rowConfig.isCurrent)。点击同一行和调用 [setCurrentRow()](table()setCurrentRow) 不触发。用键盘换行时只有 `row`、`oldValue` 和 `newValue`，没有列和单元格。',
    en: 'The user made another row current by click or arrow key; needs [rowConfig.isCurrent](table.rowConfig.isCurrent). Not fired for the same row or by [setCurrentRow()](table()setCurrentRow). By keyboard it carries `row`, `oldValue` and `newValue`, but no column or cell.'
  },
  'table@current-change~oldValue': {
    zh: '之前的当前行，没有时为 `null`。',
    en: 'The row that was current before, or `null`.'
  },
  'table@current-change~newValue': {
    zh: '新的当前行。',
    en: 'The row that is current now.'
  },
  'table@header-cell-click': {
    zh: '点击表头单元格。点在排序箭头和全选框上不触发；点在筛选按钮上会触发，`triggerFilter` 为 `true`；刚拖完列宽的那次点击也会触发，`triggerResizable` 为 `true`。',
    en: 'A header cell was clicked. The sort arrows and the select-all box do not fire it; the filter button does, with `triggerFilter` being `true`, and so does the click that ends resizing a column, with `triggerResizable`.'
  },
  'table@header-cell-click~triggerResizable': {
    zh: '是否在拖动列宽之后 300 毫秒之内，即这次点击来自拖动。',
    en: 'True within 300 milliseconds after a column was resized: the click belongs to the drag.'
  },
  'table@header-cell-click~$grid': {
    zh: '总是空：3.8.6 的表头取错了属性名。用 `$table` 或模板里的 ref。',
    en: 'Always empty: the header of 3.8.6 reads a wrong property. Use `$table` or a ref in your template.'
  },
  'table@header-cell-dblclick': {
    zh: '双击表头单元格。',
    en: 'A header cell was double-clicked.'
  },
  'table@header-cell-dblclick~$grid': {
    same: 'table@header-cell-click~$grid'
  },
  'table@cell-click': {
    zh: '点击表体的单元格，在表格完成选中、展开、打开编辑之后触发。直接点在复选框、单选框、展开图标和树的箭头上不触发，它们有自己的事件；单元格里的按钮用 `@click.stop` 就不会触发。',
    en: 'A body cell was clicked; the table has already selected, expanded or opened the editor. Not fired by a click on a checkbox, a radio button, an expand icon or a tree arrow, which have events of their own. Give buttons in cells `@click.stop`.'
  },
  'table@cell-dblclick': {
    zh: '双击表体的单元格。之前还会触发两次 [cell-click](table@cell-click)。',
    en: 'A body cell was double-clicked. [cell-click](table@cell-click) has fired twice before.'
  },
  'table@filter-visible': {
    zh: '筛选面板打开或关闭，在 [filter-change](table@filter-change) 之后也会因关闭而触发。适合在打开时加载选项。',
    en: 'The filter panel opened or closed; closing follows [filter-change](table@filter-change) too. Useful to load options when it opens.'
  },
  'table@filter-visible~visible': {
    zh: '`true` 打开，`false` 关闭。',
    en: '`true` when it opened, `false` when it closed.'
  },
  'table@filter-visible~$event': {
    zh: '点击筛选按钮的事件；由确认、重置或点击别处而关闭时为 `null`。',
    en: 'The click on the filter button; `null` when the panel was closed by confirming, resetting or a click elsewhere.'
  },
  'table@toggle-row-expand': {
    zh: '用户点击展开或收起了一行。懒加载时在内容到达之前触发；被 `toggleMethod` 拒绝时也触发，`expanded` 是想要的状态，实际状态用 [isRowExpandByRow()](table()isRowExpandByRow)。用代码展开不触发。',
    en: 'A click expanded or collapsed a row. With lazy loading it fires before the content arrives, and it fires although `toggleMethod` refused: `expanded` is the wanted state, [isRowExpandByRow()](table()isRowExpandByRow) tells the real one. Not fired from code.'
  },
  'table@toggle-row-expand~column': {
    zh: '`type="expand"` 的列。',
    en: 'The column of `type="expand"`.'
  },
  'table@toggle-tree-expand': {
    zh: '用户点击展开或收起了树节点。懒加载时在子节点到达之前触发；被 `toggleMethod` 拒绝时也触发，实际状态用 [isTreeExpandByRow()](table()isTreeExpandByRow)。用代码展开不触发。',
    en: 'A click opened or closed a tree node. With lazy loading it fires before the children arrive, and it fires although `toggleMethod` refused; [isTreeExpandByRow()](table()isTreeExpandByRow) tells the real state. Not fired from code.'
  },
  'table@resizable-change': {
    zh: '用户拖动改变了一列的宽度，松开鼠标并重新布局之后触发。新宽度保存在 `column.resizeWidth`，用代码改宽度不触发。',
    en: 'The user dragged a column to another width; fired after the mouse button was released and the table laid out again. The width is kept in `column.resizeWidth`. Not fired from code.'
  },
  'table@resizable-change~$grid': {
    same: 'table@header-cell-click~$grid'
  },
  'table@cell-mouseenter': {
    zh: '鼠标进入表体的单元格。滚动期间不触发；没有设置 [tooltipConfig](table.tooltipConfig) 时同样触发，开发环境的警告可以忽略。',
    en: 'The pointer entered a body cell. Not fired while scrolling. It works without [tooltipConfig](table.tooltipConfig) as well; ignore the warning in development.'
  },
  'table@cell-mouseleave': {
    zh: '鼠标离开表体的单元格。滚动期间不触发，所以不要假定每次进入都有一次离开。',
    en: 'The pointer left a body cell. Not fired while scrolling, so do not count on one leave for every enter.'
  },
  'table@scroll': {
    zh: '表体滚动，每一帧都可能触发。拖动表尾的横向滚动条时 `type` 为 `footer`，没有高度和宽度的参数。`scrollTop` 达到 `scrollHeight` 减去可视高度就是底部。',
    en: 'The body scrolled; can fire on every frame. When the scroll bar of the footer moves it, `type` is `footer` and heights and widths are missing. The end is reached when `scrollTop` equals `scrollHeight` minus the visible height.'
  },
  'table@scroll~type': {
    zh: '滚动来自表体 `body` 还是表尾 `footer`。',
    en: 'Whether the `body` or the `footer` scrolled.'
  },
  'table@scroll~isX': {
    zh: '横向位置与上一次相比是否改变。',
    en: 'Whether the horizontal position differs from the last one.'
  },
  'table@scroll~isY': {
    zh: '纵向位置与上一次相比是否改变。',
    en: 'Whether the vertical position differs from the last one.'
  },
  'table@footer-cell-click': {
    zh: '点击表尾的单元格。它的值是 `items[itemIndex]`（表尾的行是数组时）。',
    en: 'A footer cell was clicked. Its value is `items[itemIndex]` when the rows of the footer are arrays.'
  },
  'table@footer-cell-click~row': {
    zh: '表尾的这一行，即 `footerData` 或 `footerMethod` 返回值中的一项；与 `items` 是同一个对象。',
    en: 'This row of the footer, an element of `footerData` or of what `footerMethod` returned; the same object as `items`.'
  },
  'table@footer-cell-click~_rowIndex': {
    zh: '第几行表尾，从 0 开始，与 `$rowIndex` 相同。',
    en: 'Which row of the footer, from 0; the same as `$rowIndex`.'
  },
  'table@footer-cell-click~$grid': {
    zh: '总是空：3.8.6 的表尾取错了属性名。用 `$table` 或模板里的 ref。',
    en: 'Always empty: the footer of 3.8.6 reads a wrong property. Use `$table` or a ref in your template.'
  },
  'table@footer-cell-dblclick': {
    zh: '双击表尾的单元格。',
    en: 'A footer cell was double-clicked.'
  },
  'table@footer-cell-dblclick~row': {
    same: 'table@footer-cell-click~row'
  },
  'table@footer-cell-dblclick~_rowIndex': {
    same: 'table@footer-cell-click~_rowIndex'
  },
  'table@footer-cell-dblclick~$grid': {
    same: 'table@footer-cell-click~$grid'
  },
  'table@edit-actived': {
    zh: '[edit-activated](table@edit-activated) 的旧名，两者同时触发，参数相同。',
    en: 'Older name of [edit-activated](table@edit-activated); both fire with the same parameters.',
    deprecated: 'table@edit-activated'
  },
  'table@edit-closed': {
    zh: '编辑结束，值已经写入 `row`，不管改没改都会触发；变了没有用 [isUpdateByRow()](table()isUpdateByRow) 判断。`mode: \'row\'` 时 `column` 只是最后点过的列。见[点击编辑](/table/edit/click)。',
    en: 'Editing ended and the values are in `row`; fired whether or not something changed, ask [isUpdateByRow()](table()isUpdateByRow). With `mode: \'row\'`, `column` is only the one clicked last. See [Click to edit](/table/edit/click).'
  },
  'table@edit-closed~$event': {
    zh: '引起结束的事件；调用 [clearEdit()](table()clearEdit) 时是传入的事件，没有传则为空。',
    en: 'The event that ended it; after [clearEdit()](table()clearEdit) what was passed there, empty otherwise.'
  },
  'table@cell-selected': {
    zh: '选中了另一个单元格，需要 [mouseConfig.selected](table.mouseConfig.selected)。点击、方向键、Tab 和 [setSelectCell()](table()setSelectCell) 都会触发；后几种来源的参数较少，只保证有 `row`、`column` 和 `cell`。',
    en: 'Another cell was selected; needs [mouseConfig.selected](table.mouseConfig.selected). Clicks, arrow keys, Tab and [setSelectCell()](table()setSelectCell) fire it; only `row`, `column` and `cell` are there in every case.'
  },
  'table@cell-selected~rowIndex': {
    zh: '行的位置，含义取决于来源：点击时是在 `data` 中，用键盘时是在筛选和排序之后，`setSelectCell()` 时是在渲染出的行中。需要准确的值时调用 `getRowIndex(row)`。',
    en: 'Position of the row, in `data` after a click, among sorted and filtered rows after a key, among rendered rows after `setSelectCell()`. Call `getRowIndex(row)` when it matters.'
  },
  'table@filter-change': {
    zh: '用户在筛选面板中确认或重置。`remote` 时不隐藏任何行，在这里重新请求数据；用代码设置条件不触发。虚拟滚动滚到下面再筛选，会把结果全部画出，避免的办法在[很多行的完整表格](/table/scroll/fullRows)。',
    en: 'The user confirmed or reset a filter panel. With `remote` no row is hidden: request the data here. Conditions set from code do not fire it. Filtering while scrolled far down in virtual scrolling draws every result; the way round is in [Complete table of many rows](/table/scroll/fullRows).'
  },
  'table@filter-change~values': {
    zh: '这一列勾选的选项的 `value`，重置后是空数组。',
    en: 'The `value` of each checked option of this column; empty after a reset.'
  },
  'table@filter-change~datas': {
    zh: '这一列勾选的选项的 `data`，与 `values` 一一对应，用于自定义的筛选面板。',
    en: 'The `data` of each checked option, parallel to `values`; meant for custom filter panels.'
  },
  'table@filter-change~filters': {
    zh: '与 `filterList` 相同，为旧代码保留。',
    en: 'The same as `filterList`, kept for older code.'
  },
  'table@context-menu-click': {
    zh: '[menu-click](table@menu-click) 的旧名。写了它，`menu-click` 就不再触发。',
    en: 'Older name of [menu-click](table@menu-click). Listening to it keeps `menu-click` from firing.',
    deprecated: 'table@menu-click'
  },
  'table@context-menu-click~columns': {
    same: 'table@menu-click~columns'
  },
  'table@context-menu-click~row': {
    same: 'table@menu-click~row'
  },
  'table@context-menu-click~column': {
    same: 'table@menu-click~column'
  },
  'table@context-menu-click~cell': {
    same: 'table@menu-click~cell'
  },
  'table@context-menu-click~options': { same: 'table@menu-click~options' },
  'table@menu-click': {
    zh: '点击了快捷菜单的一项。项有 `code` 并注册过同名的 `VXETable.menus` 时，先执行注册的方法。禁用的项、没有 `code` 而有子菜单的项不触发。',
    en: 'An item of the shortcut menu was clicked. If its `code` is registered in `VXETable.menus`, that method has run before. Disabled items and items with children but no `code` do not fire it.'
  },
  'table@menu-click~columns': {
    zh: '全部可见列。',
    en: 'All visible columns.'
  },
  'table@menu-click~row': {
    zh: '右键点击的行；在表头、表尾和空白处为空。',
    en: 'The row that was right-clicked; empty in the header, the footer and blank space.'
  },
  'table@menu-click~column': {
    zh: '右键点击的列；在空白处为空。',
    en: 'The column that was right-clicked; empty in blank space.'
  },
  'table@menu-click~cell': {
    zh: '右键点击的单元格元素；在空白处或用键盘打开菜单时为空。',
    en: 'The cell that was right-clicked; empty in blank space and when the menu was opened by keyboard.'
  },
  'table@menu-click~options': {
    zh: '打开的菜单的全部选项。',
    en: 'All options of the menu that opened.'
  },
  'table@valid-error': {
    zh: '校验不通过并显示错误时触发，一次校验只触发一次，只带第一个错误。一定有的只是 `rule`、`row`、`column`、`cell`。`autoPos: false` 时 `validate()` 不触发它。见[单元格校验](/table/edit/cellValid)。',
    en: 'A value failed and its message is shown; fired once per check, for the first error. Only `rule`, `row`, `column` and `cell` are always there. With `autoPos: false`, `validate()` does not fire it. See [Cell validation](/table/edit/cellValid).'
  },
  'table@valid-error~rule': {
    zh: '没有通过的规则，提示文字在 `rule.content`；来自自定义方法时 `rule.type` 为 `custom`。',
    en: 'The rule that failed, with its text in `rule.content`; `rule.type` is `custom` for a validator function.'
  },
  'table@valid-error~$event': {
    zh: '总是空。',
    en: 'Always empty.'
  },
  'table@custom': {
    zh: '用户打开、关闭了自定义列的面板，或在面板中确认、取消、重置。在这里保存列的设置。调用 [openCustom()](table()openCustom) 和 [closeCustom()](table()closeCustom) 不触发，点击面板外面把它关掉也不触发。',
    en: 'The user opened or closed the column panel, or confirmed, cancelled or reset in it: the place to save the columns. [openCustom()](table()openCustom) and [closeCustom()](table()closeCustom) do not fire it, nor does a click outside that closes the panel.'
  },
  'table@custom~type': {
    zh: '`open` 打开，`close` 关闭，`confirm` 确认，`cancel` 取消，`reset` 重置。',
    en: '`open`, `close`, `confirm`, `cancel` or `reset`.'
  },
  'table@header-cell-menu': {
    zh: '右键点击表头单元格，在打开菜单的同时触发。必须启用 [menuConfig](table.menuConfig)；`menuConfig.header` 没有选项时也触发，浏览器的菜单照常显示。',
    en: 'A header cell was right-clicked; fired as the menu opens. [menuConfig](table.menuConfig) has to be enabled; without options for the header it still fires, and the menu of the browser appears.'
  },
  'table@header-cell-menu~columns': {
    same: 'table@menu-click~columns'
  },
  'table@header-cell-menu~options': { same: 'table@cell-menu~options' },
  'table@header-cell-menu~row': {
    zh: '总是空，表头没有行。',
    en: 'Always empty: the header has no row.'
  },
  'table@header-cell-menu~rowIndex': {
    same: 'table@header-cell-menu~row'
  },
  'table@cell-menu': {
    zh: '右键点击表体单元格，在打开菜单的同时触发，适合先把该行设为当前行。必须启用 [menuConfig](table.menuConfig)；用键盘的菜单键打开时不触发。',
    en: 'A body cell was right-clicked; fired as the menu opens, for example to make the row current. [menuConfig](table.menuConfig) has to be enabled. The menu key of the keyboard does not fire it.'
  },
  'table@cell-menu~columns': {
    same: 'table@menu-click~columns'
  },
  'table@cell-menu~options': {
    zh: '打开的菜单的全部选项；没有打开菜单时为空。',
    en: 'All options of the menu that opens; empty when none does.'
  },
  'table@footer-cell-menu': {
    zh: '右键点击表尾单元格，在打开菜单的同时触发。必须启用 [menuConfig](table.menuConfig)。',
    en: 'A footer cell was right-clicked; fired as the menu opens. [menuConfig](table.menuConfig) has to be enabled.'
  },
  'table@footer-cell-menu~columns': {
    same: 'table@menu-click~columns'
  },
  'table@footer-cell-menu~options': { same: 'table@cell-menu~options' },
  'table@footer-cell-menu~row': {
    zh: '总是空，事件不带表尾的行。',
    en: 'Always empty: the event does not carry the footer row.'
  },
  'table@footer-cell-menu~rowIndex': {
    same: 'table@footer-cell-menu~row'
  },
  'table@header-cell-context-menu': {
    zh: '[header-cell-menu](table@header-cell-menu) 的旧名。写了它，新事件就不再触发。',
    en: 'Older name of [header-cell-menu](table@header-cell-menu). Listening to it keeps the new one from firing.',
    deprecated: 'table@header-cell-menu'
  },
  'table@header-cell-context-menu~columns': {
    same: 'table@menu-click~columns'
  },
  'table@header-cell-context-menu~options': { same: 'table@cell-menu~options' },
  'table@header-cell-context-menu~row': {
    same: 'table@header-cell-menu~row'
  },
  'table@header-cell-context-menu~rowIndex': {
    same: 'table@header-cell-menu~row'
  },
  'table@cell-context-menu': {
    zh: '[cell-menu](table@cell-menu) 的旧名。写了它，新事件就不再触发。',
    en: 'Older name of [cell-menu](table@cell-menu). Listening to it keeps the new one from firing.',
    deprecated: 'table@cell-menu'
  },
  'table@cell-context-menu~columns': {
    same: 'table@menu-click~columns'
  },
  'table@cell-context-menu~options': { same: 'table@cell-menu~options' },
  'table@footer-cell-context-menu': {
    zh: '[footer-cell-menu](table@footer-cell-menu) 的旧名。写了它，新事件就不再触发。',
    en: 'Older name of [footer-cell-menu](table@footer-cell-menu). Listening to it keeps the new one from firing.',
    deprecated: 'table@footer-cell-menu'
  },
  'table@footer-cell-context-menu~columns': {
    same: 'table@menu-click~columns'
  },
  'table@footer-cell-context-menu~options': { same: 'table@cell-menu~options' },
  'table@footer-cell-context-menu~row': {
    same: 'table@footer-cell-menu~row'
  },
  'table@footer-cell-context-menu~rowIndex': {
    same: 'table@footer-cell-menu~row'
  },
  'table@checkbox-range-start': {
    zh: '开启 [range](table.checkboxConfig.range) 后，在复选框列按下鼠标。普通的点击也会触发，随后还有 [checkbox-range-end](table@checkbox-range-end)。',
    en: 'The mouse button went down in the checkbox column, with [range](table.checkboxConfig.range) on. A plain click fires it too, followed by [checkbox-range-end](table@checkbox-range-end).'
  },
  'table@checkbox-range-change': {
    zh: '拖动勾选时，框住的行数每改变一次触发一次，拖动超过 10 像素才开始。此时不触发 [checkbox-change](table@checkbox-change)。',
    en: 'While dragging, the number of rows in the range changed; it starts after 10 pixels. [checkbox-change](table@checkbox-change) does not fire.'
  },
  'table@checkbox-range-end': {
    zh: '拖动勾选结束，松开鼠标时触发。最终结果在这里取。',
    en: 'The mouse button was released after dragging; take the final selection here.'
  },
  'table@edit-activated': {
    zh: '编辑器刚打开时触发，此时编辑器还没有渲染；要操作其中的元素，用 [afterEditMethod](table.editConfig.afterEditMethod)。`mode: \'row\'` 时在同一行换列不再触发。',
    en: 'An editor was opened, but is not rendered yet; to reach its elements use [afterEditMethod](table.editConfig.afterEditMethod). With `mode: \'row\'` going to another column of the row does not fire it again.'
  },
  'table@edit-disabled': {
    zh: '[beforeEditMethod](table.editConfig.beforeEditMethod) 返回 `false`，编辑没有打开，可以在这里说明原因。标记为待删除的行不能编辑，但不触发。',
    en: '[beforeEditMethod](table.editConfig.beforeEditMethod) returned `false` and nothing was opened; tell the reason here. Rows marked for deletion can\'t be edited either, but do not fire it.'
  },
  'table#empty': {
    zh: '没有行时显示的内容，优先于 [emptyRender](table.emptyRender) 和 [emptyText](table.emptyText)。每次都渲染两份（一份不可见），所以里面不要写 `id`，也不要放一创建就发请求的组件。',
    en: 'Shown when there are no rows, in place of [emptyRender](table.emptyRender) and [emptyText](table.emptyText). It is always rendered twice, once invisibly: no `id` inside, and no component that sends requests on creation.'
  },
  'table#default': {
    zh: '放 `vxe-column` 和 `vxe-colgroup`，表格由它们得到列。其他元素不会显示；`vxe-grid` 的列写在 [columns](grid.columns)。',
    en: 'Holds the `vxe-column` and `vxe-colgroup` tags that make up the columns; other elements stay invisible. In `vxe-grid` columns go into [columns](grid.columns).'
  },
  'table#loading': {
    zh: '[loading](table.loading) 为 `true` 时遮罩里的内容，替换默认的图标和文字。',
    en: 'Content of the overlay while [loading](table.loading) is `true`, in place of the icon and text.'
  }
} satisfies MemberTexts
