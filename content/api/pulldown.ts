import type { MemberTexts } from './texts'

export default {
  'pulldown.value': {
    zh: '面板是否展开。变为 `true` 时展开，变为 `false` 时收起，但初始为 `true` 不会展开。`v-model` 收不到变化，因为组件触发的事件是 `update:input`。解决方法：使用 `:value="open" @update:input="open = $event"`，或调用 [togglePanel()](pulldown()togglePanel) 等方法。',
    en: 'Whether the panel is open. Changing to `true` opens the panel, changing to `false` closes it, but an initial `true` does not open the panel. `v-model` never updates because the component emits `update:input`. Workaround: use `:value="open" @update:input="open = $event"`, or call methods such as [togglePanel()](pulldown()togglePanel).'
  },
  'pulldown.disabled': {
    zh: '是否禁用。禁用后，[showPanel()](pulldown()showPanel) 不生效，但已经展开的面板不会收起，点击其他位置也不会收起。',
    en: 'Whether the component is disabled, so that [showPanel()](pulldown()showPanel) has no effect. A panel that is already open stays open, even after a click elsewhere.'
  },
  'pulldown.placement': {
    zh: '面板固定的展开方向：`top` 或 `bottom`。默认向下展开，下方空间不足时向上展开。',
    en: 'Fixed direction of the panel, `top` or `bottom`. If you don’t set it, the panel opens below, or above where there is not enough room below.'
  },
  'pulldown.size': {
    zh: '字号：`medium`、`small` 或 `mini`，其中的组件也使用该尺寸。没有 `pulldown` 的全局设置，只能使用全局的 [size](setConfig.size)。',
    en: 'Font size: `medium`, `small` or `mini`, also used by the components inside. There are no global settings for `pulldown`, so only the global [size](setConfig.size) applies.'
  },
  'pulldown.className': {
    zh: '根元素附加的类名，或参数为 `{ $pulldown }`、返回类名的函数。',
    en: 'Additional class of the root element, or a function that receives `{ $pulldown }` and returns the class.'
  },
  'pulldown.popupClassName': {
    zh: '面板的类名，或参数为 `{ $pulldown }`、返回类名的函数。面板移到 `<body>` 后，仍然可以通过类名设置样式。',
    en: 'Class of the panel, or a function that receives `{ $pulldown }` and returns the class. You can also use the class for a panel moved to `<body>`.'
  },
  'pulldown.destroyOnClose': {
    zh: '收起后，是否销毁面板的内容，下次展开时重新创建。默认保留。',
    en: 'Whether the content of the panel is destroyed after closing and created again the next time. By default, the content is kept.'
  },
  'pulldown.transfer': {
    zh: '第一次展开时，是否把面板移到 `<body>`，避免被表格、弹窗等容器裁剪。之后修改不生效，也没有全局设置。',
    en: 'Whether the panel is moved to `<body>` when first opened, so that tables and modals do not clip the panel. Later changes have no effect, and there is no global default.'
  },
  'pulldown@hide-panel': {
    zh: '面板自动收起时触发：点击其他位置、在面板外滚动滚轮、浏览器窗口失去焦点。通过 [hidePanel()](pulldown()hidePanel) 收起时不触发。',
    en: 'Fires when the panel closes automatically: on a click elsewhere, on wheel scrolling outside the panel, or when the browser window loses focus. Does not fire when you call [hidePanel()](pulldown()hidePanel).'
  },
  'pulldown@update:input': {
    zh: '面板展开和收起时触发，包括调用方法时。`v-model` 监听的是 `input`，所以你需要另外监听 `@update:input`。',
    en: 'Fires when the panel opens or closes, including by a method. `v-model` listens to `input`, so add a listener with `@update:input`.'
  },
  'pulldown@update:input~value': {
    zh: '面板是否展开。',
    en: 'Whether the panel is open.'
  },
  'pulldown#default': {
    zh: '面板所依附的内容，例如输入框或按钮。用户点击该内容不会自动展开面板，你需要调用 [showPanel()](pulldown()showPanel) 或 [togglePanel()](pulldown()togglePanel)。',
    en: 'The content next to which the panel opens, such as an input or a button. Clicking the content does not open the panel, so call [showPanel()](pulldown()showPanel) or [togglePanel()](pulldown()togglePanel).'
  },
  'pulldown#header': {
    zh: '面板的头部，位于 [dropdown 插槽](pulldown#dropdown)上方。',
    en: 'Header of the panel, above the [dropdown slot](pulldown#dropdown).'
  },
  'pulldown#footer': {
    zh: '面板的底部，位于 [dropdown 插槽](pulldown#dropdown)下方。',
    en: 'Footer of the panel, below the [dropdown slot](pulldown#dropdown).'
  },
  'pulldown#dropdown': {
    zh: '面板的内容，第一次展开时才渲染。点击其中的内容不会收起面板，选择后要调用 [hidePanel()](pulldown()hidePanel)。面板没有边框和高度限制，你可以通过 CSS 设置样式。',
    en: 'Content of the panel, rendered when the panel first opens. Clicks in the content do not close the panel, so call [hidePanel()](pulldown()hidePanel) after a selection. There is no border and no height limit, so add your own styles.'
  },
  'pulldown()isPanelVisible': {
    zh: '返回面板当前是否展开。',
    en: 'Returns whether the panel is open.'
  },
  'pulldown()togglePanel': {
    zh: '展开或收起面板，可以在按钮的点击事件中调用。',
    en: 'Opens or closes the panel. You often use it as the click handler of a button.'
  },
  'pulldown()showPanel': {
    zh: '展开面板。返回的 Promise 在位置计算完成后完成，约需 50 毫秒。[禁用](pulldown.disabled)时不展开。',
    en: 'Opens the panel, unless it is [disabled](pulldown.disabled). The promise resolves after about 50 ms, when the panel is in position.'
  },
  'pulldown()hidePanel': {
    zh: '收起面板，返回的 Promise 在动画结束后完成，约需 350 毫秒。',
    en: 'Closes the panel, and returns a promise that resolves after the animation, about 350 ms.'
  }
} satisfies MemberTexts
