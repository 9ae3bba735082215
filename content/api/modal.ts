import type { MemberTexts } from './texts'

export default {
  'modal.value': {
    zh: '弹窗是否打开，通过 `v-model` 绑定。初始值为 `true` 时，弹窗在挂载后打开。如果 [beforeHideMethod](modal.beforeHideMethod) 阻止了 `v-model` 的关闭，弹窗仍然打开，但绑定值是 `false`，你需要把绑定值重新设为 `true`。',
    en: 'Whether the modal is open, for use with `v-model`. If the initial value is `true`, the modal opens when mounted. If [beforeHideMethod](modal.beforeHideMethod) prevents closing by `v-model`, the modal stays open, but your bound value is `false`, so set it to `true` again.'
  },
  'modal.id': {
    zh: '弹窗的唯一标识。如果相同标识的弹窗已经打开，[VXETable.modal.open](VXETable()modal.open) 等方法立即得到 `exist`。[get](VXETable()modal.get) 和 [close](VXETable()modal.close) 通过该标识查找弹窗，[storage](modal.storage) 按该标识保存数据。',
    en: 'The unique id of the modal. If a modal with the same id is open, [open](VXETable()modal.open) and similar methods immediately resolve with `exist`. The methods [get](VXETable()modal.get) and [close](VXETable()modal.close) find the modal by its id, and the prop [storage](modal.storage) stores data under this id.'
  },
  'modal.type': {
    zh: '弹窗的类型：`modal` 是普通弹窗，`alert` 是提示，底部只有确认按钮，`confirm` 是确认，底部有取消和确认按钮。`message` 是自动关闭的消息提示，不支持设置位置。如果在模板中使用组件，还要设置 [showFooter](modal.showFooter) 才显示底部。',
    en: 'The type of the modal: `modal` is a plain modal, `alert` has a footer with a confirm button, and `confirm` also has a cancel button. `message` is a message that closes automatically and whose position you can’t set. In templates, the footer is shown only if you set [showFooter](modal.showFooter).'
  },
  'modal.loading': {
    zh: '是否用加载状态覆盖头部、内容和底部，`message` 类型不显示加载状态。',
    en: 'Whether to cover the header, content and footer with a loading state, except for the type `message`.'
  },
  'modal.status': {
    zh: '内容左侧的状态图标和颜色，任何类型的弹窗都支持。可选值为 `info`、`success`、`warning`、`question`、`error` 和 `loading`。如果要替换图标，可以使用全局的 `icon.MODAL_*`，见[图标](/table/start/icons)。',
    en: 'The status icon to the left of the content and its color, for every type of modal. Accepted values are `info`, `success`, `warning`, `question`, `error` and `loading`. You can replace the icons globally with `icon.MODAL_*`, see [Icons](/table/start/icons).'
  },
  'modal.iconStatus': {
    zh: '代替状态图标的图标的完整类名，颜色仍由 [status](modal.status) 决定，未设置 `status` 时不显示图标。',
    en: 'The full class of an icon that replaces the status icon. The color still depends on [status](modal.status), and if you don’t set `status`, no icon is shown.'
  },
  'modal.className': {
    zh: '最外层元素的附加类名。弹窗挂载到 `<body>` 后，可以通过该类名设置样式。',
    en: 'An additional class of the outermost element. You can use this class to style a modal that is attached to `<body>`.'
  },
  'modal.top': {
    zh: '与页面顶部或上一条消息的距离，单位为像素，只支持 `message` 类型。',
    en: 'The distance in pixels from the top of the page or from the message above, only for the type `message`.'
  },
  'modal.position': {
    zh: '打开时的位置，默认两个方向都居中。未设置的方向居中，`center` 表示两个方向都居中。如果要移动已打开的弹窗，可以调用 [setPosition()](modal()setPosition)。`message` 类型不支持该属性。',
    en: 'The position on opening, by default centered in both directions, as with `center`. A direction that is not set is centered. If you want to move an open modal, call [setPosition()](modal()setPosition). Has no effect on the type `message`.'
  },
  'modal.position.top': {
    zh: "与可视区域顶部的距离，可以是像素数、CSS 长度或 `center`。数字 `0` 视为未设置，弹窗会居中。如果要贴近顶部，请设为 `'0px'`。",
    en: "The distance from the top of the viewport: a number of pixels, a CSS length or `center`. The number `0` counts as not set and centers the modal. If you want to place the modal at the top edge, set `'0px'`."
  },
  'modal.position.left': {
    zh: "与可视区域左边的距离，可以是像素数、CSS 长度或 `center`。如果要贴近左边，请设为 `'0px'`，不能设为 `0`。",
    en: "The distance from the left of the viewport: a number of pixels, a CSS length or `center`. If you want to place the modal at the left edge, set `'0px'`, not `0`."
  },
  'modal.title': {
    zh: '标题的文字，通过全局的 [translate](setConfig.translate) 翻译。如果未设置或为空，显示语言包中的“系统提示”。',
    en: 'The text of the title, which is passed through the global [translate](setConfig.translate). If you don’t set it or set an empty text, the default title of the locale is shown, for example “System messages”.'
  },
  'modal.duration': {
    zh: '消息自动关闭前的毫秒数，只支持 `message` 类型。数字 `-1` 使消息一直显示，而字符串 `\'-1\'` 使消息立即关闭，所以在模板中请使用 `:duration="-1"`。',
    en: 'Milliseconds until the message closes automatically, only for the type `message`. If you set the number `-1`, the message stays open. The string `\'-1\'` closes the message immediately, so use `:duration="-1"` in templates.'
  },
  'modal.message': {
    zh: '[content](modal.content) 的旧名称，如果两者都设置，`content` 优先。',
    en: 'The old name of [content](modal.content). If you set both, `content` takes precedence.',
    deprecated: 'modal.content'
  },
  'modal.content': {
    zh: '弹窗的文字，或者返回文字的函数。文字中的换行会保留，HTML 显示为文本。数字需要先转换为字符串。如果要显示元素，可以使用[默认插槽](modal#default)。',
    en: 'The text of the modal, or a function that returns the text. Line breaks are kept, HTML is shown as text, and you need to convert numbers to strings first. If you want to show elements, use the [default slot](modal#default).'
  },
  'modal.cancelButtonText': {
    zh: '取消按钮的文字，默认取自语言包。只有 `type` 为 `confirm` 的弹窗有取消按钮。',
    en: "The text of the cancel button, by default from the locale. Only `type: 'confirm'` has a cancel button."
  },
  'modal.confirmButtonText': {
    zh: '确认按钮的文字，默认取自语言包。',
    en: 'The text of the confirm button, by default from the locale.'
  },
  'modal.lockView': {
    zh: '是否阻止点击弹窗后面的页面。如果要允许用户操作页面，需要同时关闭该属性和 [mask](modal.mask)。',
    en: 'Whether to block clicks on the page behind the modal. If users should be able to use the page, disable both this prop and [mask](modal.mask).'
  },
  'modal.lockScroll': {
    zh: '是否禁止弹窗的外层元素滚动，页面仍然可以滚动。如果要禁止页面滚动，可以在弹窗打开期间给 `<html>` 设置 `overflow: hidden`。',
    en: 'Whether to prevent the outer element of the modal from scrolling, but the page still scrolls. If you want to prevent the page from scrolling, set `overflow: hidden` on `<html>` while the modal is open.'
  },
  'modal.mask': {
    zh: '是否显示半透明的遮罩，遮罩也会阻止点击弹窗后面的页面。',
    en: 'Whether to show a translucent mask, which also blocks clicks on the page behind the modal.'
  },
  'modal.maskClosable': {
    zh: '用户是否可以点击弹窗外部关闭弹窗，关闭的原因为 `mask`。如果 [mask](modal.mask) 和 [lockView](modal.lockView) 都关闭，弹窗接收不到点击，该属性不生效。',
    en: 'Whether users can close the modal by clicking outside, with the reason `mask`. If you disable both [mask](modal.mask) and [lockView](modal.lockView), this prop has no effect, because the modal does not receive clicks.'
  },
  'modal.escClosable': {
    zh: '用户是否可以按 Esc 键关闭最上层的弹窗，关闭的原因为 `exit`。创建时必须为 `true`，之后再开启不生效。消息显示期间，下面的弹窗不响应 Esc 键。',
    en: 'Whether users can close the topmost modal with Esc, with the reason `exit`. Must be `true` on creation, because enabling it later has no effect. While a message is visible, the modal below does not react to Esc.'
  },
  'modal.resize': {
    zh: '用户是否可以拖动四边和四角调整大小。受 [minWidth](modal.minWidth)、[minHeight](modal.minHeight) 和 [marginSize](modal.marginSize) 的限制。',
    en: 'Whether users can drag the edges and corners to resize the modal, limited by [minWidth](modal.minWidth), [minHeight](modal.minHeight) and [marginSize](modal.marginSize).'
  },
  'modal.showHeader': {
    zh: '是否显示头部。隐藏头部后，没有标题和关闭图标，也不能拖动弹窗，你需要提供其他关闭方式。',
    en: 'Whether to show the header. If you hide it, the modal has neither a title nor a close icon, and users can’t drag it, so provide another way to close the modal.'
  },
  'modal.showFooter': {
    zh: '是否显示底部，其中有确认按钮，`type` 为 `confirm` 还有取消按钮。按钮可以通过 [footer 插槽](modal#footer)替换。点击内置的按钮会关闭弹窗。如果要先校验再关闭，可以使用 [beforeHideMethod](modal.beforeHideMethod) 或自定义的底部。',
    en: "Whether to show the footer. The footer has a confirm button and, with `type: 'confirm'`, a cancel button. You can replace the buttons with the [footer slot](modal#footer). Clicking a built-in button closes the modal. If you want to validate first, use [beforeHideMethod](modal.beforeHideMethod) or a custom footer."
  },
  'modal.showZoom': {
    zh: '是否在头部显示最大化图标。只读取组件自身的属性，不支持全局设置。',
    en: 'Whether to show the maximize icon in the header. Only the prop of the component is read, so you can’t set a global default.'
  },
  'modal.showClose': {
    zh: '是否显示右上角的关闭图标。',
    en: 'Whether to show the close icon at the top right.'
  },
  'modal.dblclickZoom': {
    zh: '用户是否可以双击头部最大化或还原，要求 `type` 为 `modal`，并设置 [showZoom](modal.showZoom)。',
    en: 'Whether users can maximize or restore the modal by double-clicking the header, which requires the type `modal` and [showZoom](modal.showZoom).'
  },
  'modal.width': {
    zh: '宽度，可以是像素数或任何 CSS 长度，打开之后也可以修改。默认为 420 px，不随屏幕缩小。如果要适应手机，可以设为 `min(420px, 100vw)`。',
    en: 'The width, a number of pixels or any CSS length, which you can change while the modal is open. By default, the width is 420 px and does not shrink with the screen. For phones, you can set `min(420px, 100vw)`.'
  },
  'modal.height': {
    zh: '高度，可以是像素数或任何 CSS 长度，默认由内容决定。',
    en: 'The height, a number of pixels or any CSS length, which by default depends on the content.'
  },
  'modal.minWidth': {
    zh: '用户能调整到的最小宽度，单位为像素，不限制 [width](modal.width)。',
    en: 'The minimum width in pixels to which users can resize the modal, without limiting [width](modal.width).'
  },
  'modal.minHeight': {
    zh: '用户能调整到的最小高度，单位为像素，不限制 [height](modal.height)。',
    en: 'The minimum height in pixels to which users can resize the modal, without limiting [height](modal.height).'
  },
  'modal.zIndex': {
    zh: '固定的层级，点击弹窗也不改变。如果未设置，层级由公共计数器决定，见[弹层层级](/table/start/zindex)。',
    en: 'A fixed layer, which does not change when the modal is clicked. If you don’t set it, the shared counter determines the layer (see [Popup layers](/table/start/zindex)).'
  },
  'modal.marginSize': {
    zh: '拖动、调整大小和最大化时，弹窗与屏幕边缘保持的距离，单位为像素。',
    en: 'The distance in pixels that the modal keeps from the edge of the screen when dragged, resized or maximized.'
  },
  'modal.fullscreen': {
    zh: '弹窗每次打开是否最大化。还原图标不会自动显示，你还要设置 [showZoom](modal.showZoom)。',
    en: 'Whether the modal is maximized every time it opens. The restore icon is not shown automatically, so also set [showZoom](modal.showZoom).'
  },
  'modal.draggable': {
    zh: '用户是否可以拖动头部来移动弹窗，最大化的弹窗不能拖动。',
    en: 'Whether users can drag the header to move the modal, unless it is maximized.'
  },
  'modal.remember': {
    zh: '弹窗再次打开后，是否保持关闭前的位置、大小和最大化状态。否则每次打开都按 [width](modal.width)、[height](modal.height) 和 [position](modal.position) 重新计算。通过函数打开的弹窗关闭后会销毁，只有 [storage](modal.storage) 能保持状态。',
    en: 'Whether the modal reopens with the position, size and maximized state it was closed with. Otherwise, each opening uses [width](modal.width), [height](modal.height) and [position](modal.position). Modals that you open by a function are destroyed on closing, so only [storage](modal.storage) keeps their state.'
  },
  'modal.destroyOnClose': {
    zh: '关闭后是否销毁默认、头部和底部插槽的内容，下次打开再重新创建，默认保留内容。',
    en: 'Whether to destroy the content of the default, header and footer slots after closing, and create it again on the next opening. By default, the content is kept.'
  },
  'modal.showTitleOverflow': {
    zh: '过长的标题是否显示为省略号，设为 `false` 时换行。',
    en: 'Whether to truncate a long title with an ellipsis, or let it wrap (`false`).'
  },
  'modal.transfer': {
    zh: '是否在第一次打开时把弹窗挂载到 `<body>`，避免被设置了 `transform` 或 `filter` 的祖先元素裁剪。通过函数打开的弹窗始终挂载到 `<body>`。',
    en: 'Whether to attach the modal to `<body>` when it first opens, so that ancestors with `transform` or `filter` do not clip it. Modals that you open by a function are always attached to `<body>`.'
  },
  'modal.storage': {
    zh: '是否把位置和大小保存到 `localStorage`，需要同时设置 [remember](modal.remember) 和 [id](modal.id)。在 3.8.6 中，刷新页面后只恢复大小和最大化状态，位置重新居中，见[弹窗](/table/module/modal#remember)。',
    en: 'Whether to store the position and size in `localStorage`, for which you need [remember](modal.remember) and [id](modal.id). After a page reload, 3.8.6 restores only the size and the maximized state and centers the modal, see [Modal](/table/module/modal#remember).'
  },
  'modal.storageKey': {
    zh: '`localStorage` 的键名。所有弹窗共用一个键，按 [id](modal.id) 区分。全局的 [version](setConfig.version) 改变后，已保存的数据失效。',
    en: 'The key in `localStorage`, shared by all modals, which are distinguished by [id](modal.id). If the global [version](setConfig.version) changes, stored data becomes invalid.'
  },
  'modal.animat': {
    zh: '显示和隐藏时是否使用过渡动画：遮罩淡入，消息滑入。',
    en: 'Whether to animate showing and hiding: the mask fades in, messages slide in.'
  },
  'modal.size': {
    zh: '字号，可选值为 `medium`、`small` 和 `mini`，弹窗中的组件也使用该尺寸，但弹窗的宽度和高度不受影响。',
    en: 'The font size, `medium`, `small` or `mini`, which the components in the modal also use, but its width and height do not change.'
  },
  'modal.beforeHideMethod': {
    zh: '每次关闭之前调用，包括所有关闭方式。如果返回 `Error` 或被拒绝的 Promise，弹窗不关闭。同步抛出的异常不会被捕获，所以要把函数声明为 `async`，或者返回 `Error`，见[阻止关闭](/table/module/modal#veto)。',
    en: 'Called before every closing, whatever the reason. If you return an `Error` or a promise that rejects, the modal stays open. A synchronous `throw` is not caught, so declare the function as `async` or return the `Error` (see [Prevent closing](/table/module/modal#veto)).'
  },
  'modal.beforeHideMethod~type': {
    zh: '关闭的原因：`close`、`confirm`、`cancel`、`mask`、`exit`、`model`，或者你传入 [close()](modal()close) 的值。',
    en: 'The reason for closing: `close`, `confirm`, `cancel`, `mask`, `exit`, `model`, or the value you pass to [close()](modal()close).'
  },
  'modal.slots': {
    zh: '代替插槽的函数，主要用于 [VXETable.modal.open](VXETable()modal.open)。模板中的同名插槽优先。',
    en: 'Functions that replace slots, mainly for [VXETable.modal.open](VXETable()modal.open). Slots with the same name in a template take precedence.'
  },
  'modal.slots.default': {
    zh: '返回弹窗内容的函数，与[默认插槽](modal#default)的作用相同。',
    en: 'A function that returns the content, like the [default slot](modal#default).'
  },
  'modal.slots.header': {
    zh: '返回整个头部的函数，与 [header 插槽](modal#header)的作用相同。',
    en: 'A function that returns the whole header, like the [header slot](modal#header).'
  },
  'modal.slots.title': {
    zh: '返回标题的函数，与 [title 插槽](modal#title)的作用相同。',
    en: 'A function that returns the title, like the [title slot](modal#title).'
  },
  'modal.slots.footer': {
    zh: '返回底部内容的函数，与 [footer 插槽](modal#footer)的作用相同，还需要设置 [showFooter](modal.showFooter)。',
    en: 'A function that returns the content of the footer, like the [footer slot](modal#footer), for which you need [showFooter](modal.showFooter).'
  },
  'modal.slots.corner': {
    zh: '返回最大化和关闭图标左侧内容的函数，与 [corner 插槽](modal#corner)的作用相同，但接收不到 `h`。',
    en: 'A function that returns the content to the left of the maximize and close icons, like the [corner slot](modal#corner), but does not receive `h`.'
  },
  'modal.events': {
    zh: '代替事件监听的函数，主要用于 [VXETable.modal.open](VXETable()modal.open)。在模板中请监听事件。设置 `show` 或 `hide` 后，`v-model` 不再更新。',
    en: 'Functions that replace event listeners, mainly for [VXETable.modal.open](VXETable()modal.open), but in templates, you listen to events instead. If you set `show` or `hide` here, `v-model` is no longer updated.'
  },
  'modal.events.inserted': {
    zh: '组件挂载后调用，与 [inserted](modal@inserted) 事件相同。如果两者都设置，只触发事件。',
    en: 'Called after the component is mounted, like the event [inserted](modal@inserted). If you use both, only the event fires.'
  },
  'modal.events.inserted~type': {
    zh: '始终为 `inserted`。',
    en: 'Always `inserted`.'
  },
  'modal.events.show': {
    zh: '弹窗打开之后调用。设置后，不再触发 [show](modal@show) 和 [input](modal@input) 事件。',
    en: 'Called after the modal opens. If you set it, the events [show](modal@show) and [input](modal@input) do not fire.'
  },
  'modal.events.show~type': {
    zh: '始终为空字符串。',
    en: 'Always an empty string.'
  },
  'modal.events.hide': {
    zh: '弹窗关闭之后调用。设置后，不再触发 [hide](modal@hide) 和 [input](modal@input) 事件。',
    en: 'Called after the modal closes. If you set it, the events [hide](modal@hide) and [input](modal@input) do not fire.'
  },
  'modal.events.hide~type': {
    same: 'modal.beforeHideMethod~type'
  },
  'modal.events.zoom': {
    zh: '最大化、还原或调整大小时调用，与 [zoom](modal@zoom) 事件相同。如果两者都设置，只触发事件。',
    en: 'Called when the modal is maximized, restored or resized, like the event [zoom](modal@zoom). If you use both, only the event fires.'
  },
  'modal.events.zoom~type': {
    same: 'modal@zoom~type'
  },
  'modal.events.confirm': {
    zh: '点击确认按钮时调用。设置后，不再触发 [confirm](modal@confirm) 事件。',
    en: 'Called when the confirm button is clicked. If you set it, the event [confirm](modal@confirm) does not fire.'
  },
  'modal.events.confirm~type': { same: 'modal@confirm~type' },
  'modal.events.cancel': {
    zh: '点击取消按钮时调用。设置后，不再触发 [cancel](modal@cancel) 事件。',
    en: 'Called when the cancel button is clicked. If you set it, the event [cancel](modal@cancel) does not fire.'
  },
  'modal.events.cancel~type': { same: 'modal@cancel~type' },
  'modal.events.close': {
    zh: '点击关闭图标时调用。设置后，不再触发 [close](modal@close) 事件。',
    en: 'Called when the close icon is clicked. If you set it, the event [close](modal@close) does not fire.'
  },
  'modal.events.close~type': { same: 'modal@close~type' },
  'modal@inserted': {
    zh: '组件挂载后、弹窗打开之前触发一次。你可以在该事件中给 [getBox()](modal()getBox) 返回的元素设置 `role` 等属性。',
    en: 'Fires once after the component is mounted, before the modal opens. You can use this event to set attributes such as `role` on the element returned by [getBox()](modal()getBox).'
  },
  'modal@inserted~type': {
    same: 'modal.events.inserted~type'
  },
  'modal@inserted~$event': {
    zh: "对象 `{ type: 'inserted' }`，不是原生事件。",
    en: "An object `{ type: 'inserted' }`, not a native event."
  },
  'modal@input': {
    zh: '弹窗打开或关闭之后触发，用于 `v-model`。',
    en: 'Fires after the modal opens or closes, for `v-model`.'
  },
  'modal@input~value': {
    zh: '弹窗是否打开。',
    en: 'Whether the modal is open.'
  },
  'modal@show': {
    zh: '弹窗打开并渲染内容之后触发。你可以在该事件中请求数据，或者让输入框获得焦点。',
    en: 'Fires after the modal opens and its content is rendered. You can use this event to request data or focus an input.'
  },
  'modal@show~type': {
    same: 'modal.events.show~type'
  },
  'modal@before-hide': {
    zh: '确定关闭之后、动画开始之前触发，弹窗和内容仍然存在。监听该事件不能阻止关闭，如果要阻止，可以使用 [beforeHideMethod](modal.beforeHideMethod)。',
    en: 'Fires when closing is certain, before the animation, while the modal and its content still exist. You can’t prevent closing in a listener, but with [beforeHideMethod](modal.beforeHideMethod).'
  },
  'modal@before-hide~type': {
    same: 'modal.beforeHideMethod~type'
  },
  'modal@hide': {
    zh: '弹窗关闭之后触发，在 [before-hide](modal@before-hide) 之后 200 ms。',
    en: 'Fires after the modal has closed, 200 ms after [before-hide](modal@before-hide).'
  },
  'modal@hide~type': {
    same: 'modal.beforeHideMethod~type'
  },
  'modal@zoom': {
    zh: '用户最大化、还原弹窗或调整大小时触发。调整大小的过程中每次移动都触发，调用 [zoom()](modal()zoom) 等方法不触发。',
    en: 'Fires when the user maximizes, restores or resizes the modal. During a resize, the event fires on every move. The event does not fire when you call methods such as [zoom()](modal()zoom).'
  },
  'modal@zoom~type': {
    zh: '`max` 表示最大化，`revert` 表示还原，`resize` 表示调整大小。',
    en: '`max` for maximized, `revert` for restored, `resize` for resized.'
  },
  'modal@zoom~$event': {
    zh: '引起变化的原生事件，调整大小时为 `undefined`。',
    en: 'The native event that caused the change, or `undefined` during a resize.'
  },
  'modal@close': {
    zh: '点击右上角的关闭图标时触发，随后开始关闭。以其他方式关闭不触发。如果要监听所有的关闭，可以使用 [hide](modal@hide)。',
    en: 'Fires when the close icon at the top right is clicked, before closing starts. Other ways of closing do not fire the event. If you want to detect every closing, listen to [hide](modal@hide).'
  },
  'modal@close~type': {
    zh: '始终为 `close`。',
    en: 'Always `close`.'
  },
  'modal@confirm': {
    zh: '点击内置的确认按钮时触发，随后开始关闭。如果要先校验再关闭，可以使用 [beforeHideMethod](modal.beforeHideMethod) 或自定义的底部。',
    en: 'Fires when the built-in confirm button is clicked, before closing starts. If you want to validate before closing, use [beforeHideMethod](modal.beforeHideMethod) or a custom footer.'
  },
  'modal@confirm~type': {
    zh: '始终为 `confirm`。',
    en: 'Always `confirm`.'
  },
  'modal@cancel': {
    zh: '点击内置的取消按钮时触发，随后开始关闭。',
    en: 'Fires when the built-in cancel button is clicked, before closing starts.'
  },
  'modal@cancel~type': {
    zh: '始终为 `cancel`。',
    en: 'Always `cancel`.'
  },
  'modal#default': {
    zh: '弹窗的内容，第一次打开时才渲染，优先于 [content](modal.content)。文字中的换行会保留，如果标签之间的空行也因此显示出来，可以用块级元素包裹内容。',
    en: 'The content of the modal, rendered when the modal first opens, which takes precedence over [content](modal.content). Line breaks in text are kept. If you see blank lines between tags as a result, wrap the content in a block element.'
  },
  'modal#footer': {
    zh: '替换底部的按钮，需要设置 [showFooter](modal.showFooter)。如果要关闭弹窗，可以调用 `$modal.close()`。',
    en: 'Replaces the buttons of the footer, for which you need [showFooter](modal.showFooter). To close the modal from your content, call `$modal.close()`.'
  },
  'modal#header': {
    zh: '替换整个头部，标题、最大化图标和关闭图标都需要你自行添加。',
    en: 'Replaces the whole header, so add the title, the maximize icon and the close icon yourself.'
  },
  'modal#title': {
    zh: '替换标题的文字，保留右侧的图标。即使弹窗关闭，该插槽仍然渲染。',
    en: 'Replaces the text of the title and keeps the icons on the right. The slot is also rendered while the modal is closed.'
  },
  'modal#corner': {
    zh: '最大化和关闭图标左侧的内容，即使弹窗关闭也仍然渲染。',
    en: 'The content to the left of the maximize and close icons, which is also rendered while the modal is closed.'
  },
  'modal()open': {
    zh: '打开弹窗，没有返回值，已经打开时不执行任何操作。如果要在打开完成后执行操作，可以监听 [show](modal@show)。',
    en: 'Opens the modal. Returns nothing, and has no effect if the modal is already open. If you want to run code after the modal has opened, listen to [show](modal@show).'
  },
  'modal()close': {
    zh: '关闭弹窗，没有返回值，[beforeHideMethod](modal.beforeHideMethod) 仍可能阻止关闭。',
    en: 'Closes the modal and returns nothing. [beforeHideMethod](modal.beforeHideMethod) can still prevent closing.'
  },
  'modal()close~type': {
    zh: '关闭的原因，直接传给 [beforeHideMethod](modal.beforeHideMethod) 和 [hide](modal@hide)。',
    en: 'The reason for closing, passed unchanged to [beforeHideMethod](modal.beforeHideMethod) and [hide](modal@hide).'
  },
  'modal()getBox': {
    zh: '返回弹窗的 DOM 元素，不包含遮罩，即使弹窗关闭，该元素也存在。',
    en: 'Returns the DOM element of the modal, without the mask, which also exists while the modal is closed.'
  },
  'modal()getPosition': {
    zh: '返回弹窗与可视区域顶部和左边的当前距离，单位为像素。`message` 类型返回 `null`，关闭的弹窗距离为 0。',
    en: 'Returns the current distances in pixels from the top and left of the viewport. For the type `message`, you get `null`, and while the modal is closed, the distances are 0.'
  },
  'modal()setPosition': {
    zh: '移动已打开的弹窗，对 `message` 类型不生效。',
    en: 'Moves an open modal, without effect on the type `message`.'
  },
  'modal()setPosition~top': {
    zh: '与可视区域顶部的距离，单位为像素，只支持数字。如果省略，垂直位置不变。',
    en: 'The distance in pixels from the top of the viewport, as a number. If you omit it, the vertical position does not change.'
  },
  'modal()setPosition~left': {
    zh: '与可视区域左边的距离，单位为像素，只支持数字。如果省略，水平位置不变。',
    en: 'The distance in pixels from the left of the viewport, as a number. If you omit it, the horizontal position does not change.'
  },
  'modal()isMaximized': {
    zh: '返回弹窗是否最大化。',
    en: 'Returns whether the modal is maximized.'
  },
  'modal()zoom': {
    zh: '切换最大化和还原，返回的 Promise 结果为切换后是否最大化，不触发 [zoom](modal@zoom) 事件。',
    en: 'Toggles between maximized and restored without firing [zoom](modal@zoom), and resolves with whether the modal is now maximized.'
  },
  'modal()maximize': {
    zh: '最大化弹窗，已经最大化时不执行任何操作。请在打开之后调用，否则还原后没有正确的尺寸。',
    en: 'Maximizes the modal, without effect if it is already maximized. Call this method while the modal is open, otherwise you can’t restore the modal to the correct size.'
  },
  'modal()revert': {
    zh: '还原到最大化之前的位置和大小，未最大化时不执行任何操作。',
    en: 'Restores the position and size from before maximizing, without effect if the modal is not maximized.'
  },
  'modal()recalculate': {
    zh: '按 [width](modal.width) 和 [height](modal.height) 重新设置大小，丢弃用户调整的结果。',
    en: 'Applies [width](modal.width) and [height](modal.height) again and discards the size that the user set by resizing.'
  }
} satisfies MemberTexts
