import type { MemberTexts } from './texts'

export default {
  'pulldown.value': {
    zh: '变为 `true` 展开、变为 `false` 收起；初始为 `true` 不会展开。`v-model` 收不到变化，因为组件发出的是 `update:input`：请写 `:value="open" @update:input="open = $event"`，或调用 [togglePanel()](pulldown()togglePanel) 等方法。',
    en: 'Changing to `true` opens, to `false` closes; an initial `true` does not open. `v-model` never updates because the component emits `update:input`: write `:value="open" @update:input="open = $event"`, or call [togglePanel()](pulldown()togglePanel) and its like.'
  },
  'pulldown.disabled': {
    zh: '禁用后 [showPanel()](pulldown()showPanel) 不起作用。已经展开的面板不会收起，也不再因为点击别处而收起。',
    en: 'Keeps [showPanel()](pulldown()showPanel) from opening. A panel that is already open stays, and a click elsewhere no longer closes it.'
  },
  'pulldown.placement': {
    zh: '固定面板的方向：`top` 或 `bottom`。不写时默认向下，下面放不下再向上。',
    en: 'Fixes the direction of the panel, `top` or `bottom`. Without it the panel opens below and flips up where there is no room.'
  },
  'pulldown.size': {
    zh: '字号：`medium`、`small` 或 `mini`，里面的组件也沿用。没有 `pulldown` 的全局设置，只取全局的 [size](setConfig.size)。',
    en: 'Font size: `medium`, `small` or `mini`, also for the components inside. It has no global group of its own, only the top-level [size](setConfig.size).'
  },
  'pulldown.className': {
    zh: '根元素附加的类名，或收到 `{ $pulldown }` 并返回类名的函数。',
    en: 'Further class of the root element, or a function that gets `{ $pulldown }` and returns one.'
  },
  'pulldown.popupClassName': {
    zh: '面板的类名，或收到 `{ $pulldown }` 并返回类名的函数。面板移到 `<body>` 后仍可以用它写样式。',
    en: 'Class of the panel, or a function that gets `{ $pulldown }` and returns one. It reaches the panel on `<body>` as well.'
  },
  'pulldown.destroyOnClose': {
    zh: '收起后销毁面板的内容，下次展开重新创建。默认保留。',
    en: 'Destroys the content of the panel after closing and builds it anew next time. By default it is kept.'
  },
  'pulldown.transfer': {
    zh: '第一次展开时把面板移到 `<body>`，避免被表格、弹窗等容器裁掉。之后再改不起作用，也没有全局设置。',
    en: 'Moves the panel to `<body>` when it first opens, where tables and dialogs do not clip it. Changing it later does nothing, and there is no global default.'
  },
  'pulldown@hide-panel': {
    zh: '面板自己收起时触发：点击别处、在面板外滚动滚轮、浏览器窗口失去焦点。调用 [hidePanel()](pulldown()hidePanel) 收起不触发。',
    en: 'The panel closed by itself: a press elsewhere, the wheel outside the panel, or the browser window losing focus. Calling [hidePanel()](pulldown()hidePanel) does not fire it.'
  },
  'pulldown@update:input': {
    zh: '每次展开和收起时触发，包括调用方法。名称不是 `v-model` 监听的 `input`，要自己写 `@update:input`。',
    en: 'The panel opened or closed, by a method or by itself. This is not the `input` that `v-model` listens to; write `@update:input` yourself.'
  },
  'pulldown@update:input~value': {
    zh: '是否展开。',
    en: 'Whether the panel is open.'
  },
  'pulldown#default': {
    zh: '面板依附的内容，例如输入框或按钮。点击它不会自动展开，要自己调用 [showPanel()](pulldown()showPanel) 或 [togglePanel()](pulldown()togglePanel)。',
    en: 'What the panel hangs on, such as an input or a button. A click does not open it: call [showPanel()](pulldown()showPanel) or [togglePanel()](pulldown()togglePanel).'
  },
  'pulldown#header': {
    zh: '面板的头部，在 [dropdown 插槽](pulldown#dropdown)上面。',
    en: 'Head of the panel, above the [dropdown slot](pulldown#dropdown).'
  },
  'pulldown#footer': {
    zh: '面板的底部，在 [dropdown 插槽](pulldown#dropdown)下面。',
    en: 'Foot of the panel, below the [dropdown slot](pulldown#dropdown).'
  },
  'pulldown#dropdown': {
    zh: '面板的内容，第一次展开时才渲染。点击里面的东西不会收起面板，选完后请调用 [hidePanel()](pulldown()hidePanel)；没有边框和高度限制，样式要自己写。',
    en: 'Content of the panel, rendered when it first opens. Clicks in it do not close it: call [hidePanel()](pulldown()hidePanel) after a choice. It has no border and no height limit of its own.'
  },
  'pulldown()isPanelVisible': {
    zh: '面板现在是否展开。',
    en: 'Whether the panel is open.'
  },
  'pulldown()togglePanel': {
    zh: '展开或收起面板，常用于按钮的点击。',
    en: 'Opens or closes the panel; the usual handler for a button.'
  },
  'pulldown()showPanel': {
    zh: '展开面板，Promise 在位置算好之后完成，约 50 毫秒。[禁用](pulldown.disabled)时不展开。',
    en: 'Opens the panel; the promise resolves after about 50 ms, when it is in place. Nothing opens while [disabled](pulldown.disabled).'
  },
  'pulldown()hidePanel': {
    zh: '收起面板，Promise 在动画结束后完成，约 350 毫秒。',
    en: 'Closes the panel; the promise resolves after the animation, about 350 ms.'
  }
} satisfies MemberTexts
