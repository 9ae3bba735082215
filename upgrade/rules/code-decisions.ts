import { words } from '../../shared/words.ts'
import type { Decision } from './decisions.ts'

const toolbarTrigger = words({
  zh: {
    options: [
      '更换包之后，把 `trigger` 移到表格的 `custom-config.trigger`。',
      '点击打开就可以时，更换包之后删除 `trigger`：默认值就是点击。'
    ],
    check: '升级后悬停和点击一次列设置按钮：面板按 3.8 的方式打开，控制台没有 `trigger` 的警告。'
  },
  en: {
    options: [
      'After the swap, move `trigger` to `custom-config.trigger` of the table.',
      'If opening by click is enough, delete `trigger` after the swap: click is the default.'
    ],
    check:
      'After the upgrade, hover and click the button of the column settings: the panel opens as in 3.8, without a warning about `trigger`.'
  }
})

const unreadToolbarOption = words({
  zh: {
    options: ['没有人需要它：删除，外观不变。', '需要这个功能：设置在表格的 `custom-config` 中。'],
    check: '升级后打开列设置面板：与选择的一致，控制台没有该配置项的警告。'
  },
  en: {
    options: [
      'Delete it: nothing changes, as no version reads it here.',
      'To get the feature, set it in `custom-config` of the table.'
    ],
    check:
      'After the upgrade, open the panel of the column settings: it is as chosen, without a warning about the option.'
  }
})

const lineSlot = words({
  zh: {
    options: [
      '把插槽移到 `tree-node` 列，并设置 `tree-config.showLine`。',
      '内容不是连接线时，改用该列的 `default` 插槽。'
    ],
    check: '升级后打开树表格：插槽的内容出现在原来的位置。'
  },
  en: {
    options: [
      'Move the slot to the `tree-node` column and set `tree-config.showLine`.',
      'If it renders no line, use the `default` slot of the column.'
    ],
    check: 'Open the view after the upgrade: the content of the slot is where it was.'
  }
})

const nativeEvents = words({
  zh: {
    options: [
      '组件自己触发该事件时，把监听器从 `nativeEvents` 移到 `events`。',
      '组件没有该事件时，改用插槽，在插槽的元素上监听原生事件。',
      '不再需要监听器时，删除 `nativeEvents`。'
    ],
    check: '升级后在单元格或表单中触发该事件：监听器运行一次。'
  },
  en: {
    options: [
      'If the component emits the event, move the listener from `nativeEvents` to `events`.',
      'If it does not, use a slot and listen to the native event on an element in it.',
      'If the listener has no purpose, delete `nativeEvents`.'
    ],
    check: 'After the upgrade, cause the event in the cell or the form: the listener runs once.'
  }
})

/** Decisions about components and options, by the ids of rules. */
export const codeDecisions: Readonly<Record<string, Decision>> = {
  'prop-column-remote-sort': words({
    zh: {
      options: [
        '所有可排序的列都由服务端排序：设置表格的 `sort-config.remote`，删除列的 `remote-sort`。',
        '只有部分列由服务端排序：保留 `remote-sort`，它仍然有效，只输出警告。'
      ],
      check: '点击每个可排序的列头：由服务端排序的列各发出一次请求，其他列不发请求，行的顺序正确。'
    },
    en: {
      options: [
        'If the server sorts all sortable columns: set `sort-config.remote` of the table and delete `remote-sort` of the columns.',
        'If it sorts some of them: keep `remote-sort`, which still works and logs a warning.'
      ],
      check:
        'Click the header of each sortable column: columns sorted by the server send one request, the others none, and the rows are in order.'
    }
  }),
  'prop-column-sort-method': words({
    zh: {
      options: [
        '只是比较数字或文本：删除 `sort-method`，改用列的 `sort-type="number"` 或 `sort-type="string"`。',
        '按另一个字段排序：改用列的 `sort-by`。',
        '其他规则：改用表格的 `sort-config.sortMethod`，按 `sortList` 的字段和 `order` 返回排序后的数组。'
      ],
      check: '点击列头两次：升序和降序的行与 3.8 相同，控制台没有 `column.sort-method` 的警告。'
    },
    en: {
      options: [
        'If it compares numbers or texts: delete `sort-method` and set `sort-type="number"` or `sort-type="string"` of the column.',
        'If it sorts by another field: set `sort-by` of the column.',
        'Otherwise: use `sort-config.sortMethod` of the table, and return the rows in the order of the field and `order` in `sortList`.'
      ],
      check:
        'Click the header twice: both orders are the same as in 3.8, and the console has no warning about `column.sort-method`.'
    }
  }),
  'option-tree-config-children-updates': words({
    zh: {
      options: [
        '需要 `getUpdateRecords()` 返回子节点：同时设置 `children` 和 `childrenField`。',
        '不读取修改过的子节点：只改名为 `childrenField`。',
        '改用 `transform: true`，数据为带 `parentField` 的平级数组。'
      ],
      check: '修改一个子节点，调用 `getUpdateRecords()`：结果与 3.8 相同。'
    },
    en: {
      options: [
        'If `getUpdateRecords()` has to return child nodes: set both `children` and `childrenField`.',
        'If no code reads changed child nodes: only rename it to `childrenField`.',
        'Use `transform: true` with a flat array and `parentField`.'
      ],
      check: 'Change a child node and call `getUpdateRecords()`: the result is the same as in 3.8.'
    }
  }),
  'option-custom-config-storage': words({
    zh: {
      options: ['保留用户的设置：在创建第一个表格之前转换一次。', '不需要保留：不用修改，用户重新设置列。'],
      check: '用保存过 3.8 列设置的浏览器打开升级后的页面：隐藏的列仍然隐藏，或者这样的结果可以接受。'
    },
    en: {
      options: [
        'Keep the settings of readers: convert them once before the first table is created.',
        'Drop them: do nothing, and readers set their columns again.'
      ],
      check:
        'Open the upgraded page in a browser with settings of 3.8: hidden columns are still hidden, or you accept that they are not.'
    }
  }),
  'form-native-select-groups': words({
    zh: {
      options: ['改用 `VxeSelect`，`optionGroups` 不变。', '改用插槽，在其中写原生的 `select` 和 `optgroup`。'],
      check: '升级后打开表单：每组选项都显示，选中的值写入数据。'
    },
    en: {
      options: ['Use `VxeSelect` with the same `optionGroups`.', 'Use a slot with a native `select` and `optgroup`.'],
      check: 'Open the form after the upgrade: the options of each group are shown, and a chosen value is in the data.'
    }
  }),
  'filter-render-input': words({
    zh: {
      options: ['保持 3.8 的结果：加上 `filterMethod`，只匹配相等的值。', '包含即匹配更合适：保持不变。'],
      check: '用单元格文本的一部分筛选：匹配的行是需要的行。'
    },
    en: {
      options: [
        'To get the result of 3.8, add a `filterMethod` that matches equal values only.',
        'If matching a part is better, leave it.'
      ],
      check: 'Filter by a part of the text of a cell: the matching rows are those you want.'
    }
  }),
  'tree-expand-keys-encoded': words({
    zh: {
      options: [
        '主键可能含有汉字、空格或 `/`：用 `encodeURIComponent()` 转换 `expandRowKeys`。',
        '主键只有字母和数字：保持不变。'
      ],
      check: '升级后打开树表格：`expandRowKeys` 中的节点都已展开。'
    },
    en: {
      options: [
        'If keys may have Chinese characters, spaces or `/`: pass `expandRowKeys` through `encodeURIComponent()`.',
        'If keys are letters and digits only: leave it.'
      ],
      check: 'Open the view after the upgrade: all nodes of `expandRowKeys` are expanded.'
    }
  }),
  'defaults-after-load': words({
    zh: {
      options: [
        '首次加载改用 `reloadData()`。',
        '使用数据代理：在首次 `proxy-query` 中调用设置展开、勾选或合并的方法。',
        '数据在创建表格时就有：保持不变。'
      ],
      check: '升级后刷新页面，首次加载之后查看：默认展开、默认勾选和合并的单元格与 3.8 相同。'
    },
    en: {
      options: [
        'Load with `reloadData()` the first time.',
        'With a proxy, call the methods that expand, check or merge in the first `proxy-query`.',
        'Leave it if the table is created with its data.'
      ],
      check:
        'After the upgrade, reload the page and wait for the first rows: what is expanded, checked and merged is the same as in 3.8.'
    }
  }),
  'option-import-config-modes': words({
    zh: {
      options: ['导入的数据要在顶部：把 `insert` 改为 `insertTop`。', '在底部更合适：保持不变。'],
      check: '升级后导入一个文件：新的行在需要的位置。'
    },
    en: {
      options: [
        'To add imported rows at the top: change `insert` to `insertTop`.',
        'If the bottom is better: leave it.'
      ],
      check: 'Import a file after the upgrade: the new rows are where you want them.'
    }
  }),
  'method-sync-data': words({
    zh: {
      options: [
        '只需要重新渲染：改为 `updateData()`。',
        '还要清空增删改的记录：改为 `loadData(rows)`。',
        '保持不变：`syncData()` 仍然有效，只输出警告。'
      ],
      check: '运行这段代码：表格显示新的数据，`getUpdateRecords()` 的结果符合需要。'
    },
    en: {
      options: [
        'To render again: use `updateData()`.',
        'To clear the records of changes as well: use `loadData(rows)`.',
        'Leave it: `syncData()` still works and logs a warning.'
      ],
      check: 'Run this code: the table shows the new data, and `getUpdateRecords()` returns what you need.'
    }
  }),
  'method-set-active-cell': words({
    zh: {
      options: ['要进入编辑：改为 `setEditCell(row, field)`。', '3.8 中不进入编辑也没有影响：删除这次调用。'],
      check: '运行这段代码：该单元格的编辑框打开，控制台没有 `setActiveCell` 的警告。'
    },
    en: {
      options: [
        'To open the editor: use `setEditCell(row, field)`.',
        'If nothing opens in 3.8 and that is right: delete the call.'
      ],
      check: 'Run this code: the editor of the cell opens, and the console has no warning about `setActiveCell`.'
    }
  }),
  'method-get-sort-column': words({
    zh: {
      options: [
        '只用一列排序：改为 `const [column] = getSortColumns()`。',
        '可能有多列：遍历 `getSortColumns()` 的结果。'
      ],
      check: '排序一列、再取消排序，各运行一次：第一次得到该列，第二次不报错。'
    },
    en: {
      options: [
        'With one sorted column: use `const [column] = getSortColumns()`.',
        'With several: go through the result of `getSortColumns()`.'
      ],
      check: 'Run it with a sorted column, and with none: it gets the column, and then throws no error.'
    }
  }),
  'method-confirm-filter': words({
    zh: {
      options: [
        '改为表格的 `saveFilterPanelByEvent($event)`，`$event` 来自触发它的事件。',
        '保留 `confirmFilter()`，并传入事件对象：不再输出警告。'
      ],
      check: '升级后在筛选面板中确认：行已筛选，面板关闭，控制台没有警告。'
    },
    en: {
      options: [
        'Use `saveFilterPanelByEvent($event)` of the table, with the event that caused it.',
        'Keep `confirmFilter()` and pass the event: it logs no warning.'
      ],
      check:
        'After the upgrade, confirm in the filter panel: rows are filtered, the panel closes, and nothing is logged.'
    }
  }),
  'toolbar-custom-trigger': toolbarTrigger,
  'toolbar-custom-options-trigger': toolbarTrigger,
  'toolbar-custom-immediate': unreadToolbarOption,
  'toolbar-custom-show-footer': unreadToolbarOption,
  'toolbar-custom-is-footer': unreadToolbarOption,
  'toolbar-custom-options-immediate': unreadToolbarOption,
  'toolbar-custom-options-show-footer': unreadToolbarOption,
  'toolbar-custom-options-is-footer': unreadToolbarOption,
  'slot-line': lineSlot,
  'option-column-slots-line': lineSlot,
  'hook-render-item-title': words({
    zh: {
      options: [
        '改名为 `renderFormItemTitle`，参数改为 `(h, renderOpts, params)`。',
        '保留旧名称，也要在最前面加上参数 `h`。'
      ],
      check: '升级后打开表单：标题的文字与 3.8 相同。'
    },
    en: {
      options: [
        'Rename it to `renderFormItemTitle`, with the parameters `(h, renderOpts, params)`.',
        'Keep the old name, and add the parameter `h` at the start as well.'
      ],
      check: 'Open the form after the upgrade: the titles have the same text as in 3.8.'
    }
  }),
  'prop-input-date-config': words({
    zh: {
      options: [
        '把其中仍有用的选项改为组件的属性，例如 `start-day`、`label-format`、`disabled-method`。',
        '没有需要的选项：删除 `date-config`。'
      ],
      check: '升级后打开日期面板：每周的第一天、禁用的日期与 3.8 相同。'
    },
    en: {
      options: [
        'Set the options that are still needed as props, such as `start-day`, `label-format` and `disabled-method`.',
        'If none is needed: delete `date-config`.'
      ],
      check:
        'Open the date panel after the upgrade: the first day of the week and disabled dates are the same as in 3.8.'
    }
  }),
  'prop-modal-events': words({
    zh: {
      options: [
        '模板中的弹窗：把 `events` 的每一项改为监听器，例如 `@hide="onHide"`。',
        '用方法打开的弹窗：改为 `onHide` 等选项，或者在返回的 Promise 之后执行。',
        '不再需要时，删除 `events`。'
      ],
      check: '升级后打开、确认、关闭弹窗各一次：每个函数运行一次。'
    },
    en: {
      options: [
        'In a template: turn each member of `events` into a listener, such as `@hide="onHide"`.',
        'With a method of `VxeUI.modal`: use options such as `onHide`, or run the code after the returned promise.',
        'If it is not needed: delete `events`.'
      ],
      check: 'After the upgrade, open, confirm and close the modal: each function runs once.'
    }
  }),
  'prop-switch-class-name': words({
    zh: {
      options: ['把 `class-name` 改为 `class`。', '没有样式使用该类名：删除 `class-name`。'],
      check: '升级后检查开关的元素：类名仍在，外观与 3.8 相同。'
    },
    en: {
      options: ['Change `class-name` to `class`.', 'If no style uses the class: delete `class-name`.'],
      check: 'Inspect the switch after the upgrade: it has the class, and looks the same as in 3.8.'
    }
  }),
  'option-column-edit-render-native-events': nativeEvents,
  'option-column-cell-render-native-events': nativeEvents,
  'option-column-filter-render-native-events': nativeEvents,
  'option-column-content-render-native-events': nativeEvents,
  'option-empty-render-native-events': nativeEvents,
  'option-form-item-item-render-native-events': nativeEvents,
  'input-number-input': words({
    zh: {
      options: [
        '值是数字：改用 `vxe-number-input`，并确认清空后的 `null` 和 `min` 的处理。',
        '值要保持字符串：保留 `vxe-input`，它仍然有效。'
      ],
      check: '输入、清空、离开输入框各一次：保存的值的类型与后端需要的相同。'
    },
    en: {
      options: [
        'If the value is a number: use `vxe-number-input`, and check `null` after clearing and the effect of `min`.',
        'If the value has to stay a string: keep `vxe-input`, which still works.'
      ],
      check: 'Type a number, clear it and leave the input: the saved value has the type that the server needs.'
    }
  }),
  'unfollowed-spread': words({
    zh: {
      options: [
        '找到这些配置的来源，把其中的旧名称改为新名称。',
        '来源是后端返回的数据：在后端，或者在接收数据的地方改名。',
        '其中没有表格的旧名称：保持不变。'
      ],
      check: '打开这个页面，在控制台查看以 `[vxe-table` 开头的警告：没有“已废弃”。'
    },
    en: {
      options: [
        'Find the origin of these options and rename the deprecated ones.',
        'If they come from the server: rename them there, or where they are received.',
        'If they have no deprecated name: leave them.'
      ],
      check: 'Open this view and look for warnings of `[vxe-table` in the console: none says “deprecated”.'
    }
  }),
  'unfollowed-option': words({
    zh: {
      options: ['找到这个配置对象的来源，把其中的旧名称改为新名称。', '其中没有旧名称：保持不变。'],
      check: '打开这个页面，在控制台查看以 `[vxe-table` 开头的警告：没有“已废弃”。'
    },
    en: {
      options: [
        'Find the origin of this config object and rename its deprecated options.',
        'If it has none: leave it.'
      ],
      check: 'Open this view and look for warnings of `[vxe-table` in the console: none says “deprecated”.'
    }
  }),
  'unfollowed-method': words({
    zh: {
      options: [
        '对象是表格：改为新的方法名。`setActiveRow(row)` 改为 `setEditRow(row, true)`，第二个参数保持滚动和聚焦。',
        '名称传给自己的组件：两处一起改名，或者都不改，由组件调用新的方法。',
        '对象是另一个库的组件，或者是自己的方法：保持不变。'
      ],
      check: '运行这个操作：效果与 3.8 相同，控制台没有该方法的警告，也没有 is not a function。'
    },
    en: {
      options: [
        'If the object is a table: use the new name. `setActiveRow(row)` becomes `setEditRow(row, true)`: the second argument scrolls to the row and focuses it.',
        'If the name belongs to a component of yours that passes the call on: rename both, or let the component call the new method.',
        'If the object is of another library, or the method is yours: leave it.'
      ],
      check:
        'Use the feature: it does the same as in 3.8, without a warning about the method and without “is not a function”.'
    }
  }),
  'unfollowed-listeners': words({
    zh: {
      options: ['找到这些监听器的来源，把其中的旧事件名改为新名称。', '其中没有旧事件名：保持不变。'],
      check: '触发每个事件一次：监听器运行，控制台没有“已废弃”的警告。'
    },
    en: {
      options: [
        'Find the origin of these listeners and rename the deprecated events.',
        'If there are none: leave them.'
      ],
      check: 'Cause each event: its listener runs, and the console has no warning that says “deprecated”.'
    }
  }),
  'unfollowed-event': words({
    zh: {
      options: [
        '组件把事件传给表格：改为新的事件名。',
        '事件由自己的组件触发：触发和监听的名称一起改，或者都不改。',
        '组件不是表格，也不包含表格：保持不变。'
      ],
      check: '触发这个事件：监听器运行一次。'
    },
    en: {
      options: [
        'If the component passes the event of a table on: use the new name.',
        'If a component of yours emits it: rename both the emitted event and its listeners, or neither.',
        'If the component is no table and has none: leave it.'
      ],
      check: 'Cause the event: the listener runs once.'
    }
  }),
  'unfollowed-language': words({
    zh: {
      options: ['把模板编译为 HTML，再检查一次。', '手动检查模板中的旧属性和旧事件。'],
      check: '打开这个页面，在控制台查看以 `[vxe-table` 开头的警告：没有“已废弃”。'
    },
    en: {
      options: [
        'Compile the template to HTML and check it again.',
        'Check the template for deprecated attributes and events yourself.'
      ],
      check: 'Open this view and look for warnings of `[vxe-table` in the console: none says “deprecated”.'
    }
  })
}
