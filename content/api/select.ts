import type { MemberTexts } from './texts'

export default {
  'select.value': {
    zh: '绑定值，通过 `===` 与选项的 `value` 比较。如果设置了 [multiple](select.multiple)，绑定值是数组。没有对应的选项就直接显示值。',
    en: 'The bound value, compared with the `value` of the options by `===`. If you set [multiple](select.multiple), the bound value is an array. If there is no matching option, you see the value as it is.'
  },
  'select.clearable': {
    zh: '用户是否可以清除。鼠标悬停在有值的下拉框上会显示清除图标，点击后值变为 `null`。多选时也变为 `null`，而不是空数组。获得焦点后，用户也可以按 Delete 键清除。',
    en: 'Whether users can clear the value. A clear icon appears while the pointer hovers over a select with a value. Clicking the icon sets `null`, also with `multiple`, not an empty array. Users can also clear a focused select with the Delete key.'
  },
  'select.placeholder': {
    zh: '没有值时显示的占位文本。默认为当前语言的“请选择”，空字符串时不显示。',
    en: 'The placeholder, shown while there is no value. If you don’t set it, “Select” in the current language is shown, and an empty string shows nothing.'
  },
  'select.loading': {
    zh: '是否正在加载选项。加载期间箭头变为旋转的图标，用户不能打开面板。',
    en: 'Whether options are being loaded. A spinner replaces the arrow, and users can’t open the panel.'
  },
  'select.disabled': {
    zh: '是否禁用。禁用后不能获得焦点，也不能打开面板。',
    en: 'Whether the select is disabled, so that users can neither focus nor open it.'
  },
  'select.multiple': {
    zh: '用户是否可以选择多个选项。绑定值是数组，按选择的先后排列，面板在选择后不关闭。如果打开后没有移到任何选项就按回车键，数组中会增加一个 `null`，你需要在提交前去除。',
    en: 'Whether users can select several options. The bound value is an array in the order of selection, and the panel stays open. If users press Enter right after opening, before any option is highlighted, a `null` is added to the array, so filter it out before you submit.'
  },
  'select.multiCharOverflow': {
    zh: '每个已选文本最多显示的字符数，用于多选，超出的部分显示为 `...`。设为 `-1` 时不截断。如果设置了 `remote`，该属性不生效。',
    en: 'The maximum number of characters of each selected label, if you set `multiple`. The rest is shown as `...`, unless you set `-1`. If you set `remote`, this prop has no effect.'
  },
  'select.prefixIcon': {
    zh: '文本前面的图标的类名，例如 `vxe-icon-user`。如果使用了 [prefix 插槽](select#prefix)，不显示该图标。',
    en: 'The class of the icon before the text, such as `vxe-icon-user`, unless you use the [prefix slot](select#prefix).'
  },
  'select.placement': {
    zh: '面板的位置：`top` 或 `bottom`。如果未设置，显示在下方，下方空间不足时显示在上方。',
    en: 'The position of the panel: `top` or `bottom`. If you don’t set it, the panel opens below the select, or above if there is no room below.'
  },
  'select.options': {
    zh: '选项的数组，每项包含 `label`、`value`，可选 `disabled`、`visible`、`className`。组件会向选项对象写入字段 `_X_OPTION_KEY`，所以冻结的对象会抛出异常。数组改为 `null` 也会抛出异常，请改用 `[]`。',
    en: 'The array of options, each with `label` and `value`, and optionally `disabled`, `visible` and `className`. The component writes a field `_X_OPTION_KEY` to each option, so frozen objects throw an error. Changing the array to `null` also throws an error, so use `[]` instead.'
  },
  'select.optionProps': {
    zh: '选项中文本和值的字段名，如果你的数据使用其他字段名，可以在这里指定。只有这两个字段可以指定，`disabled`、`visible`、`className` 的名称固定。',
    en: 'The names of the fields that hold the label and the value of an option, in case your data uses other names. You can change only these two names, but `disabled`, `visible` and `className` are fixed.'
  },
  'select.optionProps.value': {
    zh: '值的字段名，默认为 `value`。',
    en: 'The name of the field that holds the value, by default `value`.'
  },
  'select.optionProps.label': {
    zh: '文本的字段名，默认为 `label`。',
    en: 'The name of the field that holds the text, by default `label`.'
  },
  'select.optionGroups': {
    zh: '分组的选项，代替 [options](select.options)。每组包含 `label` 和选项的数组 `options`，可选 `disabled`、`visible`、`className`。如果所有组都为空，显示没有选项时的文本。',
    en: 'Options in groups, used instead of [options](select.options). Each group has a `label` and an array `options`, and optionally `disabled`, `visible` and `className`. If all groups are empty, the text for no options is shown.'
  },
  'select.optionGroupProps': {
    zh: '分组中各字段的名称，只有 [label](select.optionGroupProps.label) 可以正常使用。',
    en: 'The names of the fields of a group, of which only [label](select.optionGroupProps.label) works reliably.'
  },
  'select.optionGroupProps.options': {
    zh: '选项数组的字段名。源码中有几处固定使用 `options`，设为其他名称后面板显示“暂无数据”，所以你需要把数据转换为 `options`。',
    en: 'The name of the field that holds the options. Parts of the source always use `options`, so for any other name, the panel is empty and you need to convert your data instead.'
  },
  'select.optionGroupProps.label': {
    zh: '分组标题的字段名，默认为 `label`。',
    en: 'The name of the field that holds the title of the group, by default `label`.'
  },
  'select.optionConfig': {
    zh: '选项的唯一键的配置：使用哪个字段，以及渲染时是否用作 `key`。',
    en: 'The unique key of an option: which field holds it, and whether rendering uses it as `key`.'
  },
  'select.optionConfig.keyField': {
    zh: '唯一键的字段名，默认为 `_X_OPTION_KEY`，选项中没有该字段时自动写入。字段的值为 0 或空也会改写为 `opt_1` 这样的文本，所以不要设为 `value`。',
    en: 'The name of the field that holds the unique key, by default `_X_OPTION_KEY`. A missing key is filled in automatically. A 0 or an empty value is also overwritten with a text such as `opt_1`, so do not set this option to `value`.'
  },
  'select.optionConfig.useKey': {
    zh: '是否用唯一键代替索引作为选项的 `key`。如果选项会增删或改变顺序，并且插槽中的组件有状态，需要开启。',
    en: 'Whether to use the unique key instead of the index as the `key` of an option. Enable it if you add, remove or move options and components in the slot have state.'
  },
  'select.className': {
    zh: '根元素附加的类名，也可以是参数为 `{ $select }`、返回类名的函数。',
    en: 'An additional class for the root element, or a function that receives `{ $select }` and returns the class.'
  },
  'select.popupClassName': {
    zh: '下拉面板附加的类名，也可以是参数为 `{ $select }`、返回类名的函数。面板挂载到 `<body>` 后，可以通过该类名设置样式。',
    en: 'An additional class for the panel, or a function that receives `{ $select }` and returns the class. You can use this class to style a panel that is attached to `<body>`.'
  },
  'select.max': {
    zh: '最多可以选择的个数，用于多选，达到后其余选项被禁用。但方向键和回车键仍可超出，你需要在提交前再次检查。',
    en: 'The maximum number of selected options, if you set `multiple`. At the maximum, the other options are disabled. Users can still exceed the maximum with arrow keys and Enter, so check the value before you submit.'
  },
  'select.size': {
    same: 'input.size'
  },
  'select.filterable': {
    zh: '是否在面板顶部显示搜索框。停止输入 350 毫秒后，只显示文本包含搜索内容的选项，区分大小写。有分组时，比较的是组标题，不是选项。用户在搜索框中不能输入空格，按回车键也不能选中。',
    en: 'Whether to show a search input at the top of the panel. 350 ms after the last key, only options whose label contains the text are shown. The search is case-sensitive. If there are groups, their titles are compared, not the options. Users can’t type spaces, and Enter does not select an option.'
  },
  'select.filterMethod': {
    zh: '自定义搜索规则的函数，需要 `filterable`。参数为 `{ group, option, searchValue }`，返回 `true` 时保留，没有分组时 `group` 为 `null`。有分组时，每组调用一次，`option` 为 `null`。搜索内容为空也会调用。',
    en: 'A function that replaces the search by label, only with `filterable`. The function receives `{ group, option, searchValue }` and returns `true` to keep the entry. If there are no groups, `group` is `null`, otherwise the function is called once per group, and `option` is `null`. An empty search text also calls the function.'
  },
  'select.remote': {
    zh: '是否通过 [remoteMethod](select.remoteMethod) 按搜索内容请求选项，需要 `filterable`。开启后，只有在该下拉框中选择过的选项才显示文本。初始值显示为值，即使选项中已包含该值。',
    en: 'Whether your [remoteMethod](select.remoteMethod) requests the options for the search text, which requires `filterable`. Only options that were selected in this select then show their label, and an initial value is displayed as the value, even if its option is in the list.'
  },
  'select.remoteMethod': {
    zh: '停止输入 350 毫秒后调用的函数，参数为 `{ searchValue }`。你需要在函数中更新 [options](select.options)，并返回 Promise。完成前显示加载状态，失败没有任何提示。返回的选项还会按文本过滤，如果不需要过滤，可以设置 `:filter-method="() => true"`。',
    en: 'Your function that is called with `{ searchValue }` 350 ms after the last key. Update [options](select.options) in the function and return a promise. A spinner is shown until the promise settles, and a rejection is silent. The result is also filtered by label, unless you set `:filter-method="() => true"`.'
  },
  'select.emptyText': {
    zh: '没有选项或没有搜索结果时面板显示的文本，默认为当前语言的“暂无数据”。',
    en: 'The text of the panel if there are no options or no matches, by default “No Data” in the current language.'
  },
  'select.optionId': {
    zh: '选项的唯一键的字段名，是 `optionConfig.keyField` 的旧名称。',
    en: 'The name of the field that holds the unique key, an older name of `optionConfig.keyField`.',
    deprecated: 'select.optionConfig.keyField'
  },
  'select.optionKey': {
    zh: '是否用唯一键作为选项的 `key`，是 `optionConfig.useKey` 的旧名称。',
    en: 'Whether the unique key is used as the `key` of the options, an older name of `optionConfig.useKey`.',
    deprecated: 'select.optionConfig.useKey'
  },
  'select.transfer': {
    zh: '是否在第一次打开时把面板挂载到 `<body>`，避免被祖先元素裁剪，见[弹层层级](/table/start/zindex)。',
    en: 'Whether to attach the panel to `<body>` when it opens for the first time, so that no ancestor clips the panel (see [Popup layers](/table/start/zindex)).'
  },
  'select@clear': {
    zh: '清除值时触发，获得焦点后按 Delete 键会使 `clear` 和 `change` 各触发两次。',
    en: 'Fires when the value is cleared. After the Delete key in a focused select, `clear` and `change` each fire twice.'
  },
  'select@clear~value': {
    zh: '始终为 `null`。',
    en: 'Always `null`.'
  },
  'select@clear~$event': {
    zh: '由 Delete 键清除时为键盘事件，点击清除图标时为 `undefined`。',
    en: 'The keyboard event after the Delete key, `undefined` after users click the clear icon.'
  },
  'select@input': {
    zh: '值改变时触发，供 `v-model` 使用，参数为新的值。',
    en: 'Fires when the value changes, with the new value itself as the argument, for use by `v-model`.'
  },
  'select@input~value': {
    zh: '新的值，多选时为新的数组，清除后为 `null`。',
    en: 'The new value: a new array with `multiple`, `null` after clearing.'
  },
  'select@change': {
    zh: '用户选择、取消选择或清除，并且值改变时触发，多选的 `value` 是新的数组。',
    en: 'Fires when the user selects, deselects or clears and the value changes. If you set `multiple`, `value` is a new array.'
  },
  'select@change~$event': {
    zh: '点击或按键的原生事件，点击清除图标时为 `undefined`。',
    en: 'The native click or keyboard event, `undefined` after users click the clear icon.'
  },
  'select@focus': {
    zh: '获得焦点时触发，面板尚未打开。',
    en: 'Fires when the select gets focus, before the panel opens.'
  },
  'select@focus~$event': {
    zh: '内部输入框的事件参数，不是原生事件，可以通过 `$event.$event` 获取原生事件。',
    en: 'The event parameters of the inner input, not the native event, which you find in `$event.$event`.'
  },
  'select@blur': {
    zh: '失去焦点时触发。如果设置了 `filterable`，打开面板后焦点移到搜索框，也会触发。',
    en: 'Fires when the select loses focus. If you set `filterable`, opening the panel also fires the event, because the focus moves to the search input.'
  },
  'select@blur~$event': {
    same: 'select@focus~$event'
  },
  'select#option': {
    zh: '每个选项的内容。有分组时，组标题也使用该插槽，你可以根据 `group` 是否有值来区分。',
    en: 'The content of each option and, if there are groups, of their titles. `group` is set only for titles, so you can use it to distinguish the two.'
  },
  'select#option~option': {
    zh: '选项对象，渲染组标题时为分组对象。',
    en: 'The option or, for a title, the group.'
  },
  'select#option~group': {
    zh: '渲染组标题时为分组对象，渲染选项时始终为 `null`，包括分组中的选项。',
    en: 'The group when its title is rendered, or `null` for every option, including options in groups.'
  },
  'select#default': {
    zh: '[vxe-option](option.value) 或 [vxe-optgroup](optgroup.label) 的列表，代替 [options](select.options)。两种方式不要同时使用。',
    en: 'The [vxe-option](option.value) or [vxe-optgroup](optgroup.label) elements, used instead of [options](select.options), so do not combine the two.'
  },
  'select#prefix': {
    zh: '文本前面的内容，代替 [prefixIcon](select.prefixIcon)，宽度与一个图标相同。',
    en: 'The content before the text, as wide as one icon, used instead of [prefixIcon](select.prefixIcon).'
  },
  'select#header': {
    zh: '面板中选项上方的内容，在搜索框下方，不随选项滚动。',
    en: 'The content above the options, below the search input, which does not scroll with the options.'
  },
  'select#footer': {
    zh: '面板中选项下方的内容，不随选项滚动。',
    en: 'The content below the options, which does not scroll with the options.'
  },
  'select()focus': {
    zh: '使下拉框获得焦点，不打开面板。之后可以按上下方向键、回车键或空格键打开面板。',
    en: 'Focuses the select without opening the panel. Users can then open the panel with the up and down keys, Enter or Space.'
  },
  'select()blur': {
    zh: '关闭面板，并失去焦点。',
    en: 'Closes the panel and removes the focus.'
  },
  'select()refreshOption': {
    zh: '重新计算显示的选项。直接修改选项或分组的 `visible` 之后，你需要调用该方法，替换整个数组则不需要。',
    en: 'Recalculates which options are shown. Call it after you change `visible` of an option or a group in place. If you replace the array, you don’t need it.'
  },
  'select()isPanelVisible': {
    zh: '返回面板是否打开。调用 `showPanel()` 之后 10 毫秒，才返回 `true`。',
    en: 'Returns whether the panel is open. The result becomes `true` 10 ms after you call `showPanel()`.'
  },
  'select()togglePanel': {
    zh: '打开或关闭面板，没有返回值，不能用 `await` 等待。',
    en: 'Opens or closes the panel, without returning a promise to wait for.'
  },
  'select()showPanel': {
    zh: '打开面板，禁用或加载时不生效，没有返回值，不能用 `await` 等待。',
    en: 'Opens the panel, unless the select is disabled or loading, without returning a promise to wait for.'
  },
  'select()hidePanel': {
    zh: '关闭面板，并清空搜索内容，没有返回值，不能用 `await` 等待。',
    en: 'Closes the panel and clears the search text, without returning a promise to wait for.'
  }
} satisfies MemberTexts
