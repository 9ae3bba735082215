import type { MemberTexts } from './texts'

export default {
  'modal.value': {
    zh: '用 `v-model` 打开和关闭，初始为 `true` 就在挂载时打开。关闭被 [beforeHideMethod](modal.beforeHideMethod) 拒绝时，绑定值已是 `false` 而窗口还开着，要自己改回来。',
    en: 'Opens and closes through `v-model`; `true` at the start opens it when mounted. When [beforeHideMethod](modal.beforeHideMethod) refuses to close, the bound value is `false` with the window still open: set it back.'
  },
  'modal.id': {
    zh: '窗口的唯一标识。[VXETable.modal.open](VXETable()modal.open) 等遇到同名且打开着的窗口会立即得到 `exist`，[get](VXETable()modal.get) 和 [close](VXETable()modal.close) 凭它查找，[storage](modal.storage) 凭它保存。',
    en: 'Identifies the window: [open](VXETable()modal.open) and the like answer `exist` while one with this id is open, [get](VXETable()modal.get) and [close](VXETable()modal.close) find it, [storage](modal.storage) saves under it.'
  },
  'modal.type': {
    zh: '`modal` 普通窗口；`alert` 提示，底部只有确认；`confirm` 确认，底部有取消和确认；`message` 没有位置、到时自动消失的消息。直接写组件时底部要另开 [showFooter](modal.showFooter)。',
    en: '`modal` is a plain window, `alert` has a confirm button, `confirm` a cancel button as well, `message` is a notice that disappears by itself. In a template the footer with the buttons needs [showFooter](modal.showFooter).'
  },
  'modal.loading': {
    zh: '在头部、内容和底部上盖一层加载中。`message` 不显示。',
    en: 'Covers header, content and footer with a loading layer. A `message` shows none.'
  },
  'modal.status': {
    zh: '内容左侧的状态图标和颜色：`info`、`success`、`warning`、`question`、`error`、`loading`，任何类型的窗口都可以用。图标可以在全局的 `icon.MODAL_*` 里换，见[图标](/table/start/icons)。',
    en: 'Icon and colour before the content: `info`, `success`, `warning`, `question`, `error` or `loading`, for every type of window. The icons are set globally as `icon.MODAL_*`, see [Icons](/table/start/icons).'
  },
  'modal.iconStatus': {
    zh: '替换状态图标的完整类名，颜色仍由 [status](modal.status) 决定。没有 `status` 时不显示图标。',
    en: 'Full class of an icon in place of that of [status](modal.status), which still gives the colour. Without `status` there is no icon.'
  },
  'modal.className': {
    zh: '最外层元素附加的类名。窗口移到 `<body>` 之后，靠它写样式。',
    en: 'Further class of the outermost element; the way to style a window that has moved to `<body>`.'
  },
  'modal.top': {
    zh: '只用于 `message`：与页面顶部或上一条消息的距离，像素。',
    en: 'For `message` only: distance in pixels to the top of the page or to the message above.'
  },
  'modal.position': {
    zh: '打开时的位置，没有写的方向居中，`center` 表示两个方向都居中，也是不写时的结果。打开之后请用 [setPosition()](modal()setPosition)；对 `message` 无效。',
    en: 'Where it opens; a direction that is left out is centred, as both are with `center` and by default. Move an open window with [setPosition()](modal()setPosition). Without effect on a `message`.'
  },
  'modal.position.top': {
    zh: '与视口顶部的距离，数字为像素，也可以写 CSS 长度或 `center`。数字 `0` 被当作没有写而居中，贴顶请写 `\'0px\'`。',
    en: 'Distance to the top of the viewport: pixels, a CSS length or `center`. The number `0` counts as missing and centres; write `\'0px\'` for the edge.'
  },
  'modal.position.left': {
    zh: '与视口左边的距离，数字为像素，也可以写 CSS 长度或 `center`。贴边请写 `\'0px\'`，不能写 `0`。',
    en: 'Distance to the left of the viewport: pixels, a CSS length or `center`. For the edge write `\'0px\'`, not `0`.'
  },
  'modal.title': {
    zh: '标题文字，会经过全局的 [translate](setConfig.translate)。不写或为空时显示语言包里的“系统提示”。',
    en: 'Text of the title, passed through the global [translate](setConfig.translate). Missing or empty, the default title of the language appears.'
  },
  'modal.duration': {
    zh: '只用于 `message`：多少毫秒后自动关闭。数字 `-1` 一直显示；文字 `\'-1\'` 会立即关闭，模板里要写 `:duration="-1"`。',
    en: 'For `message` only: milliseconds until it closes. The number `-1` keeps it open, the text `\'-1\'` closes it at once: write `:duration="-1"`.'
  },
  'modal.message': {
    zh: '[content](modal.content) 的旧名称，两者都写时 `content` 优先。',
    en: 'Older name of [content](modal.content), which takes precedence.',
    deprecated: 'modal.content'
  },
  'modal.content': {
    zh: '窗口的文字，或返回文字的函数；换行符会换行，HTML 原样显示。数字要先转成文字，放元素用[默认插槽](modal#default)。',
    en: 'Text of the window, or a function that returns it. Line breaks are kept, HTML is shown as text, numbers must be converted first. Elements go into the [default slot](modal#default).'
  },
  'modal.cancelButtonText': {
    zh: '取消按钮的文字，只有 `type` 为 `confirm` 时有这个按钮。默认取自语言包。',
    en: 'Text of the cancel button, which only `type: \'confirm\'` has. The default comes from the language.'
  },
  'modal.confirmButtonText': {
    zh: '确认按钮的文字，默认取自语言包。',
    en: 'Text of the confirm button. The default comes from the language.'
  },
  'modal.lockView': {
    zh: '挡住窗口后面的页面，不让点击。要能操作后面的页面，同时关闭它和 [mask](modal.mask)。',
    en: 'Blocks clicks on the page behind. To keep the page usable, switch off this and [mask](modal.mask).'
  },
  'modal.lockScroll': {
    zh: '只让弹窗自己的外层不滚动；页面照样可以滚动。要锁住页面，请在打开时给 `<html>` 加 `overflow: hidden`。',
    en: 'Keeps the layer of the modal from scrolling. The page behind scrolls all the same: to stop it, set `overflow: hidden` on `<html>` while the window is open.'
  },
  'modal.mask': {
    zh: '显示半透明的遮罩，遮罩同时挡住后面的点击。',
    en: 'Draws a half-transparent mask, which also blocks clicks on what is behind.'
  },
  'modal.maskClosable': {
    zh: '点击窗口外面就关闭，原因是 `mask`。[mask](modal.mask) 和 [lockView](modal.lockView) 都关闭时收不到点击，不起作用。',
    en: 'A click outside closes the window, with the reason `mask`. Without [mask](modal.mask) and [lockView](modal.lockView) the click does not arrive.'
  },
  'modal.escClosable': {
    zh: '按 Esc 关闭最上面的窗口，原因是 `exit`。创建时就要是 `true`，之后再打开不起作用。有消息显示时，下面的窗口不响应 Esc。',
    en: 'Esc closes the topmost window, with the reason `exit`. It has to be `true` on creation. While a message is visible, Esc does not reach the window below.'
  },
  'modal.resize': {
    zh: '可以拖动四边和四角改变大小，受 [minWidth](modal.minWidth)、[minHeight](modal.minHeight) 和 [marginSize](modal.marginSize) 限制。',
    en: 'Makes edges and corners handles for resizing, within [minWidth](modal.minWidth), [minHeight](modal.minHeight) and [marginSize](modal.marginSize).'
  },
  'modal.showHeader': {
    zh: '是否显示头部。没有头部就没有标题、关闭图标，也不能拖动，请留一种关闭的办法。',
    en: 'Whether there is a header. Without it there is no title, no close icon and no dragging, so leave another way out.'
  },
  'modal.showFooter': {
    zh: '显示底部：确认按钮，`type` 为 `confirm` 时还有取消按钮，或 [footer 插槽](modal#footer)。点按钮总会关闭窗口，要先校验请写自己的底部。',
    en: 'Shows the footer: a confirm button, with `type: \'confirm\'` a cancel button too, or the [footer slot](modal#footer). The built-in buttons always close the window; to validate first, write a footer of your own.'
  },
  'modal.showZoom': {
    zh: '在头部显示最大化图标。只读组件自己的值，不能在全局设置。',
    en: 'Shows the maximize icon in the header. Only the component\'s own value is read; there is no global default.'
  },
  'modal.showClose': {
    zh: '是否显示右上角的关闭图标。',
    en: 'Whether the close icon is shown at the top right.'
  },
  'modal.dblclickZoom': {
    zh: '双击头部切换最大化，需要 `type` 为 `modal` 并打开 [showZoom](modal.showZoom)。',
    en: 'A double click on the header maximizes or restores; needs the type `modal` and [showZoom](modal.showZoom).'
  },
  'modal.width': {
    zh: '宽度，数字为像素，也可以写任何 CSS 长度，打开着也能改。不写时是 420px，不随屏幕缩小，手机上可写 `min(420px, 100vw)`。',
    en: 'Width: pixels or any CSS length, also while open. Without it 420 px, which does not shrink with the screen; for phones write `min(420px, 100vw)`.'
  },
  'modal.height': {
    zh: '高度，数字为像素，也可以写任何 CSS 长度。不写时由内容决定。',
    en: 'Height: pixels or any CSS length. Without it the content decides.'
  },
  'modal.minWidth': {
    zh: '拉伸时的最小宽度，像素。不限制 [width](modal.width)。',
    en: 'Least width in pixels while resizing. It does not limit [width](modal.width).'
  },
  'modal.minHeight': {
    zh: '拉伸时的最小高度，像素。不限制 [height](modal.height)。',
    en: 'Least height in pixels while resizing. It does not limit [height](modal.height).'
  },
  'modal.zIndex': {
    zh: '固定的层级，点击窗口也不会升高。不写时取公共计数器的最新值，见[弹层层级](/table/start/zindex)。',
    en: 'A fixed layer that a click does not raise. Without it the shared counter decides, see [Popup layers](/table/start/zindex).'
  },
  'modal.marginSize': {
    zh: '拖动、拉伸和最大化时与屏幕边缘保持的距离，像素。',
    en: 'Pixels kept free at the edge of the screen when dragging, resizing and maximizing.'
  },
  'modal.fullscreen': {
    zh: '每次打开都最大化；不会给出还原的图标，要配合 [showZoom](modal.showZoom)。',
    en: 'Opens maximized every time. To restore the window by hand, add [showZoom](modal.showZoom).'
  },
  'modal.draggable': {
    zh: '可以拖动头部移动窗口，最大化时不能拖动。',
    en: 'The header moves the window, unless it is maximized.'
  },
  'modal.remember': {
    zh: '再次打开时保持关闭前的位置、大小和最大化状态，否则每次都按 [width](modal.width)、[height](modal.height)、[position](modal.position) 重新计算。用函数打开的窗口关闭即销毁，只有 [storage](modal.storage) 能保持。',
    en: 'Reopens with the position, size and zoom it was closed with, instead of computing them anew. Windows opened by a function are destroyed on closing; only [storage](modal.storage) helps there.'
  },
  'modal.destroyOnClose': {
    zh: '关闭后销毁默认、头部和底部插槽的内容，下次打开重新创建。默认保留。',
    en: 'Destroys the content of the default, header and footer slots after closing, so that the next opening starts afresh. By default it is kept.'
  },
  'modal.showTitleOverflow': {
    zh: '过长的标题显示为省略号；设为 `false` 则换行。',
    en: 'Cuts a long title off with an ellipsis; with `false` it wraps.'
  },
  'modal.transfer': {
    zh: '第一次打开时移到 `<body>`，避免被有 `transform` 或 `filter` 的上级元素裁剪。用函数打开的窗口总是如此。',
    en: 'Moves the window to `<body>` when it first opens, out of ancestors with `transform` or `filter`. Windows opened by a function always do this.'
  },
  'modal.storage': {
    zh: '把位置和大小存进 `localStorage`，需要同时有 [remember](modal.remember) 和 [id](modal.id)。3.8.6 刷新后只恢复大小和最大化，位置会被重新居中，见[弹窗](/table/module/modal#remember)。',
    en: 'Saves position and size in `localStorage`; needs [remember](modal.remember) and an [id](modal.id). After a reload 3.8.6 restores size and zoom and centres the window, see [Modal](/table/module/modal#remember).'
  },
  'modal.storageKey': {
    zh: '`localStorage` 的键名。所有窗口共用一个键，按 [id](modal.id) 区分；全局的 [version](setConfig.version) 变了，旧数据作废。',
    en: 'Key in `localStorage`. All windows share it and differ by [id](modal.id); a changed global [version](setConfig.version) makes the saved data void.'
  },
  'modal.animat': {
    zh: '显示和隐藏时的过渡动画：遮罩淡入，消息滑入。',
    en: 'Transitions on showing and hiding: the mask fades, messages slide.'
  },
  'modal.size': {
    zh: '字号：`medium`、`small` 或 `mini`，窗口里的组件也沿用这个尺寸。不改变窗口的宽高。',
    en: 'Font size: `medium`, `small` or `mini`, also handed to the components inside. Width and height stay.'
  },
  'modal.beforeHideMethod': {
    zh: '每一种关闭之前执行，返回 `Error` 或被拒绝的 Promise 就留住窗口。同步抛出的错误不会被接住，请写成 `async` 或返回 `Error`，见[阻止关闭](/table/module/modal#veto)。',
    en: 'Runs before every kind of closing. Returning an `Error` or a rejected promise keeps the window open. A synchronous `throw` is not caught: make it `async` or return the `Error`, see [Refuse to close](/table/module/modal#veto).'
  },
  'modal.beforeHideMethod~type': {
    zh: '关闭的原因：`close`、`confirm`、`cancel`、`mask`、`exit`、`model`，或传给 [close()](modal()close) 的值。',
    en: 'Why it closes: `close`, `confirm`, `cancel`, `mask`, `exit`, `model`, or what [close()](modal()close) was given.'
  },
  'modal.slots': {
    zh: '用函数代替插槽，主要给 [VXETable.modal.open](VXETable()modal.open) 用；模板里的同名插槽优先。',
    en: 'Functions in place of slots, above all for [VXETable.modal.open](VXETable()modal.open); slots of a template take precedence.'
  },
  'modal.slots.default': {
    zh: '返回窗口内容的函数，作用同[默认插槽](modal#default)。',
    en: 'Returns the content, like the [default slot](modal#default).'
  },
  'modal.slots.header': {
    zh: '返回整个头部的函数，作用同 [header 插槽](modal#header)。',
    en: 'Returns the whole header, like the [header slot](modal#header).'
  },
  'modal.slots.title': {
    zh: '返回标题的函数，作用同 [title 插槽](modal#title)。',
    en: 'Returns the title, like the [title slot](modal#title).'
  },
  'modal.slots.footer': {
    zh: '返回底部内容的函数，作用同 [footer 插槽](modal#footer)，还要打开 [showFooter](modal.showFooter)。',
    en: 'Returns the content of the footer, like the [footer slot](modal#footer); needs [showFooter](modal.showFooter).'
  },
  'modal.slots.corner': {
    zh: '返回放在最大化和关闭图标左边的内容，作用同 [corner 插槽](modal#corner)；收不到 `h`。',
    en: 'Returns the content left of the maximize and close icons, like the [corner slot](modal#corner). It gets no `h`.'
  },
  'modal.events': {
    zh: '用函数代替监听，主要给 [VXETable.modal.open](VXETable()modal.open) 用。模板里请用事件监听：写了 `show` 或 `hide`，`v-model` 就收不到变化。',
    en: 'Handlers for windows opened by [VXETable.modal.open](VXETable()modal.open). In a template listen to events instead: with `show` or `hide` given here, `v-model` no longer updates.'
  },
  'modal.events.inserted': {
    zh: '组件挂载后调用，同 [inserted](modal@inserted) 事件；两者都有时只触发事件。',
    en: 'Called when the component is mounted, like the event [inserted](modal@inserted), which takes precedence.'
  },
  'modal.events.inserted~type': {
    zh: '固定为 `inserted`。',
    en: 'Always `inserted`.'
  },
  'modal.events.show': {
    zh: '打开之后调用；写了它就不再触发 [show](modal@show) 和 [input](modal@input)。',
    en: 'Called after opening, in place of the events [show](modal@show) and [input](modal@input).'
  },
  'modal.events.show~type': {
    zh: '固定为空字符串。',
    en: 'Always an empty string.'
  },
  'modal.events.hide': {
    zh: '关闭之后调用；写了它就不再触发 [hide](modal@hide) 和 [input](modal@input)。',
    en: 'Called after closing, in place of the events [hide](modal@hide) and [input](modal@input).'
  },
  'modal.events.hide~type': {
    same: 'modal.beforeHideMethod~type'
  },
  'modal.events.zoom': {
    zh: '最大化、还原或拉伸时调用，同 [zoom](modal@zoom) 事件；两者都有时只触发事件。',
    en: 'Called on maximizing, restoring and resizing, like the event [zoom](modal@zoom), which takes precedence.'
  },
  'modal.events.zoom~type': {
    same: 'modal@zoom~type'
  },
  'modal.events.confirm': {
    zh: '点击确认按钮时调用；写了它就不再触发 [confirm](modal@confirm)。',
    en: 'Called when the confirm button is clicked, in place of the event [confirm](modal@confirm).'
  },
  'modal.events.confirm~type': { same: 'modal@confirm~type' },
  'modal.events.cancel': {
    zh: '点击取消按钮时调用；写了它就不再触发 [cancel](modal@cancel)。',
    en: 'Called when the cancel button is clicked, in place of the event [cancel](modal@cancel).'
  },
  'modal.events.cancel~type': { same: 'modal@cancel~type' },
  'modal.events.close': {
    zh: '点击关闭图标时调用；写了它就不再触发 [close](modal@close)。',
    en: 'Called when the close icon is clicked, in place of the event [close](modal@close).'
  },
  'modal.events.close~type': { same: 'modal@close~type' },
  'modal@inserted': {
    zh: '组件挂载后触发一次，此时窗口还没有打开。适合给 [getBox()](modal()getBox) 设置 `role` 等属性。',
    en: 'The component is mounted; the window is not open yet. The place to put a `role` and the like on [getBox()](modal()getBox).'
  },
  'modal@inserted~type': {
    same: 'modal.events.inserted~type'
  },
  'modal@inserted~$event': {
    zh: '不是原生事件，只是 `{ type: \'inserted\' }`。',
    en: 'No native event, only `{ type: \'inserted\' }`.'
  },
  'modal@input': {
    zh: '打开或关闭完成后触发，供 `v-model` 使用。',
    en: 'The window has opened or closed; `v-model` listens to it.'
  },
  'modal@input~value': {
    zh: '是否打开。',
    en: 'Whether it is open.'
  },
  'modal@show': {
    zh: '打开并渲染出内容之后触发，适合加载数据、给输入框焦点。',
    en: 'The window is open and its content rendered: the moment to request data or focus an input.'
  },
  'modal@show~type': {
    same: 'modal.events.show~type'
  },
  'modal@before-hide': {
    zh: '决定关闭之后、动画之前触发，窗口和内容还在。不能用来阻止关闭，那是 [beforeHideMethod](modal.beforeHideMethod) 的事。',
    en: 'Closing is decided and the window still visible. It cannot be refused here; that is for [beforeHideMethod](modal.beforeHideMethod).'
  },
  'modal@before-hide~type': {
    same: 'modal.beforeHideMethod~type'
  },
  'modal@hide': {
    zh: '关闭完成后触发，在 [before-hide](modal@before-hide) 之后 200 毫秒。',
    en: 'The window has closed, 200 ms after [before-hide](modal@before-hide).'
  },
  'modal@hide~type': {
    same: 'modal.beforeHideMethod~type'
  },
  'modal@zoom': {
    zh: '用户最大化、还原或拉伸了窗口，拉伸时每移动一次都触发。调用 [zoom()](modal()zoom) 等方法不触发。',
    en: 'The user maximized, restored or resized the window; resizing fires with every move. Methods such as [zoom()](modal()zoom) do not fire it.'
  },
  'modal@zoom~type': {
    zh: '`max` 最大化，`revert` 还原，`resize` 拉伸。',
    en: '`max`, `revert`, or `resize` while an edge is dragged.'
  },
  'modal@zoom~$event': {
    zh: '引起它的原生事件；拉伸时没有。',
    en: 'The native event behind it; missing while resizing.'
  },
  'modal@close': {
    zh: '点击了右上角的关闭图标，先触发它，再开始关闭。用别的方式关闭不触发，要知道所有的关闭请监听 [hide](modal@hide)。',
    en: 'The close icon was clicked; closing follows. Other ways of closing do not fire it: listen to [hide](modal@hide) for all of them.'
  },
  'modal@close~type': {
    zh: '固定为 `close`。',
    en: 'Always `close`.'
  },
  'modal@confirm': {
    zh: '点击了自带的确认按钮，先触发它，再开始关闭。要先校验再关闭，请用 [beforeHideMethod](modal.beforeHideMethod) 或自己的底部。',
    en: 'The built-in confirm button was clicked; closing follows. To validate before, use [beforeHideMethod](modal.beforeHideMethod) or a footer of your own.'
  },
  'modal@confirm~type': {
    zh: '固定为 `confirm`。',
    en: 'Always `confirm`.'
  },
  'modal@cancel': {
    zh: '点击了自带的取消按钮，先触发它，再开始关闭。',
    en: 'The built-in cancel button was clicked; closing follows.'
  },
  'modal@cancel~type': {
    zh: '固定为 `cancel`。',
    en: 'Always `cancel`.'
  },
  'modal#default': {
    zh: '窗口的内容，第一次打开时才渲染，优先于 [content](modal.content)。文字里的换行会保留，标签之间有空行时请包一层块级元素。',
    en: 'Content of the window, rendered when it first opens and in place of [content](modal.content). Line breaks of text are kept; wrap the content in a block element where blank lines between tags show up.'
  },
  'modal#footer': {
    zh: '替换底部的按钮，需要打开 [showFooter](modal.showFooter)；关闭要自己调用 `$modal.close()`。',
    en: 'Replaces the buttons of the footer; needs [showFooter](modal.showFooter). Close the window with `$modal.close()`.'
  },
  'modal#header': {
    zh: '替换整个头部，标题、最大化和关闭图标都要自己写。',
    en: 'Replaces the whole header, with title, maximize and close icon.'
  },
  'modal#title': {
    zh: '替换标题文字，右侧的图标保留。关闭时也保持渲染。',
    en: 'Replaces the title and leaves the icons. It is rendered while the window is closed, too.'
  },
  'modal#corner': {
    zh: '放在最大化和关闭图标左边的内容。关闭时也保持渲染。',
    en: 'Content left of the maximize and close icons. It is rendered while the window is closed, too.'
  },
  'modal()open': {
    zh: '打开窗口，已经打开时什么也不做。没有返回值，打开完成请监听 [show](modal@show)。',
    en: 'Opens the window unless it is open. It returns nothing; listen to [show](modal@show) for the end.'
  },
  'modal()close': {
    zh: '关闭窗口，仍可能被 [beforeHideMethod](modal.beforeHideMethod) 拒绝；没有返回值。',
    en: 'Closes the window; [beforeHideMethod](modal.beforeHideMethod) may still refuse. It returns nothing.'
  },
  'modal()close~type': {
    zh: '关闭的原因，原样传给 [beforeHideMethod](modal.beforeHideMethod) 和 [hide](modal@hide)。',
    en: 'Reason for closing, handed on to [beforeHideMethod](modal.beforeHideMethod) and [hide](modal@hide).'
  },
  'modal()getBox': {
    zh: '返回窗口的 DOM 元素，不含遮罩；没有打开时也存在。',
    en: 'The DOM element of the window without the mask; it exists while closed, too.'
  },
  'modal()getPosition': {
    zh: '返回窗口现在与视口顶部、左边的距离，像素；`message` 返回 `null`。没有打开时是 0。',
    en: 'Current distance to the top and left of the viewport in pixels; `null` for a `message`, zeros while closed.'
  },
  'modal()setPosition': {
    zh: '移动打开着的窗口，对 `message` 无效。',
    en: 'Moves an open window; without effect on a `message`.'
  },
  'modal()setPosition~top': {
    zh: '与视口顶部的距离，只认数字，像素；不传则不动。',
    en: 'Distance to the top of the viewport in pixels, a number; left out, it stays.'
  },
  'modal()setPosition~left': {
    zh: '与视口左边的距离，只认数字，像素；不传则不动。',
    en: 'Distance to the left of the viewport in pixels, a number; left out, it stays.'
  },
  'modal()isMaximized': {
    zh: '窗口现在是否最大化。',
    en: 'Whether the window is maximized.'
  },
  'modal()zoom': {
    zh: '在最大化和还原之间切换，Promise 的结果是切换后是否最大化。不触发 [zoom](modal@zoom) 事件。',
    en: 'Maximizes or restores the window; the promise tells whether it is maximized now. Does not fire [zoom](modal@zoom).'
  },
  'modal()maximize': {
    zh: '最大化，已经最大化时什么也不做。要在打开之后调用，否则还原时没有正确的尺寸。',
    en: 'Maximizes the window unless it is. Call it while the window is open, or restoring has no size to return to.'
  },
  'modal()revert': {
    zh: '还原到最大化之前的位置和大小，没有最大化时什么也不做。',
    en: 'Returns to the position and size before maximizing; nothing happens otherwise.'
  },
  'modal()recalculate': {
    zh: '按 [width](modal.width) 和 [height](modal.height) 重新设置大小，拉伸的结果随之丢弃。',
    en: 'Applies [width](modal.width) and [height](modal.height) again, which drops what resizing changed.'
  }
} satisfies MemberTexts
