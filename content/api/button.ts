import type { MemberTexts } from './texts'

export default {
  'button.type': {
    zh: '原生按钮的 `type`：`submit` 提交、`reset` 重置所在的表单，不写或写别的值都是 `button`。`text` 是文字按钮的旧写法，请改用 [mode](button.mode)。',
    en: 'The native `type`: `submit` and `reset` act on the form around the button, anything else is `button`. `text` is the older way to a text button; write [mode](button.mode) instead.'
  },
  'button.mode': {
    zh: '外观：`text` 是没有边框的文字按钮，其余的值都是带边框的普通按钮。',
    en: 'Looks: `text` is a button without border and background, any other value gives the ordinary one.'
  },
  'button.size': {
    zh: '尺寸：`medium`、`small` 或 `mini`，影响高度和字号。不写时取[全局尺寸](/table/base/size)，全局也没有时跟随上级组件。',
    en: 'Height and font size: `medium`, `small` or `mini`. Without it the [global size](/table/base/size) applies, and without that the size of the parent component.'
  },
  'button.name': {
    zh: '写到原生的 `name` 属性上，也是下拉面板里各个按钮的标识：点击后由 [dropdown-click](button@dropdown-click) 传出，数字会变成字符串。',
    en: 'Goes to the native `name`. In a dropdown panel it identifies the button that was clicked: [dropdown-click](button@dropdown-click) passes it on, numbers as strings.'
  },
  'button.content': {
    zh: '按钮文字，按纯文本显示，会经过全局的 [translate](setConfig.translate)。有[默认插槽](button#default)时忽略。',
    en: 'The text, shown as plain text and passed through the global [translate](setConfig.translate). The [default slot](button#default) takes precedence.'
  },
  'button.placement': {
    zh: '固定下拉面板的方向：`top` 或 `bottom`。不写时默认向下，下面放不下再向上。',
    en: 'Fixes the direction of the dropdown panel, `top` or `bottom`. Without it the panel opens below and flips up where there is no room.'
  },
  'button.status': {
    zh: '颜色：`primary`、`success`、`info`、`warning`、`danger` 或 `perfect`，取自主题变量。不写是描边的默认按钮。',
    en: 'Colour: `primary`, `success`, `info`, `warning`, `danger` or `perfect`, taken from the theme. Without it the button is outlined.'
  },
  'button.icon': {
    zh: '图标的完整类名，例如 `vxe-icon-search`，显示在文字前面。加载中时换成转圈，[icon 插槽](button#icon)优先。名称见[图标](/table/start/icons)。',
    en: 'Full class of an icon before the text, such as `vxe-icon-search`; see [Icons](/table/start/icons). The [icon slot](button#icon) takes precedence, and a spinner replaces both while loading.'
  },
  'button.round': {
    zh: '两端变成半圆。文字按钮没有边框，看不出区别。',
    en: 'Makes the ends semicircles. Text buttons have no border, so nothing changes there.'
  },
  'button.circle': {
    zh: '变成圆形，只放得下一个图标，请同时写 [title](button.title) 和 `aria-label`。文字按钮无效。',
    en: 'Makes a circle with room for one icon; add a [title](button.title) and an `aria-label`. Without effect on text buttons.'
  },
  'button.title': {
    zh: '原生的悬停提示。只有图标的按钮，读屏软件仍念不出名称，要另写 `aria-label`。',
    en: 'The native hint on hovering. It does not name a button that holds only an icon for screen readers; add `aria-label`.'
  },
  'button.disabled': {
    zh: '禁用：写到原生属性上，鼠标和键盘都不能触发点击。有 [dropdowns](button#dropdowns) 插槽时，指针停上去面板仍会展开。',
    en: 'Sets the native attribute, so neither pointer nor keyboard clicks the button. With [dropdowns](button#dropdowns) the panel still opens under the pointer.'
  },
  'button.loading': {
    zh: '加载中：图标换成转圈，按钮同时被禁用，用来防止重复提交。',
    en: 'A spinner replaces the icon and the button is disabled, which prevents sending a request twice.'
  },
  'button.destroyOnClose': {
    zh: '下拉面板收起时销毁里面的内容，下次展开重新创建。默认保留。',
    en: 'Destroys the content of the dropdown panel when it closes and builds it anew next time. By default it is kept.'
  },
  'button.className': {
    zh: '附加的类名，或收到 `{ $button }` 并返回类名的函数。有下拉面板时加在外层的 `<div>` 上，否则加在 `<button>` 上。',
    en: 'Further class, or a function that gets `{ $button }` and returns one. It goes to the `<button>`, or to the `<div>` around it when there is a dropdown panel.'
  },
  'button.popupClassName': {
    zh: '下拉面板的类名，或收到 `{ $button }` 并返回类名的函数。面板移到 `<body>` 后仍可以用它写样式。',
    en: 'Class of the dropdown panel, or a function that gets `{ $button }` and returns one. It reaches the panel on `<body>` as well.'
  },
  'button.transfer': {
    zh: '把下拉面板移到 `<body>`，避免被表格、弹窗等容器裁掉。只在第一次展开前有效，之后再改不起作用。',
    en: 'Moves the dropdown panel to `<body>`, where tables and dialogs do not clip it. Read when the panel opens for the first time; changing it later does nothing.'
  },
  'button@click': {
    zh: '点击按钮时触发，参数是 `{ $event }` 而不是原生事件。禁用或加载中不触发。',
    en: 'The button was clicked. The argument is `{ $event }`, not the native event. Disabled and loading buttons stay silent.'
  },
  'button@dropdown-click': {
    zh: '点击了下拉面板里的 `vxe-button`，面板随即收起。面板里的其他元素不会触发它。',
    en: 'A `vxe-button` in the dropdown panel was clicked; the panel closes. Other elements of the panel do not fire it.'
  },
  'button@dropdown-click~name': {
    zh: '被点按钮的 [name](button.name)，总是字符串；没有写时为 `null`。',
    en: 'The [name](button.name) of that button, always a string; `null` when it has none.'
  },
  'button@mouseenter': {
    zh: '指针移入按钮。只有带 [dropdowns](button#dropdowns) 插槽的按钮会触发，普通按钮从不触发，请改用 `@mouseenter.native`。',
    en: 'The pointer entered a button that has [dropdowns](button#dropdowns). Plain buttons never fire it in 3.8.6; use `@mouseenter.native` there.'
  },
  'button@mouseleave': {
    zh: '指针移出按钮。只有带 [dropdowns](button#dropdowns) 插槽的按钮会触发，普通按钮请改用 `@mouseleave.native`。',
    en: 'The pointer left a button that has [dropdowns](button#dropdowns). On plain buttons use `@mouseleave.native`.'
  },
  'button#dropdowns': {
    zh: '下拉面板的内容，有了它按钮就带箭头。指针停留约四分之一秒展开，移开或在面板外滚动时收起；不能用点击或键盘展开，见[下拉面板](/table/module/button#dropdown)。',
    en: 'Content of a dropdown panel, which also adds an arrow. It opens after a quarter of a second of hovering and closes when the pointer leaves or the page scrolls, never by click or key; see [Button](/table/module/button#dropdown).'
  },
  'button#icon': {
    zh: '放 SVG 等自己的图标，显示在文字前面，替代 [icon](button.icon)。',
    en: 'An icon of your own, such as an SVG, before the text and in place of [icon](button.icon).'
  },
  'button#default': {
    zh: '按钮的内容，替代 [content](button.content)。',
    en: 'The content, in place of [content](button.content).'
  },
  'button()focus': {
    zh: '让按钮获得焦点。有下拉面板时根元素是 `<div>`，调用无效，请在 `$el` 里找到 `<button>` 再调用它的 `focus()`。',
    en: 'Focuses the button. With a dropdown panel the root is a `<div>` and nothing happens: call `focus()` on the `<button>` inside `$el`.'
  },
  'button()blur': {
    zh: '移走焦点。和 [focus()](button()focus) 一样，对有下拉面板的按钮无效。',
    en: 'Takes the focus away. Like [focus()](button()focus) it has no effect on a button with a dropdown panel.'
  },
  'button()closePanel': {
    zh: '收起下拉面板，约 100 毫秒后开始。没有返回值。',
    en: 'Closes the dropdown panel after about 100 ms. It returns nothing.'
  }
} satisfies MemberTexts
