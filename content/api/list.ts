import type { MemberTexts } from './texts'

export default {
  'list.data': {
    zh: '列表的数据。换成新数组后，重新加载数据并保持滚动位置。你也可以通过 `push` 等方法增删数据。',
    en: 'The data of the list. If you assign a new array, the data is reloaded and the scroll position kept. Changes through methods such as `push` also update the list.'
  },
  'list.height': {
    zh: '滚动区域的高度，值为像素数或 CSS 长度。如果 [maxHeight](list.maxHeight) 也未设置，高度固定为 100 px。',
    en: 'The height of the scroll area: a number of pixels or a CSS length. If you don’t set [maxHeight](list.maxHeight) either, the height is 100 px.'
  },
  'list.maxHeight': {
    zh: '滚动区域的最大高度，值为像素数或 CSS 长度。内容较少时，高度由内容决定。设置了 [height](list.height) 时不生效。',
    en: 'The maximum height of the scroll area: a number of pixels or a CSS length. A list with few items is shorter. Has no effect if you set [height](list.height).'
  },
  'list.loading': {
    zh: '是否在列表上显示加载遮罩。',
    en: 'Whether to cover the list with a loading overlay.'
  },
  'list.className': {
    zh: '根元素附加的类名，或接收 `{ $list }` 并返回类名的函数。',
    en: 'Additional class of the root element, or a function that receives `{ $list }` and returns the class.'
  },
  'list.size': {
    zh: '传给插槽中组件的尺寸：`medium`、`small` 或 `mini`。列表自身的样式不变。',
    en: 'The size passed to the components in the slot: `medium`, `small` or `mini`. The list’s own appearance does not change.'
  },
  'list.autoResize': {
    zh: '是否监听列表自身的大小，大小变化时重新计算要渲染的项数。只在挂载时读取。浏览器窗口大小变化时，始终会重新计算。',
    en: 'Whether to observe the size of the list and recalculate the number of rendered items when the size changes. Read only when mounted, but resizing the browser window always triggers a recalculation.'
  },
  'list.syncResize': {
    zh: '绑定一个会变化的值，例如列表所在的标签页是否显示，每次变为真值时重新计算布局。用于初始隐藏的列表，因为隐藏的列表无法测量高度。',
    en: 'Bind a changing value, such as whether the tab of the list is shown. Each time your value becomes truthy, the layout is recalculated. Use it for lists that are hidden at first, because the height of a hidden list cannot be measured.'
  },
  'list.scrollY': {
    zh: '虚拟滚动的配置，默认开启：数据较多时只渲染可见的项。每一项的高度必须相同，以第一项为准，不足 20 px 时按 20 px 计算。',
    en: 'The virtual scrolling options, enabled by default: with many items, only the visible ones are rendered. All items must have the same height, which is measured on the first item, and a height below 20 px counts as 20 px.'
  },
  'list.scrollY.gt': {
    zh: '启用虚拟滚动所需的最少项数。`0` 表示始终启用，`-1` 表示从不启用。',
    en: 'The number of items from which virtual scrolling is used, where `0` means always and `-1` never.'
  },
  'list.scrollY.oSize': {
    zh: '可视区域上方和下方各额外渲染的项数，默认为 0。数值越大，滚动时越不容易出现空白，但每次渲染越慢。',
    en: 'The number of additional items rendered above and below the visible area, by default 0. A larger number reduces gaps while scrolling, but slows down each rendering.'
  },
  'list.scrollY.sItem': {
    zh: '列表项的 CSS 选择器，例如 `.my-item`，用于测量项的高度。如果列表项外层还有容器，需要设置，否则测量插槽中的第一个元素。',
    en: 'The CSS selector of an item whose height is measured, such as `.my-item`. You need it if your items are inside a container, otherwise the first element of the slot is measured.'
  },
  'list.scrollY.enabled': {
    zh: '是否启用虚拟滚动，设为 `false` 后渲染全部数据。',
    en: 'Whether to enable virtual scrolling, or render all items (`false`).'
  },
  'list@scroll': {
    zh: '列表滚动时触发，与浏览器的滚动事件一一对应，没有节流。',
    en: 'Fires when the list is scrolled, once for each scroll event of the browser, without throttling.'
  },
  'list@scroll~scrollTop': {
    zh: '纵向滚动距离，单位为像素。',
    en: 'Vertical scroll position in pixels.'
  },
  'list@scroll~scrollLeft': {
    zh: '横向滚动距离，单位为像素。',
    en: 'Horizontal scroll position in pixels.'
  },
  'list#default': {
    zh: '使用 `items` 渲染列表项，`items` 只包含当前要显示的项。如果列表项外层还有容器（如 `<table>`），要通过 [scrollY.sItem](list.scrollY.sItem) 设置列表项的选择器，用于测量项的高度。',
    en: 'Renders the `items`, which contain only the items to show now. If your items are inside a container such as a `<table>`, set [scrollY.sItem](list.scrollY.sItem) to the selector of an item, which is used to measure the height of the items.'
  },
  'list()loadData': {
    zh: '加载新的数据，并保持滚动位置。之后 [data](list.data) 变化时，会替换这些数据。',
    en: 'Loads new data and keeps the scroll position. If you change [data](list.data) later, the loaded data is replaced.'
  },
  'list()loadData~data': {
    zh: '新的数据，空值等同于空数组。',
    en: 'The new data, where an empty value is treated as an empty array.'
  },
  'list()reloadData': {
    zh: '加载新的数据，本应同时滚动到顶部，但如果列表滚动过，会恢复原来的滚动位置。解决方法：依次等待该方法和 [refreshScroll()](list()refreshScroll) 完成，再调用 [clearScroll()](list()clearScroll)。',
    en: 'Loads new data and should also scroll to the top, but if users scrolled before, the list returns to its previous position. Workaround: await this method, await [refreshScroll()](list()refreshScroll), then call [clearScroll()](list()clearScroll).'
  },
  'list()reloadData~data': {
    same: 'list()loadData~data'
  },
  'list()recalculate': {
    zh: '重新测量列表项和可视区域的高度，并更新渲染的项。隐藏的列表不生效，你需要在显示之后调用。',
    en: 'Measures the height of the items and the scroll area again, and updates the rendered items. Has no effect while the list is hidden, so call this method once the list is visible.'
  },
  'list()scrollTo': {
    zh: '滚动到指定的位置。列表使用虚拟滚动时，Promise 约 50 ms 后完成。',
    en: 'Scrolls to a position. If you use virtual scrolling, the promise resolves after about 50 ms.'
  },
  'list()scrollTo~scrollLeft': {
    zh: '横向滚动距离，单位为像素，传入 `null` 时横向位置不变。',
    en: 'Horizontal scroll position in pixels. If you pass `null`, the horizontal position does not change.'
  },
  'list()scrollTo~scrollTop': {
    zh: '纵向滚动距离，单位为像素，省略时纵向位置不变。',
    en: 'Vertical scroll position in pixels. If you omit it, the vertical position does not change.'
  },
  'list()refreshScroll': {
    zh: '先滚动到顶部，再恢复最近的滚动位置，用于消除列表重新显示后的空白。`keep-alive` 激活列表时会自动调用。',
    en: 'Scrolls to the top, then restores the last scroll position, which removes gaps that appear when a hidden list is shown again. Called automatically when `keep-alive` activates the list.'
  },
  'list()clearScroll': {
    zh: '滚动到顶部，横向位置不变。',
    en: 'Scrolls to the top without changing the horizontal position.'
  }
} satisfies MemberTexts
