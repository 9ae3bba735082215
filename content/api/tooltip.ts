import type { MemberTexts } from './texts'

export default {
  'tooltip.value': {
    zh: '用 `v-model` 控制显示和隐藏，需要[默认插槽](tooltip#default)里有目标元素。`trigger` 为 `hover` 时同样要等 [enterDelay](tooltip.enterDelay)，请写 `trigger="manual"`。',
    en: 'Shows and hides the tooltip through `v-model`, given a target in the [default slot](tooltip#default). With `trigger: \'hover\'` it waits for [enterDelay](tooltip.enterDelay) here too; write `trigger="manual"`.'
  },
  'tooltip.size': {
    zh: '传给内容里的组件：`medium`、`small` 或 `mini`。提示文字固定为 12px，不随它变化。',
    en: 'Reaches components in the content: `medium`, `small` or `mini`. The text of the tooltip itself stays at 12 px.'
  },
  'tooltip.trigger': {
    zh: '怎样显示：`hover` 指针移入，`click` 点击切换，`manual` 只由 [v-model](tooltip.value) 或 [open()](tooltip()open) 控制。只在挂载时读取一次；`click` 不会因为点击别处而关闭。',
    en: 'What shows it: `hover`, `click`, which toggles, or `manual` for [v-model](tooltip.value) and [open()](tooltip()open) only. Read once at mounting. With `click`, a click elsewhere does not close it.'
  },
  'tooltip.theme': {
    zh: '配色：`dark` 深底浅字，`light` 浅底带边框。',
    en: 'Colours: `dark`, or `light` with a border.'
  },
  'tooltip.content': {
    zh: '提示的文字，换行符会换行；空值显示一个空框。函数不支持，要放元素用 [content 插槽](tooltip#content)。',
    en: 'The text; line breaks in it are kept, and an empty value shows an empty box. A function is not supported; for elements there is the [content slot](tooltip#content).'
  },
  'tooltip.useHTML': {
    zh: '把 [content](tooltip.content) 当作 HTML 插入，不做转义：不要用于用户输入的内容。模板里要写 `useHTML`，写成 `use-html` 不起作用。',
    en: 'Inserts [content](tooltip.content) as HTML without escaping. Keep user input out of it. Write `useHTML` in templates: `use-html` does nothing.'
  },
  'tooltip.zIndex': {
    zh: '固定的层级。不写时每次显示取公共计数器的最新值，见[弹层层级](/table/start/zindex)。',
    en: 'A fixed layer. Without it the shared counter decides each time it is shown, see [Popup layers](/table/start/zindex).'
  },
  'tooltip.popupClassName': {
    zh: '提示框的类名，或收到 `{ $tooltip }` 并返回类名的函数。提示框挂在 `<body>` 上，样式要从这里进入。',
    en: 'Class of the box, or a function that gets `{ $tooltip }` and returns one. The box hangs on `<body>`, so this is the way in for styles.'
  },
  'tooltip.isArrow': {
    zh: '是否显示指向目标的小三角。',
    en: 'Whether a small arrow points at the target.'
  },
  'tooltip.enterable': {
    zh: '指针可以移到提示框上而不消失，用于选中文字或点击链接。只对 `hover` 有意义，离开后等 [leaveDelay](tooltip.leaveDelay)。',
    en: 'Lets the pointer move onto the box, to select text or follow a link. Meant for `hover`; it closes after [leaveDelay](tooltip.leaveDelay).'
  },
  'tooltip.enterDelay': {
    zh: '指针移入后多少毫秒显示，只对 `hover` 有效，在创建时读取一次。`0` 立即显示。',
    en: 'Milliseconds between entering and showing, for `hover` only; `0` shows it at once. Read once, on creation.'
  },
  'tooltip.leaveDelay': {
    zh: '指针离开后多少毫秒隐藏，要同时有 `hover` 和 [enterable](tooltip.enterable)；否则立即隐藏。',
    en: 'Milliseconds between leaving and hiding, with `hover` and [enterable](tooltip.enterable). Otherwise it hides at once.'
  },
  'tooltip@input': {
    zh: '显示或隐藏之后触发，供 `v-model` 使用。',
    en: 'The tooltip was shown or hidden; `v-model` listens to it.'
  },
  'tooltip@input~value': {
    zh: '是否显示。',
    en: 'Whether it is shown.'
  },
  'tooltip#content': {
    zh: '提示框的内容，优先于 [content](tooltip.content) 和 [useHTML](tooltip.useHTML)。',
    en: 'Content of the box; it takes precedence over [content](tooltip.content) and [useHTML](tooltip.useHTML).'
  },
  'tooltip#default': {
    zh: '触发提示的元素，只能有一个根元素：两个会报错，纯文字会消失。它在挂载时移到组件所在的位置，只移一次，所以 `v-if`、`v-for` 要写在外面包一层的元素上。',
    en: 'The element the tooltip belongs to: exactly one root element, as two throw and plain text vanishes. It is moved next to the component once, at mounting, so put `v-if` and `v-for` on an element around the tooltip.'
  },
  'tooltip()open': {
    zh: '显示提示。`trigger` 为 `hover` 时要等 [enterDelay](tooltip.enterDelay)；没有目标时什么也不做。',
    en: 'Shows the tooltip, with `trigger: \'hover\'` after [enterDelay](tooltip.enterDelay). Without a target nothing happens.'
  },
  'tooltip()open~target': {
    zh: '贴着哪个元素显示；不传则用默认插槽的第一个元素。',
    en: 'The element to point at; the first one of the default slot when left out.'
  },
  'tooltip()open~content': {
    zh: '换成这段文字，之后继续沿用；不传或空值则保持原来的。',
    en: 'New text, kept from then on; left out or empty, the old one stays.'
  },
  'tooltip()close': {
    zh: '立即隐藏提示，不等 [leaveDelay](tooltip.leaveDelay)。',
    en: 'Hides the tooltip at once, without [leaveDelay](tooltip.leaveDelay).'
  },
  'tooltip()toVisible': {
    zh: '和 [open()](tooltip()open) 相同，但必须给出目标元素。',
    en: 'Like [open()](tooltip()open), but the target is required.'
  },
  'tooltip()toVisible~target': {
    zh: '贴着哪个元素显示；不传就什么也不做。',
    en: 'The element to point at; without one nothing happens.'
  },
  'tooltip()toVisible~content': {
    same: 'tooltip()open~content'
  },
  'tooltip()isActived': {
    zh: '提示是否处于激活状态：正在等待显示、已经显示，或指针在提示框上。指针刚离开、提示还没隐藏时为 `false`。',
    en: 'Whether the tooltip is active: about to be shown, shown, or under the pointer. It is `false` from the moment the pointer leaves, before the box is hidden.'
  },
  'tooltip()setActived': {
    zh: '改变激活状态，本身不显示也不隐藏。在 [enterDelay](tooltip.enterDelay) 内传 `false` 可以取消将要出现的提示。',
    en: 'Changes the active state without showing or hiding. `false` within [enterDelay](tooltip.enterDelay) cancels a tooltip that is about to appear.'
  },
  'tooltip()setActived~actived': {
    zh: '是否激活。',
    en: 'Whether it is active.'
  }
} satisfies MemberTexts
