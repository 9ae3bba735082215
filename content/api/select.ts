import type { MemberTexts } from './texts'

export default {
  'select.value': {
    zh: '绑定值，与选项的 `value` 用 `===` 比较；[multiple](select.multiple) 时是数组。找不到对应选项时，直接显示值本身。',
    en: 'The bound value, compared with the `value` of the options by `===`; an array with [multiple](select.multiple). A value without an option is shown as it is.'
  },
  'select.clearable': {
    zh: '指针移到有值的下拉框上时显示清除图标，点击后值变成 `null`，多选也是 `null` 而不是空数组。聚焦时按 Delete 键同样清除。',
    en: 'Shows a clear icon while the pointer is over a select that has a value; a click sets `null`, with `multiple` too, not an empty array. The Delete key clears a focused select as well.'
  },
  'select.placeholder': {
    zh: '没有值时显示的提示文字，不设置时是当前语言的“请选择”。写空字符串则不显示。',
    en: 'Text shown while there is no value. Without it, “Select” in the current language; an empty string shows nothing.'
  },
  'select.loading': {
    zh: '正在加载选项：箭头换成旋转的图标，面板不能打开。',
    en: 'Options are being loaded: a spinner replaces the arrow and the panel does not open.'
  },
  'select.disabled': {
    zh: '禁用，不能聚焦也不能打开。',
    en: 'Can be neither focused nor opened.'
  },
  'select.multiple': {
    zh: '多选，绑定值是数组，按选择的先后排列，面板在选择后不关闭。打开后没有移到任何选项就按回车，会在数组里加一个 `null`，提交前请去掉。',
    en: 'Several options; the bound value is an array in the order of choosing, and the panel stays open. Enter right after opening, before any option is marked, adds a `null` to the array; filter it out before you submit.'
  },
  'select.multiCharOverflow': {
    zh: '多选时每个已选文字最多显示的字符数，超出的换成 `...`。写 `-1` 不截断；`remote` 时不起作用。',
    en: 'With `multiple`, how many characters of each chosen label are shown before `...`. `-1` cuts nothing; with `remote` it has no effect.'
  },
  'select.prefixIcon': {
    zh: '前面图标的类名，例如 `vxe-icon-user`。有 [prefix 插槽](select#prefix)时不显示。',
    en: 'Class of the icon in front, such as `vxe-icon-user`. The [prefix slot](select#prefix) takes its place.'
  },
  'select.placement': {
    zh: '面板的方向：`top` 或 `bottom`。不设置时向下，下面放不下就向上。',
    en: 'Where the panel opens: `top` or `bottom`. Without it the panel opens below, or above when there is no room.'
  },
  'select.options': {
    zh: '选项数组，每项有 `label`、`value`，可选 `disabled`、`visible`、`className`。组件会往选项对象里写入键 `_X_OPTION_KEY`，冻结的对象会报错；改成 `null` 也会报错，请用 `[]`。',
    en: 'The options, each with `label` and `value`, if you like `disabled`, `visible` and `className`. A key `_X_OPTION_KEY` is written into each, so frozen objects throw. Changing the array to `null` throws too; use `[]`.'
  },
  'select.optionProps': {
    zh: '选项里哪些字段是文字和值，用于字段名不同的数据。只有这两个能改名，`disabled`、`visible`、`className` 的名字固定。',
    en: 'Which fields of an option are its label and value, for data with other names. Only these two can be renamed; `disabled`, `visible` and `className` are fixed.'
  },
  'select.optionProps.value': {
    zh: '值的字段名，默认 `value`。',
    en: 'Name of the field with the value, `value` by default.'
  },
  'select.optionProps.label': {
    zh: '显示文字的字段名，默认 `label`。',
    en: 'Name of the field with the text, `label` by default.'
  },
  'select.optionGroups': {
    zh: '分组的选项：每组有 `label` 和选项数组 `options`，可选 `disabled`、`visible`、`className`。代替 [options](select.options)；所有组都为空时显示空文字。',
    en: 'Options in groups, each with a `label` and an array `options`, if you like `disabled`, `visible` and `className`. In place of [options](select.options). When all groups are empty, the empty text is shown.'
  },
  'select.optionGroupProps': {
    zh: '分组里的字段名。只有 [label](select.optionGroupProps.label) 可靠。',
    en: 'Names of the fields of a group. Only [label](select.optionGroupProps.label) can be relied on.'
  },
  'select.optionGroupProps.options': {
    zh: '选项数组的字段名。源码有几处写死了 `options`，改成别的名字会显示“暂无数据”，请把数据转换成 `options`。',
    en: 'Name of the field with the options. Parts of the source insist on `options`: with any other name the panel is empty, so convert the data instead.'
  },
  'select.optionGroupProps.label': {
    zh: '组标题的字段名，默认 `label`。',
    en: 'Name of the field with the title of the group, `label` by default.'
  },
  'select.optionConfig': {
    zh: '选项的唯一键：取自哪个字段，是否用作渲染的 `key`。',
    en: 'The unique key of an option: which field it is, and whether rendering uses it as `key`.'
  },
  'select.optionConfig.keyField': {
    zh: '唯一键的字段名，默认 `_X_OPTION_KEY`，选项里没有就自动写入。字段值是 0 或空时也会被改写成 `opt_1` 这样的文字，所以不要指向 `value`。',
    en: 'Name of the field with the unique key, `_X_OPTION_KEY` by default, filled in when missing. A 0 or an empty value is overwritten with a text such as `opt_1` as well, so do not name `value` here.'
  },
  'select.optionConfig.useKey': {
    zh: '用唯一键代替序号作为选项的 `key`。选项会增删或换序，而且插槽里的组件有自己的状态时开启。',
    en: 'Uses the unique key instead of the position as `key` of an option. Turn it on when options come, go or move and components in the slot hold state.'
  },
  'select.className': {
    zh: '加在根元素上的类名，可以是收到 `{ $select }` 的方法。',
    en: 'Class added to the root element, or a function that receives `{ $select }` and returns one.'
  },
  'select.popupClassName': {
    zh: '加在下拉面板上的类名，可以是收到 `{ $select }` 的方法。面板移到 `<body>` 后，靠它写样式。',
    en: 'Class added to the panel, or a function that receives `{ $select }` and returns one. It is how to style a panel that was moved to `<body>`.'
  },
  'select.max': {
    zh: '多选时最多选几个，选满后其余选项禁用。键盘的方向键加回车仍能超出，提交前请再检查。',
    en: 'With `multiple`, how many may be chosen; then the others are disabled. Arrow keys and Enter still get past it, so check before you submit.'
  },
  'select.size': {
    same: 'input.size'
  },
  'select.filterable': {
    zh: '在面板顶部显示搜索框，停止输入 350 毫秒后按文字包含过滤，区分大小写。有分组时比较的是组标题，不是选项。搜索框里打不出空格，回车也不能选中。',
    en: 'Shows a search field in the panel. 350 ms after the last key, options whose label contains the text remain, upper and lower case being different. Groups are matched by their title, not by their options. The field takes no spaces, and Enter does not choose.'
  },
  'select.filterMethod': {
    zh: '替换按文字的过滤：收到 `{ group, option, searchValue }`，返回 `true` 则保留。没有分组时 `group` 为 `null`；有分组时每组调用一次，`option` 为 `null`。搜索文字为空时也会调用。需要 `filterable`。',
    en: 'Replaces the search by label: receives `{ group, option, searchValue }` and returns `true` to keep. Without groups, `group` is `null`; with groups it is called once per group and `option` is `null`. It is called with an empty text too. Needs `filterable`.'
  },
  'select.remote': {
    zh: '由 [remoteMethod](select.remoteMethod) 按搜索文字取选项，需要 `filterable`。开启后已选的文字只来自在此选过的选项，初值显示的是值本身，即使选项里有。',
    en: '[remoteMethod](select.remoteMethod) fetches the options for the search text; needs `filterable`. The shown label then comes only from options chosen here: an initial value is shown raw, even if its option is in the list.'
  },
  'select.remoteMethod': {
    zh: '停止输入 350 毫秒后调用，收到 `{ searchValue }`，请自己更新 [options](select.options) 并返回 Promise，完成前显示加载，失败不报错。结果仍会按文字过滤，不需要时加上 `:filter-method="() => true"`。',
    en: 'Called with `{ searchValue }` 350 ms after the last key. Update [options](select.options) yourself and return a promise; a spinner shows until then, and a rejection is silent. The result is still searched by label; `:filter-method="() => true"` turns that off.'
  },
  'select.emptyText': {
    zh: '没有选项或没有搜索结果时面板里的文字，默认是当前语言的“暂无数据”。',
    en: 'Text of the panel when there are no options or no matches; “No Data” in the current language by default.'
  },
  'select.optionId': {
    zh: '唯一键的字段名，旧写法。',
    en: 'Name of the field with the unique key, the older form.',
    deprecated: 'select.optionConfig.keyField'
  },
  'select.optionKey': {
    zh: '是否用唯一键作为选项的 `key`，旧写法。',
    en: 'Whether the unique key serves as `key` of the options, the older form.',
    deprecated: 'select.optionConfig.useKey'
  },
  'select.transfer': {
    zh: '第一次打开时把面板移到 `<body>` 下，避免被父元素裁切。见[弹层层级](/table/start/zindex)。',
    en: 'Moves the panel to `<body>` when it opens for the first time, so that no ancestor cuts it off. See [Popup layers](/table/start/zindex).'
  },
  'select@clear': {
    zh: '值已被清除。聚焦时按 Delete 键，`clear` 和 `change` 各触发两次。',
    en: 'The value was cleared. After the Delete key, `clear` and `change` each fire twice.'
  },
  'select@clear~value': {
    zh: '总是 `null`。',
    en: 'Always `null`.'
  },
  'select@clear~$event': {
    zh: '按 Delete 键时是键盘事件；点击清除图标时是 `undefined`。',
    en: 'The key event after the Delete key; `undefined` after a click on the clear icon.'
  },
  'select@input': {
    zh: '`v-model` 用的事件，参数就是新值。',
    en: 'The event behind `v-model`; its argument is the new value itself.'
  },
  'select@input~value': {
    zh: '新的值，多选时是新的数组，清除后是 `null`。',
    en: 'The new value: with `multiple` a new array, after clearing `null`.'
  },
  'select@change': {
    zh: '用户选择、取消或清除，值变了才触发。多选时 `value` 是新的数组。',
    en: 'The user chose, took back or cleared, and the value is another one. With `multiple`, `value` is a new array.'
  },
  'select@change~$event': {
    zh: '点击或按键的原生事件；点击清除图标时是 `undefined`。',
    en: 'The native click or key event; `undefined` after a click on the clear icon.'
  },
  'select@focus': {
    zh: '得到焦点，此时面板还没有打开。',
    en: 'The select got focus; the panel is not open yet.'
  },
  'select@focus~$event': {
    zh: '不是原生事件，而是里面的输入框的事件参数；原生事件在 `$event.$event`。',
    en: 'Not the native event but the parameters of the inner input; the native event is `$event.$event`.'
  },
  'select@blur': {
    zh: '失去焦点。有 `filterable` 时，打开面板后焦点移到搜索框，也会触发。',
    en: 'The select lost focus. With `filterable` it also fires on opening, when the focus moves to the search field.'
  },
  'select@blur~$event': {
    same: 'select@focus~$event'
  },
  'select#option': {
    zh: '每个选项的内容。有分组时组标题也用它，此时 `group` 有值，用它区分。',
    en: 'Content of each option. With groups it renders their titles as well; `group` is set only there, which tells them apart.'
  },
  'select#option~option': {
    zh: '选项对象；渲染组标题时是分组对象。',
    en: 'The option; for a title, the group.'
  },
  'select#option~group': {
    zh: '渲染组标题时是分组对象；渲染选项时总是 `null`，分组里的选项也是。',
    en: 'The group when its title is rendered; `null` for every option, those in groups included.'
  },
  'select#default': {
    zh: '放 [vxe-option](option.value) 或 [vxe-optgroup](optgroup.label)，代替 [options](select.options)，两种写法不要同时用。',
    en: 'Holds [vxe-option](option.value) or [vxe-optgroup](optgroup.label), in place of [options](select.options); do not combine the two.'
  },
  'select#prefix': {
    zh: '输入框前面的内容，代替 [prefixIcon](select.prefixIcon)，只有一个图标那么宽。',
    en: 'Content in front of the text, in place of [prefixIcon](select.prefixIcon); as wide as one icon.'
  },
  'select#header': {
    zh: '面板里选项上方的内容，在搜索框下面，不跟着选项滚动。',
    en: 'Content above the options, below the search field. It does not scroll with them.'
  },
  'select#footer': {
    zh: '面板里选项下方的内容，不跟着选项滚动。',
    en: 'Content below the options. It does not scroll with them.'
  },
  'select()focus': {
    zh: '得到焦点，不打开面板；之后按方向键、回车或空格打开。',
    en: 'Focuses the select without opening it; arrow keys, Enter or Space then open it.'
  },
  'select()blur': {
    zh: '关闭面板并失去焦点。',
    en: 'Closes the panel and takes the focus away.'
  },
  'select()refreshOption': {
    zh: '重新计算显示哪些选项。直接改了选项或分组的 `visible` 之后调用；换掉整个数组时不需要。',
    en: 'Works out anew which options are shown. Call it after changing `visible` of an option or a group in place; replacing the array needs no call.'
  },
  'select()isPanelVisible': {
    zh: '面板是否打开。`showPanel()` 之后 10 毫秒才是 `true`。',
    en: 'Whether the panel is open. It becomes `true` 10 ms after `showPanel()`.'
  },
  'select()togglePanel': {
    zh: '打开或关闭面板。没有返回值，不能 `await`。',
    en: 'Opens or closes the panel. Returns nothing to wait for.'
  },
  'select()showPanel': {
    zh: '打开面板，禁用或加载时不起作用。没有返回值，不能 `await`。',
    en: 'Opens the panel, unless the select is disabled or loading. Returns nothing to wait for.'
  },
  'select()hidePanel': {
    zh: '关闭面板，清空搜索文字。没有返回值，不能 `await`。',
    en: 'Closes the panel and empties the search text. Returns nothing to wait for.'
  }
} satisfies MemberTexts
