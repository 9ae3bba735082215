import type { MemberTexts } from './texts'

export default {
  'tooltip.value': {
    zh: '工具提示是否显示，通过 `v-model` 绑定。[默认插槽](tooltip#default)中必须有目标元素。`trigger` 为 `hover` 时，仍要等待 [enterDelay](tooltip.enterDelay) 之后才显示，所以请设置 `trigger="manual"`。',
    en: 'Whether the tooltip is shown, bound with `v-model`. You need a target element in the [default slot](tooltip#default). If you set `trigger: \'hover\'`, the tooltip still waits for [enterDelay](tooltip.enterDelay), so set `trigger="manual"`.'
  },
  'tooltip.size': {
    zh: '工具提示内容中组件的尺寸：`medium`、`small` 或 `mini`。提示文字固定为 12 px，不受影响。',
    en: 'The size of the components in the content: `medium`, `small` or `mini`. The tooltip text is always 12 px.'
  },
  'tooltip.trigger': {
    zh: '触发方式：`hover` 在鼠标悬停时显示，`click` 在点击时切换，`manual` 只通过 [v-model](tooltip.value) 或 [open()](tooltip()open) 控制。只在挂载时读取一次。如果是 `click`，点击其他位置不会关闭工具提示。',
    en: 'The trigger of the tooltip: `hover` shows the tooltip on hover, `click` toggles the tooltip, and `manual` leaves control to [v-model](tooltip.value) and [open()](tooltip()open) only. Read once, when mounted. If you set `click`, clicking elsewhere does not close the tooltip.'
  },
  'tooltip.theme': {
    zh: '颜色主题：`dark` 为深色背景和浅色文字，`light` 为浅色背景，带边框。',
    en: 'The color theme: `dark` has light text on a dark background, `light` has a light background with a border.'
  },
  'tooltip.content': {
    zh: '提示文字，支持换行符。值为空时，显示空的工具提示。不支持函数。如果要显示元素，可以使用 [content 插槽](tooltip#content)。',
    en: 'The tooltip text, in which line breaks are kept. If the value is empty, an empty tooltip is shown. You can’t set a function. If you want to show elements, use the [content slot](tooltip#content).'
  },
  'tooltip.useHTML': {
    zh: '是否将 [content](tooltip.content) 作为 HTML 插入。内容不会转义，请不要用于用户输入的内容。模板中必须使用 `useHTML`，`use-html` 不生效。',
    en: 'Whether to insert [content](tooltip.content) as HTML. The content is not escaped, so do not use user input. In templates, use `useHTML`, because `use-html` has no effect.'
  },
  'tooltip.zIndex': {
    zh: '固定的层级。如果未设置，每次显示都使用公共计数器的最新值，见[弹层层级](/table/start/zindex)。',
    en: 'The fixed layer of the tooltip. If you don’t set it, the latest value of the shared counter is used each time the tooltip is shown (see [Popup layers](/table/start/zindex)).'
  },
  'tooltip.popupClassName': {
    zh: '工具提示附加的类名，或接收 `{ $tooltip }` 并返回类名的函数。工具提示挂载到 `<body>`，你可以通过该类名设置样式。',
    en: 'Additional class of the tooltip, or a function that receives `{ $tooltip }` and returns the class. The tooltip is attached to `<body>`, so use this class for your styles.'
  },
  'tooltip.isArrow': {
    zh: '是否显示指向目标的箭头。',
    en: 'Whether to show an arrow that points to the target.'
  },
  'tooltip.enterable': {
    zh: '鼠标移入工具提示后，是否保持显示，以便用户选中文字或点击链接。只用于 `hover`，鼠标离开后，等待 [leaveDelay](tooltip.leaveDelay) 再隐藏。',
    en: 'Whether the tooltip stays open when the pointer moves onto it, so that users can select text or click a link. Intended for `hover`, where the tooltip closes [leaveDelay](tooltip.leaveDelay) after the pointer leaves.'
  },
  'tooltip.enterDelay': {
    zh: '鼠标移入后延迟显示的毫秒数，只对 `hover` 有效。`0` 表示立即显示。只在创建时读取一次。',
    en: 'The delay in milliseconds before the tooltip is shown on hover, which only applies to `hover`. `0` shows the tooltip immediately. The value is read once, on creation.'
  },
  'tooltip.leaveDelay': {
    zh: '鼠标离开后延迟隐藏的毫秒数。只在使用 `hover` 并设置了 [enterable](tooltip.enterable) 时有效，否则立即隐藏。',
    en: 'The delay in milliseconds before the tooltip is hidden after the pointer leaves. Only applies to `hover` with [enterable](tooltip.enterable), otherwise the tooltip is hidden immediately.'
  },
  'tooltip@input': {
    zh: '工具提示显示或隐藏之后触发，`v-model` 使用该事件。',
    en: 'Fires after the tooltip is shown or hidden, for use by `v-model`.'
  },
  'tooltip@input~value': {
    zh: '工具提示是否显示。',
    en: 'Whether the tooltip is shown.'
  },
  'tooltip#content': {
    zh: '工具提示的内容，优先于 [content](tooltip.content) 和 [useHTML](tooltip.useHTML)。',
    en: 'The content of the tooltip, which takes precedence over [content](tooltip.content) and [useHTML](tooltip.useHTML).'
  },
  'tooltip#default': {
    zh: '触发工具提示的目标元素，只能有一个根元素。两个根元素会抛出异常，纯文本不会显示。目标元素在挂载时移动到组件所在的位置，只移动一次，所以 `v-if` 和 `v-for` 要设置在外层的元素上。',
    en: 'The target element of the tooltip, exactly one root element. Two root elements throw an error, and plain text disappears. On mounting, the element is moved once to the place of the component, so set your `v-if` and `v-for` on an element around the tooltip.'
  },
  'tooltip()open': {
    zh: '显示工具提示。如果 `trigger` 为 `hover`，等待 [enterDelay](tooltip.enterDelay) 之后显示。没有目标元素时，不执行任何操作。',
    en: "Shows the tooltip. If you set `trigger: 'hover'`, the tooltip is shown after [enterDelay](tooltip.enterDelay). Has no effect without a target element."
  },
  'tooltip()open~target': {
    zh: '工具提示指向的元素，默认为默认插槽的第一个元素。',
    en: 'The element the tooltip points to, by default the first element of the default slot.'
  },
  'tooltip()open~content': {
    zh: '新的提示文字，之后一直使用。如果省略或为空，保持原来的文字。',
    en: 'The new text, which is also used from then on. If you omit it or pass an empty text, the text does not change.'
  },
  'tooltip()close': {
    zh: '立即隐藏工具提示，不等待 [leaveDelay](tooltip.leaveDelay)。',
    en: 'Hides the tooltip immediately, without waiting for [leaveDelay](tooltip.leaveDelay).'
  },
  'tooltip()toVisible': {
    zh: '显示工具提示，与 [open()](tooltip()open) 相同，但必须传入目标元素。',
    en: 'Shows the tooltip like [open()](tooltip()open), but requires the target element.'
  },
  'tooltip()toVisible~target': {
    zh: '工具提示指向的元素。省略时，不执行任何操作。',
    en: 'The element the tooltip points to. If you omit it, the call has no effect.'
  },
  'tooltip()toVisible~content': {
    same: 'tooltip()open~content'
  },
  'tooltip()isActived': {
    zh: '返回工具提示是否处于激活状态。激活状态包括即将显示、已经显示，以及鼠标位于工具提示上。鼠标离开后立即返回 `false`，即使工具提示尚未隐藏。',
    en: 'Returns whether the tooltip is active: about to be shown, shown, or hovered over. You get `false` as soon as the pointer leaves, even before the tooltip is hidden.'
  },
  'tooltip()setActived': {
    zh: '设置工具提示的激活状态，不会显示或隐藏工具提示。在 [enterDelay](tooltip.enterDelay) 期间传入 `false`，就能取消即将显示的工具提示。',
    en: 'Sets the active state without showing or hiding the tooltip. If you pass `false` during [enterDelay](tooltip.enterDelay), a tooltip that is about to be shown is canceled.'
  },
  'tooltip()setActived~actived': {
    zh: '工具提示是否处于激活状态。',
    en: 'Whether the tooltip is active.'
  }
} satisfies MemberTexts
