import type { MemberTexts } from './texts'

export default {
  'table@keydown-start': {
    zh: '焦点在表格内按下 Esc 时触发，早于表格对按键的处理。其他按键不触发该事件，可以改用 [keydown](table@keydown)。',
    en: 'Fires when Esc is pressed with the focus inside the table, before the table handles the key. Other keys do not fire this event, so use [keydown](table@keydown) for them.'
  },
  'table@keydown': {
    zh: '如果表格处于激活状态，按下任意键都会触发，晚于表格对按键的处理。最后一次点击位于表格内，或者调用过 [focus()](table()focus)，表格即处于激活状态。筛选面板打开后，只有焦点在表格内按 Esc 才触发。如果没有进行编辑，菜单和筛选面板也未打开，焦点在表格内按 Esc 会触发两次。',
    en: 'Fires when any key is pressed while the table is active, after the table has handled the key. The table is active if the last click was inside the table or you called [focus()](table()focus). While the filter panel is open, only Esc with the focus inside the table fires this event. If the focus is inside the table, Esc fires this event twice while no editor, menu or filter panel is open.'
  },
  'table@keydown-end': {
    zh: '焦点在表格内按下 Esc 时触发，紧接在 [keydown](table@keydown) 之后，其他按键不触发。',
    en: 'Fires immediately after [keydown](table@keydown) when Esc is pressed with the focus inside the table. Other keys do not fire this event.'
  },
  'table@paste': {
    zh: '用户在页面上粘贴时触发，要求表格处于激活状态。该事件来自整个窗口，表格不写入任何内容，你可以通过 `$event.clipboardData` 读取粘贴的内容。编辑时也触发，筛选面板打开时不触发。',
    en: 'Fires when the user pastes into the page while the table is active. The event comes from the window, and the table inserts nothing, so read the pasted content from `$event.clipboardData` yourself. The event also fires during editing, but not while the filter panel is open.'
  },
  'table@copy': {
    zh: '用户在页面上复制时触发，要求表格处于激活状态。表格不写入剪贴板，如果要复制单元格，你可以在该事件中调用 `$event.clipboardData.setData()`，并阻止默认行为。',
    en: 'Fires when the user copies on the page while the table is active. The table writes nothing to the clipboard. If you want to copy cells, call `$event.clipboardData.setData()` in your listener and prevent the default action.'
  },
  'table@cut': {
    zh: '用户在页面上剪切时触发，要求表格处于激活状态。表格不清空单元格，也不写入剪贴板。',
    en: 'Fires when the user cuts on the page while the table is active. The table does not clear any cell and writes nothing to the clipboard.'
  },
  'table@checkbox-range-select': {
    zh: '用户按住 Shift 点击复选框，勾选一段连续的行时触发，需要开启 [isShiftKey](table.checkboxConfig.isShiftKey)。其他行会被取消勾选，[checkbox-change](table@checkbox-change) 不触发。',
    en: 'Fires when the user checks a range of rows by clicking a checkbox with Shift held down, for which you need [isShiftKey](table.checkboxConfig.isShiftKey). All other rows are unchecked, and [checkbox-change](table@checkbox-change) does not fire.'
  },
  'table@checkbox-range-select~rangeRecords': {
    zh: '从起点到终点的全部行，包含被 `checkMethod` 禁用而未勾选的行。',
    en: 'All rows from the start to the end of the range, including rows that stay unchecked because `checkMethod` disables them.'
  },
  'table@checkbox-range-select~cell': { same: 'table@checkbox-change~cell' },
  'table@checkbox-change': {
    zh: '用户勾选或取消勾选一行时触发，通过代码勾选不触发。点击表头的全选复选框触发的是 [checkbox-all](table@checkbox-all)。见[多选行](/table/base/selection)。',
    en: 'Fires when the user checks or unchecks a row, but not when you check rows from code. The checkbox in the header fires [checkbox-all](table@checkbox-all) instead (see [Checkbox selection](/table/base/selection)).'
  },
  'table@checkbox-change~checked': {
    zh: '该行当前是否勾选。',
    en: 'Whether the row is now checked.'
  },
  'table@checkbox-change~cell': {
    zh: '单元格的元素。直接点击复选框时没有该参数。',
    en: 'The cell element, missing if the user clicked the checkbox itself.'
  },
  'table@checkbox-all': {
    zh: '用户通过表头的复选框全选或取消全选时触发。调用 [toggleAllCheckboxRow()](table()toggleAllCheckboxRow) 也会触发，但 `$event` 为 `null`。',
    en: 'Fires when the user checks or unchecks all rows with the checkbox in the header. Calling [toggleAllCheckboxRow()](table()toggleAllCheckboxRow) also fires this event, with `$event` set to `null`.'
  },
  'table@checkbox-all~checked': {
    zh: '`true` 表示全选，`false` 表示取消全选。',
    en: '`true` if all rows were checked, `false` if all rows were unchecked.'
  },
  'table@radio-change': {
    zh: '用户选中另一行的单选框时触发。如果设置了 `strict: false`，取消选中也会触发。如果 `trigger` 为 `row` 或 `cell`，点击被 `checkMethod` 禁用的行也会触发，但不会选中该行。你可以通过 [getRadioRecord()](table()getRadioRecord) 获取实际选中的行。',
    en: 'Fires when the user selects the radio button of another row. If you set `strict: false`, deselecting also fires this event. If `trigger` is `row` or `cell`, clicking a row disabled by `checkMethod` fires this event, but does not select the row. You get the row that is actually selected from [getRadioRecord()](table()getRadioRecord).'
  },
  'table@radio-change~oldValue': {
    zh: '之前选中的行，没有时为 `null`。',
    en: 'The previously selected row, or `null`.'
  },
  'table@radio-change~newValue': {
    zh: '当前选中的行，取消选中后为 `null`，而 `row` 仍为点击的行。',
    en: 'The row that is now selected, or `null` after deselecting, when `row` is still the clicked row.'
  },
  'table@radio-change~cell': {
    zh: '单元格的元素。直接点击单选框时没有该参数。',
    en: 'The cell element, missing if the user clicked the radio button itself.'
  },
  'table@current-change': {
    zh: '用户通过点击或方向键改变当前行时触发，需要开启 [rowConfig.isCurrent](table.rowConfig.isCurrent)。点击当前行不触发，调用 [setCurrentRow()](table()setCurrentRow) 也不触发。通过键盘改变当前行时，参数只有 `row`、`oldValue` 和 `newValue`，没有列和单元格。',
    en: 'Fires when the user changes the current row by clicking or with the arrow keys, for which you need [rowConfig.isCurrent](table.rowConfig.isCurrent). Clicking the current row again or calling [setCurrentRow()](table()setCurrentRow) does not fire this event. After a key press, the event has `row`, `oldValue` and `newValue`, but no column or cell.'
  },
  'table@current-change~oldValue': {
    zh: '之前的当前行，没有时为 `null`。',
    en: 'The previous current row, or `null`.'
  },
  'table@current-change~newValue': {
    zh: '新的当前行。',
    en: 'The new current row.'
  },
  'table@header-cell-click': {
    zh: '点击表头单元格时触发。点击排序图标和未禁用的全选复选框不触发。点击筛选图标会触发，参数 `triggerFilter` 为 `true`。拖动列宽后松开鼠标产生的点击也会触发，参数 `triggerResizable` 为 `true`。',
    en: 'Fires when a header cell is clicked, but not for the sort icons or an enabled select-all checkbox. Clicking the filter icon fires this event with `triggerFilter` set to `true`. The click that ends a column resize also fires this event, with `triggerResizable` set to `true`.'
  },
  'table@header-cell-click~triggerResizable': {
    zh: '点击是否发生在拖动列宽后的 300 ms 内，即点击是否由拖动产生。',
    en: 'Whether the click occurred within 300 ms after a column was resized, which means that the drag caused the click.'
  },
  'table@header-cell-click~$grid': {
    zh: '始终为空，因为 3.8.6 的表头读取了错误的属性名。可以改用 `$table`，或模板中的 ref。',
    en: 'Always empty because the header in 3.8.6 reads the wrong property name. You can use `$table` or a ref in your template instead.'
  },
  'table@header-cell-dblclick': {
    zh: '双击表头单元格时触发。',
    en: 'Fires when a header cell is double-clicked.'
  },
  'table@header-cell-dblclick~$grid': {
    same: 'table@header-cell-click~$grid'
  },
  'table@cell-click': {
    zh: '点击表体的单元格时触发，选中和展开已经完成，由点击进入的编辑还没有开始。点击未禁用的复选框和单选框、展开图标以及树的箭头不触发，这些元素有各自的事件。如果单元格中有按钮，可以通过 `@click.stop` 避免点击按钮触发该事件。',
    en: 'Fires when a body cell is clicked, after selection and expansion are complete, but before editing on click starts. Clicking an enabled checkbox or radio button, an expand icon or a tree arrow does not fire this event, because these elements have their own events. If you have buttons in cells, you can prevent this event by adding `@click.stop` to them.'
  },
  'table@cell-dblclick': {
    zh: '双击表体的单元格时触发，在此之前会触发两次 [cell-click](table@cell-click)。',
    en: 'Fires when a body cell is double-clicked, after [cell-click](table@cell-click) has fired twice.'
  },
  'table@filter-visible': {
    zh: '筛选面板打开或关闭时触发。确认或重置会关闭面板，所以在 [filter-change](table@filter-change) 之后也会触发。你可以在面板打开后加载选项。',
    en: 'Fires when the filter panel opens or closes. Confirming or resetting closes the panel, so this event also fires after [filter-change](table@filter-change). You can use this event to load the options when the panel opens.'
  },
  'table@filter-visible~visible': {
    zh: '`true` 表示打开，`false` 表示关闭。',
    en: '`true` if the panel opened, `false` if the panel closed.'
  },
  'table@filter-visible~$event': {
    zh: '点击筛选图标的事件，因确认、重置或点击其他位置而关闭时为 `null`。',
    en: 'The click event of the filter icon, or `null` if the panel was closed by confirming, resetting or clicking elsewhere.'
  },
  'table@toggle-row-expand': {
    zh: '用户点击展开或收起一行时触发。懒加载展开内容时，该事件在加载完成之前触发。`toggleMethod` 阻止切换也会触发，`expanded` 是目标状态，实际状态可以通过 [isRowExpandByRow()](table()isRowExpandByRow) 获取。通过代码展开不触发。',
    en: 'Fires when the user expands or collapses a row by clicking. If you load content lazily, this event fires before it is loaded. This event also fires if `toggleMethod` prevents the change. In that case, `expanded` is the intended state, and you get the actual state from [isRowExpandByRow()](table()isRowExpandByRow). This event does not fire when you expand rows from code.'
  },
  'table@toggle-row-expand~column': {
    zh: '`type="expand"` 的列。',
    en: 'The column with `type="expand"`.'
  },
  'table@toggle-tree-expand': {
    zh: '用户点击展开或收起树节点时触发。懒加载子节点时，该事件在加载完成之前触发。`toggleMethod` 阻止切换也会触发，实际状态可以通过 [isTreeExpandByRow()](table()isTreeExpandByRow) 获取。通过代码展开不触发。',
    en: 'Fires when the user expands or collapses a tree node by clicking. If you load child nodes lazily, this event fires before they are loaded. This event also fires if `toggleMethod` prevents the change. You get the actual state from [isTreeExpandByRow()](table()isTreeExpandByRow). This event does not fire when you expand nodes from code.'
  },
  'table@resizable-change': {
    zh: '用户拖动改变列宽后触发，鼠标已经松开，表格已经重新计算布局。你可以从 `column.resizeWidth` 读取新的宽度。通过代码修改列宽不触发。',
    en: 'Fires after the user has resized a column by dragging, released the mouse button, and the table has recalculated the layout. The new width is stored in `column.resizeWidth`. This event does not fire when you change the width from code.'
  },
  'table@resizable-change~$grid': {
    same: 'table@header-cell-click~$grid'
  },
  'table@cell-mouseenter': {
    zh: '鼠标移入表体的单元格时触发，滚动期间不触发。不需要设置 [tooltipConfig](table.tooltipConfig)，开发环境中的警告可以忽略。',
    en: 'Fires when the pointer enters a body cell, except during scrolling. This event fires even if you don’t set [tooltipConfig](table.tooltipConfig), so you can ignore the warning in development.'
  },
  'table@cell-mouseleave': {
    zh: '鼠标移出表体的单元格时触发，滚动期间不触发，所以移入和移出不一定成对出现。',
    en: 'Fires when the pointer leaves a body cell, except during scrolling, so not every enter event is followed by a leave event.'
  },
  'table@scroll': {
    zh: '表体滚动时触发，每一帧都可能触发。拖动表尾的横向滚动条也会触发，`type` 为 `footer`，但没有高度和宽度的参数。如果 `scrollTop` 达到 `scrollHeight` 减去可视高度，表格已经滚动到底部。',
    en: 'Fires when the body scrolls, possibly on every frame. If the user drags the horizontal scrollbar of the footer, `type` is `footer`, and the heights and widths are missing. The table is scrolled to the bottom when `scrollTop` reaches `scrollHeight` minus the visible height.'
  },
  'table@scroll~type': {
    zh: '滚动的来源：`body` 表体，`footer` 表尾。',
    en: 'The part that scrolled: `body` or `footer`.'
  },
  'table@scroll~isX': {
    zh: '横向位置与上一次相比是否改变。',
    en: 'Whether the horizontal position differs from the previous position.'
  },
  'table@scroll~isY': {
    zh: '纵向位置与上一次相比是否改变。',
    en: 'Whether the vertical position differs from the previous position.'
  },
  'table@footer-cell-click': {
    zh: '点击表尾的单元格时触发。如果表尾的行是数组，单元格的值为 `items[itemIndex]`。',
    en: 'Fires when a footer cell is clicked. If the footer rows are arrays, the value of the cell is `items[itemIndex]`.'
  },
  'table@footer-cell-click~row': {
    zh: '当前的表尾行，即 `footerData` 或 `footerMethod` 返回值中的一项，与 `items` 是同一个对象。',
    en: 'The footer row, which is an element of `footerData` or of the return value of `footerMethod` and the same object as `items`.'
  },
  'table@footer-cell-click~_rowIndex': {
    zh: '表尾行的索引，从 0 开始，与 `$rowIndex` 相同。',
    en: 'The index of the footer row, starting from 0 and the same as `$rowIndex`.'
  },
  'table@footer-cell-click~$grid': {
    zh: '始终为空，因为 3.8.6 的表尾读取了错误的属性名。可以改用 `$table`，或模板中的 ref。',
    en: 'Always empty because the footer in 3.8.6 reads the wrong property name. You can use `$table` or a ref in your template instead.'
  },
  'table@footer-cell-dblclick': {
    zh: '双击表尾的单元格时触发。',
    en: 'Fires when a footer cell is double-clicked.'
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
    zh: '[edit-activated](table@edit-activated) 的旧名称。两个事件同时触发，参数相同。',
    en: 'The deprecated name of [edit-activated](table@edit-activated), which fires at the same time with the same parameters.',
    deprecated: 'table@edit-activated'
  },
  'table@edit-closed': {
    zh: "编辑结束时触发，值已经写入 `row`。无论值是否改变都会触发，你可以通过 [isUpdateByRow()](table()isUpdateByRow) 判断值是否改变。如果设置了 `mode: 'row'`，`column` 只是最后点击的列。见[点击编辑](/table/edit/click)。",
    en: "Fires when editing stops and the values have been written to `row`. This event fires whether or not a value changed, so call [isUpdateByRow()](table()isUpdateByRow) if you need to detect changes. If you set `mode: 'row'`, `column` is only the column clicked last (see [Click to edit](/table/edit/click))."
  },
  'table@edit-closed~$event': {
    zh: '结束编辑的事件。如果由 [clearEdit()](table()clearEdit) 结束，则是你传入的事件，未传入时为空。',
    en: 'The event that stopped editing. After a call to [clearEdit()](table()clearEdit), the event that you passed to the method, or empty if you passed none.'
  },
  'table@cell-selected': {
    zh: '选中另一个单元格时触发，需要开启 [mouseConfig.selected](table.mouseConfig.selected)。点击、方向键、Tab 和 [setSelectCell()](table()setSelectCell) 都会触发。点击以外的来源参数较少，只有 `row`、`column` 和 `cell` 始终存在。',
    en: 'Fires when another cell is selected, for which you need [mouseConfig.selected](table.mouseConfig.selected). Clicks, arrow keys, Tab and [setSelectCell()](table()setSelectCell) all fire this event. Sources other than clicks provide fewer parameters: only `row`, `column` and `cell` are always present.'
  },
  'table@cell-selected~rowIndex': {
    zh: '行的索引，含义取决于来源。点击产生的是在 `data` 中的索引，键盘产生的是在筛选和排序后的行中的索引，`setSelectCell()` 产生的是在已渲染的行中的索引。如果需要准确的索引，可以调用 `getRowIndex(row)`。',
    en: 'The index of the row, whose meaning depends on the source. After a click, the index in `data`; after a key press, the index among the filtered and sorted rows; after `setSelectCell()`, the index among the rendered rows. If you need an exact index, call `getRowIndex(row)`.'
  },
  'table@filter-change': {
    zh: '用户在筛选面板中确认或重置时触发。如果设置了 `remote`，表格不隐藏任何行，你需要在该事件中重新请求数据。通过代码设置条件不触发。使用虚拟滚动时，向下滚动较远后再筛选会渲染全部结果，解决方法见[很多行的完整表格](/table/scroll/fullRows)。',
    en: 'Fires when the user confirms or resets a filter panel. If you set `remote`, the table does not hide any rows, so request the data in this event. This event does not fire when you set conditions from code. If you use virtual scrolling, filtering after scrolling far down renders all results. You can find a workaround in [Complete table of many rows](/table/scroll/fullRows).'
  },
  'table@filter-change~values': {
    zh: '该列已勾选选项的 `value`，重置后为空数组。',
    en: 'The `value` of each checked option of the column, or an empty array after a reset.'
  },
  'table@filter-change~datas': {
    zh: '该列已勾选选项的 `data`，与 `values` 一一对应，可以在你自定义的筛选面板中使用。',
    en: 'The `data` of each checked option of the column, in the same order as `values`, intended for your custom filter panels.'
  },
  'table@filter-change~filters': {
    zh: '与 `filterList` 相同，为兼容旧代码而保留。',
    en: 'Same as `filterList`, kept for compatibility with older code.'
  },
  'table@context-menu-click': {
    zh: '[menu-click](table@menu-click) 的旧名称。如果监听了该事件，`menu-click` 不再触发。',
    en: 'The deprecated name of [menu-click](table@menu-click). If you listen to this event, `menu-click` no longer fires.',
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
    zh: '点击右键菜单的菜单项时触发。如果菜单项的 `code` 在 `VXETable.menus` 中注册过，先调用注册的函数。禁用的菜单项不触发，有子菜单但没有 `code` 的菜单项也不触发。',
    en: 'Fires when an item of the context menu is clicked. If the `code` of the item is registered in `VXETable.menus`, the registered function is called first. Disabled items do not fire this event, nor do items with a submenu but no `code`.'
  },
  'table@menu-click~columns': {
    zh: '全部可见列。',
    en: 'All visible columns.'
  },
  'table@menu-click~row': {
    zh: '右键点击的行，在表头、表尾和空白区域为空。',
    en: 'The row that was right-clicked, empty in the header, in the footer and in blank areas.'
  },
  'table@menu-click~column': {
    zh: '右键点击的列，在空白区域为空。',
    en: 'The column that was right-clicked, empty in blank areas.'
  },
  'table@menu-click~cell': {
    zh: '右键点击的单元格元素，在空白区域为空，通过键盘打开菜单时也为空。',
    en: 'The cell element that was right-clicked, empty in blank areas and if the menu was opened by keyboard.'
  },
  'table@menu-click~options': {
    zh: '所打开菜单的全部选项。',
    en: 'All options of the menu that opened.'
  },
  'table@valid-error': {
    zh: '校验不通过并显示校验提示时触发。一次校验只触发一次，只包含第一个错误。只有 `rule`、`row`、`column` 和 `cell` 始终存在。如果设置了 `autoPos: false`，`validate()` 不触发该事件。见[单元格校验](/table/edit/cellValid)。',
    en: 'Fires when a value fails validation and the validation message is shown. Each validation fires this event only once, for the first error. Only `rule`, `row`, `column` and `cell` are always present. If you set `autoPos: false`, `validate()` does not fire this event (see [Cell validation](/table/edit/cellValid)).'
  },
  'table@valid-error~rule': {
    zh: '校验不通过的规则，提示文本为 `rule.content`。如果使用自定义校验函数，`rule.type` 为 `custom`。',
    en: 'The rule that failed, with the message in `rule.content`. If you use a custom validator function, `rule.type` is `custom`.'
  },
  'table@valid-error~$event': {
    zh: '始终为空。',
    en: 'Always empty.'
  },
  'table@custom': {
    zh: '用户打开或关闭列设置面板，或者在面板中确认、取消、重置时触发。你可以在该事件中保存列设置。调用 [openCustom()](table()openCustom) 和 [closeCustom()](table()closeCustom) 不触发，点击面板外部关闭也不触发。',
    en: 'Fires when the user opens or closes the column settings, or confirms, cancels or resets in them. You can use this event to save the column settings. This event does not fire when you call [openCustom()](table()openCustom) or [closeCustom()](table()closeCustom), or when the user closes the column settings with a click outside.'
  },
  'table@custom~type': {
    zh: '用户的操作：`open` 打开，`close` 关闭，`confirm` 确认，`cancel` 取消，`reset` 重置。',
    en: 'The user action: `open`, `close`, `confirm`, `cancel` or `reset`.'
  },
  'table@header-cell-menu': {
    zh: '右键点击表头单元格，在打开菜单的同时触发。必须启用 [menuConfig](table.menuConfig)。如果 `menuConfig.header` 没有选项，也会触发，但显示的是浏览器的菜单。',
    en: 'Fires when users right-click a header cell, as the menu opens, for which you have to enable [menuConfig](table.menuConfig). This event also fires if `menuConfig.header` does not have options, in which case users see the browser’s menu.'
  },
  'table@header-cell-menu~columns': {
    same: 'table@menu-click~columns'
  },
  'table@header-cell-menu~options': { same: 'table@cell-menu~options' },
  'table@header-cell-menu~row': {
    zh: '始终为空，因为表头没有行数据。',
    en: 'Always empty because the header does not have a row.'
  },
  'table@header-cell-menu~rowIndex': {
    same: 'table@header-cell-menu~row'
  },
  'table@cell-menu': {
    zh: '右键点击表体的单元格，在打开菜单的同时触发。你可以在该事件中把该行设为当前行。必须启用 [menuConfig](table.menuConfig)。通过键盘的菜单键打开菜单不触发。',
    en: 'Fires when a body cell is right-clicked, as the menu opens. For example, you can use this event to make the row the current row. You have to enable [menuConfig](table.menuConfig). Opening the menu with the menu key does not fire this event.'
  },
  'table@cell-menu~columns': {
    same: 'table@menu-click~columns'
  },
  'table@cell-menu~options': {
    zh: '所打开菜单的全部选项，没有选项或菜单被禁用时为空。',
    en: 'All options of the menu that opens, empty if the menu is disabled or does not have options.'
  },
  'table@footer-cell-menu': {
    zh: '右键点击表尾的单元格，在打开菜单的同时触发。必须启用 [menuConfig](table.menuConfig)。',
    en: 'Fires when a footer cell is right-clicked, as the menu opens, for which you have to enable [menuConfig](table.menuConfig).'
  },
  'table@footer-cell-menu~columns': {
    same: 'table@menu-click~columns'
  },
  'table@footer-cell-menu~options': { same: 'table@cell-menu~options' },
  'table@footer-cell-menu~row': {
    zh: '始终为空，因为该事件不包含表尾行。',
    en: 'Always empty because this event does not include the footer row.'
  },
  'table@footer-cell-menu~rowIndex': {
    same: 'table@footer-cell-menu~row'
  },
  'table@header-cell-context-menu': {
    zh: '[header-cell-menu](table@header-cell-menu) 的旧名称。如果监听了该事件，新事件不再触发。',
    en: 'The deprecated name of [header-cell-menu](table@header-cell-menu). If you listen to this event, the new event no longer fires.',
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
    zh: '[cell-menu](table@cell-menu) 的旧名称。如果监听了该事件，新事件不再触发。',
    en: 'The deprecated name of [cell-menu](table@cell-menu). If you listen to this event, the new event no longer fires.',
    deprecated: 'table@cell-menu'
  },
  'table@cell-context-menu~columns': {
    same: 'table@menu-click~columns'
  },
  'table@cell-context-menu~options': { same: 'table@cell-menu~options' },
  'table@footer-cell-context-menu': {
    zh: '[footer-cell-menu](table@footer-cell-menu) 的旧名称。如果监听了该事件，新事件不再触发。',
    en: 'The deprecated name of [footer-cell-menu](table@footer-cell-menu). If you listen to this event, the new event no longer fires.',
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
    zh: '在复选框列中按下鼠标时触发，需要开启 [range](table.checkboxConfig.range)。普通的点击也会触发，随后触发 [checkbox-range-end](table@checkbox-range-end)。',
    en: 'Fires when the mouse button is pressed in the checkbox column, for which you need [range](table.checkboxConfig.range). A plain click also fires this event, followed by [checkbox-range-end](table@checkbox-range-end).'
  },
  'table@checkbox-range-change': {
    zh: '用户拖动勾选的过程中，范围内的行数每改变一次触发一次。拖动超过 10 px 后才开始勾选，不触发 [checkbox-change](table@checkbox-change)。',
    en: 'Fires each time the number of rows in the range changes while the user checks rows by dragging. Checking starts after the pointer has moved more than 10 px, and [checkbox-change](table@checkbox-change) does not fire.'
  },
  'table@checkbox-range-end': {
    zh: '拖动勾选结束，松开鼠标时触发。你可以在该事件中获取最终的勾选结果。',
    en: 'Fires when the user releases the mouse button after checking rows by dragging. You can use this event to get the rows that are finally checked.'
  },
  'table@edit-activated': {
    zh: "进入编辑时触发，编辑器还没有渲染。如果要操作编辑器中的元素，可以使用 [afterEditMethod](table.editConfig.afterEditMethod)。如果设置了 `mode: 'row'`，在同一行中切换到其他列不再触发。",
    en: "Fires when editing starts, before the editor is rendered. If you need the editor’s elements, use [afterEditMethod](table.editConfig.afterEditMethod). If you set `mode: 'row'`, moving to another column of the same row does not fire this event again."
  },
  'table@edit-disabled': {
    zh: '[beforeEditMethod](table.editConfig.beforeEditMethod) 返回 `false` 而不进入编辑时触发。你可以在该事件中说明原因。标记删除的行不能编辑，但不触发该事件。',
    en: 'Fires when [beforeEditMethod](table.editConfig.beforeEditMethod) returns `false` and editing does not start. You can use this event to explain the reason. Users can’t edit rows marked for deletion either, but those do not fire this event.'
  },
  'table#empty': {
    zh: '没有数据行时显示的内容，优先于 [emptyRender](table.emptyRender) 和 [emptyText](table.emptyText)。内容始终渲染两份，其中一份不可见，所以不要在内容中设置 `id`，也不要放置创建时就发送请求的组件。',
    en: 'The content shown when there are no rows, which takes precedence over [emptyRender](table.emptyRender) and [emptyText](table.emptyText). The content is always rendered twice, once invisibly, so do not set an `id` in the content, and do not include components that send requests on creation.'
  },
  'table#default': {
    zh: '放置用于定义表格列的 `vxe-column` 和 `vxe-colgroup`，其他元素不会显示。`vxe-grid` 的列通过 [columns](grid.columns) 设置。',
    en: 'Contains the `vxe-column` and `vxe-colgroup` elements that define the columns. Other elements are not displayed, and in `vxe-grid`, you set columns with [columns](grid.columns) instead.'
  },
  'table#loading': {
    zh: '[loading](table.loading) 为 `true` 时遮罩层中的内容，替换默认的图标和文本。',
    en: 'The content of the overlay while [loading](table.loading) is `true`, which replaces the default icon and text.'
  }
} satisfies MemberTexts
