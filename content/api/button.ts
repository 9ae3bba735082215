import type { MemberTexts } from './texts'

export default {
  'button.type': {
    zh: '原生按钮的 `type`。`submit` 提交所在的表单，`reset` 重置所在的表单，未设置或设为其他值则为 `button`。`text` 是显示文字按钮的旧方式，可以改用 [mode](button.mode)。',
    en: 'The native `type` of the button. `submit` submits the surrounding form, `reset` resets the form. If you set no value or another one, the type is `button`. `text` is an older way to show a text button, so use [mode](button.mode) instead.'
  },
  'button.mode': {
    zh: '按钮的外观。`text` 是没有边框和背景色的文字按钮，其他值都是带边框的普通按钮。',
    en: 'The appearance of the button: `text` is a text button without border and background color, and any other value is an ordinary button with a border.'
  },
  'button.size': {
    zh: '按钮的尺寸：`medium`、`small` 或 `mini`，影响高度和字号。如果未设置，使用全局尺寸，见[尺寸](/table/base/size)。全局尺寸也未设置时，使用父组件的尺寸。',
    en: 'The size of the button, `medium`, `small` or `mini`, which affects the height and the font size. If you don’t set it, the global size applies (see [Size](/table/base/size)). If you haven’t set that either, the parent component’s size applies.'
  },
  'button.name': {
    zh: '原生的 `name` 属性，也用于标识下拉面板中的按钮。用户点击下拉面板中的按钮时，你可以从 [dropdown-click](button@dropdown-click) 获取该按钮的 `name`。数字会转换为字符串。',
    en: 'The native `name` attribute, which also identifies the buttons in a dropdown panel. When a button in the panel is clicked, [dropdown-click](button@dropdown-click) passes the button’s `name`. Numbers are converted to strings.'
  },
  'button.content': {
    zh: '按钮的文本，显示为纯文本，并通过全局的 [translate](setConfig.translate) 翻译。如果使用了[默认插槽](button#default)，忽略该属性。',
    en: 'The text of the button, shown as plain text and passed through the global [translate](setConfig.translate). Ignored if you use the [default slot](button#default).'
  },
  'button.placement': {
    zh: '下拉面板的方向：`top` 或 `bottom`。默认向下展开，下方空间不足时向上展开。',
    en: 'The direction of the dropdown panel: `top` or `bottom`. If you don’t set it, the panel opens below the button, or above if there is not enough space below.'
  },
  'button.status': {
    zh: '按钮的颜色：`primary`、`success`、`info`、`warning`、`danger` 或 `perfect`，取自主题变量。如果未设置，显示为描边的默认按钮。',
    en: 'The color of the button: `primary`, `success`, `info`, `warning`, `danger` or `perfect`, taken from the theme variables. If you don’t set it, the button has the default outlined style.'
  },
  'button.icon': {
    zh: '图标的完整类名，例如 `vxe-icon-search`，显示在文本前面。[icon 插槽](button#icon)优先于该属性，加载时二者都替换为加载图标。全部名称可以在[图标](/table/start/icons)中查找。',
    en: 'The full class name of the icon before the text, such as `vxe-icon-search`. The [icon slot](button#icon) takes precedence over this prop, and while loading, a spinner replaces both. You find the names in [Icons](/table/start/icons).'
  },
  'button.round': {
    zh: '是否把按钮的两端显示为半圆形。文字按钮没有边框，所以看不出区别。',
    en: 'Whether the ends of the button are semicircles, which makes no visible difference on text buttons, because they do not have a border.'
  },
  'button.circle': {
    zh: '是否显示为圆形按钮。圆形按钮只能容纳一个图标，请同时设置 [title](button.title) 和 `aria-label`。对文字按钮不生效。',
    en: 'Whether the button is circular, with room for only one icon, so also set [title](button.title) and `aria-label`. Has no effect on text buttons.'
  },
  'button.title': {
    zh: '鼠标悬停时显示的原生提示。只有图标的按钮不能只靠该提示，因为屏幕阅读器仍然无法读出名称，还需要设置 `aria-label`。',
    en: 'The native tooltip shown on hover. Screen readers do not use the tooltip as the name of an icon-only button, so also set `aria-label`.'
  },
  'button.disabled': {
    zh: '是否禁用。禁用后设置原生的 `disabled` 属性，鼠标和键盘都不能触发点击。如果使用了 [dropdowns](button#dropdowns) 插槽，鼠标悬停仍会展开面板。',
    en: 'Whether the button is disabled by the native attribute `disabled`, so users can’t click the button with the mouse or the keyboard. If you use a [dropdowns](button#dropdowns) slot, hovering still opens the panel.'
  },
  'button.loading': {
    zh: '是否显示为加载中。加载时图标替换为加载图标，按钮同时被禁用，可以防止重复提交。',
    en: 'Whether the button is in the loading state, in which a spinner replaces the icon and the button is disabled, which prevents duplicate submissions.'
  },
  'button.destroyOnClose': {
    zh: '下拉面板收起时是否销毁其中的内容，下次展开时重新创建。默认保留内容。',
    en: 'Whether to destroy the content of the dropdown panel when the panel closes, and create it again the next time the panel opens. By default, the content is kept.'
  },
  'button.className': {
    zh: '附加的类名，或者接收 `{ $button }` 并返回类名的函数。如果有下拉面板，类名添加到外层的 `<div>`，否则添加到 `<button>`。',
    en: 'An additional class name, or your function that receives `{ $button }` and returns a class name. If there is a dropdown panel, the class is added to the surrounding `<div>`, otherwise to the `<button>`.'
  },
  'button.popupClassName': {
    zh: '下拉面板的类名，或者接收 `{ $button }` 并返回类名的函数。面板挂载到 `<body>` 后，仍然可以通过该类名设置样式。',
    en: 'The class name of the dropdown panel, or a function that receives `{ $button }` and returns a class name. You can also use this class when the panel is attached to `<body>`.'
  },
  'button.transfer': {
    zh: '是否把下拉面板挂载到 `<body>`，避免面板被表格、弹窗等容器裁剪。只在第一次展开前设置有效，之后修改不生效。',
    en: 'Whether to attach the dropdown panel to `<body>`, so that containers such as tables and modals do not clip the panel. The value is read when the panel opens for the first time, so later changes have no effect.'
  },
  'button@click': {
    zh: '点击按钮时触发，参数是 `{ $event }`，不是原生事件。禁用或加载时不触发。',
    en: 'Fires when the button is clicked, with `{ $event }` as the argument, not the native event. Does not fire while the button is disabled or loading.'
  },
  'button@dropdown-click': {
    zh: '点击下拉面板中的 `vxe-button` 时触发，面板随即收起。点击面板中的其他元素不触发。',
    en: 'Fires when a `vxe-button` in the dropdown panel is clicked, after which the panel closes. Clicking other elements of the panel does not fire this event.'
  },
  'button@dropdown-click~name': {
    zh: '所点击按钮的 [name](button.name)，始终为字符串，未设置时为 `null`。',
    en: 'The [name](button.name) of the clicked button, always a string, or `null` if the button does not have a name.'
  },
  'button@mouseenter': {
    zh: '鼠标移入按钮时触发。只有使用了 [dropdowns](button#dropdowns) 插槽的按钮会触发。3.8.6 的普通按钮从不触发，可以改用 `@mouseenter.native`。',
    en: 'Fires when the pointer enters the button, but only for buttons with the [dropdowns](button#dropdowns) slot. In 3.8.6, plain buttons never fire this event, so use `@mouseenter.native` instead.'
  },
  'button@mouseleave': {
    zh: '鼠标移出按钮时触发。只有使用了 [dropdowns](button#dropdowns) 插槽的按钮会触发，普通按钮可以改用 `@mouseleave.native`。',
    en: 'Fires when the pointer leaves the button, but only for buttons with the [dropdowns](button#dropdowns) slot. For plain buttons, use `@mouseleave.native` instead.'
  },
  'button#dropdowns': {
    zh: '下拉面板的内容，使用后按钮显示箭头。鼠标悬停约 250 ms 后展开面板，鼠标移开或在面板外滚动滚轮时收起面板。用户不能通过点击或键盘展开面板，见[展开下拉面板](/table/module/button#dropdown)。',
    en: 'The content of the dropdown panel. If you use this slot, the button shows an arrow. The panel opens after the pointer has hovered over the button for about 250 ms. The panel closes when the pointer leaves or when the user scrolls the wheel outside the panel. Users can’t open the panel with clicks and keys (see [Open a dropdown panel](/table/module/button#dropdown)).'
  },
  'button#icon': {
    zh: '自定义图标，例如 SVG，显示在文本前面，替换 [icon](button.icon)。',
    en: 'A custom icon, such as an SVG, shown before the text in place of [icon](button.icon).'
  },
  'button#default': {
    zh: '按钮的内容，替换 [content](button.content)。',
    en: 'The content of the button, in place of [content](button.content).'
  },
  'button()focus': {
    zh: '使按钮获得焦点。如果有下拉面板，根元素是 `<div>`，调用不生效。你可以在 `$el` 中找到 `<button>`，再调用该元素的 `focus()`。',
    en: 'Sets the focus on the button. If there is a dropdown panel, the root element is a `<div>`, so the call has no effect. In that case, you can call `focus()` on the `<button>` inside `$el`.'
  },
  'button()blur': {
    zh: '使按钮失去焦点。与 [focus()](button()focus) 相同，对有下拉面板的按钮不生效。',
    en: 'Removes the focus from the button. Like [focus()](button()focus), the method has no effect on a button with a dropdown panel.'
  },
  'button()closePanel': {
    zh: '收起下拉面板，约 100 ms 后开始收起，没有返回值。',
    en: 'Closes the dropdown panel after about 100 ms and returns nothing.'
  }
} satisfies MemberTexts
