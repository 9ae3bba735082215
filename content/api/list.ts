import type { MemberTexts } from './texts'

export default {
  'list.data': {
    zh: '列表的数据，换成新数组时重新加载并保持滚动位置。用 `push` 等方法增删也会更新。',
    en: 'The data. A new array loads them again and keeps the scroll position; changes through `push` and the like arrive, too.'
  },
  'list.height': {
    zh: '滚动区的高度，数字为像素，也可以写 CSS 长度。和 [maxHeight](list.maxHeight) 都不写时固定为 100px。',
    en: 'Height of the scroll area: pixels or a CSS length. Without it and [maxHeight](list.maxHeight) the list is 100 px high.'
  },
  'list.maxHeight': {
    zh: '最大高度，数字为像素，也可以写 CSS 长度；内容少时列表随内容变矮。写了 [height](list.height) 就忽略。',
    en: 'Greatest height: pixels or a CSS length; with few items the list is lower. Ignored when there is a [height](list.height).'
  },
  'list.loading': {
    zh: '在列表上盖一层加载中。',
    en: 'Covers the list with a loading layer.'
  },
  'list.className': {
    zh: '根元素附加的类名，或收到 `{ $list }` 并返回类名的函数。',
    en: 'Further class of the root element, or a function that gets `{ $list }` and returns one.'
  },
  'list.size': {
    zh: '传给插槽里的组件的尺寸：`medium`、`small` 或 `mini`。列表自己的样式不变。',
    en: 'Size handed to the components in the slot: `medium`, `small` or `mini`. The list itself looks the same.'
  },
  'list.autoResize': {
    zh: '监听自己的大小，变化时重新计算要渲染多少项。只在挂载时读取；窗口大小变化时不用它也会计算。',
    en: 'Watches its own size and computes anew how many items to render. Read when mounted. A resized browser window is noticed without it.'
  },
  'list.syncResize': {
    zh: '绑定一个会变的值，每次变成真值就重新计算，例如列表所在的标签页是否显示。隐藏着的列表量不到高度。',
    en: 'Bind a changing value: whenever it becomes truthy the layout is computed anew. Meant for lists that start hidden, such as in a tab, and could not be measured.'
  },
  'list.scrollY': {
    zh: '虚拟滚动：数据多时只渲染看得见的项，默认开启。每一项的高度必须相同，以第一项为准，最少按 20px 算。',
    en: 'Virtual scrolling: with many items only the visible ones are rendered, on by default. All items must be equally high; the first is measured, and less than 20 px counts as 20.'
  },
  'list.scrollY.gt': {
    zh: '数据达到多少项时启用虚拟滚动。`0` 总是启用，`-1` 不启用。',
    en: 'Number of items from which virtual scrolling is used. `0` means always, `-1` never.'
  },
  'list.scrollY.oSize': {
    zh: '在可视区上下各多渲染多少项。多一些滚动时不容易看到空白，每次渲染也更慢；默认 0。',
    en: 'Items rendered beyond the visible ones at either end. More of them hide gaps while scrolling and cost time; 0 by default.'
  },
  'list.scrollY.sItem': {
    zh: '列表项的 CSS 选择器，例如 `.my-item`，用来测量项的高度；项外面还有一层容器时需要。不写则测量插槽的第一个元素。',
    en: 'CSS selector of an item, such as `.my-item`, whose height is measured. Needed where a container surrounds the items; without it the first element of the slot is measured.'
  },
  'list.scrollY.enabled': {
    zh: '设为 `false` 关闭虚拟滚动，渲染全部数据。',
    en: '`false` switches virtual scrolling off and renders everything.'
  },
  'list@scroll': {
    zh: '滚动时触发，随浏览器的滚动事件，没有节流。',
    en: 'The list was scrolled; as often as the browser reports it.'
  },
  'list@scroll~scrollTop': {
    zh: '纵向滚动的距离，像素。',
    en: 'Vertical scroll position in pixels.'
  },
  'list@scroll~scrollLeft': {
    zh: '横向滚动的距离，像素。',
    en: 'Horizontal scroll position in pixels.'
  },
  'list#default': {
    zh: '用 `items` 渲染各项，它只含当前要显示的部分。项外面还有一层容器（如 `<table>`）时，要用 [scrollY.sItem](list.scrollY.sItem) 写出项的选择器来测量高度。',
    en: 'Renders the `items`, which are only those to show now. Where a container, such as a `<table>`, surrounds them, name the selector of an item as [scrollY.sItem](list.scrollY.sItem), so that the height is measured.'
  },
  'list()loadData': {
    zh: '换成这些数据并保持滚动位置。之后 [data](list.data) 再变化会覆盖它。',
    en: 'Shows these data and keeps the scroll position. A later change of [data](list.data) replaces them.'
  },
  'list()loadData~data': {
    zh: '新的数据，空值等于空数组。',
    en: 'The new data; an empty value counts as an empty array.'
  },
  'list()reloadData': {
    zh: '换成这些数据。本应同时滚回顶部，但滚动过的列表会恢复原来的位置：等它完成，再等 [refreshScroll()](list()refreshScroll) 完成，然后调用 [clearScroll()](list()clearScroll)。',
    en: 'Shows these data. It should also return to the top, but a list that was scrolled goes back to its position: await it, await [refreshScroll()](list()refreshScroll), then call [clearScroll()](list()clearScroll).'
  },
  'list()reloadData~data': {
    same: 'list()loadData~data'
  },
  'list()recalculate': {
    zh: '重新测量项和可视区的高度，更新要渲染的项。隐藏着的列表调用无效，显示之后再调用。',
    en: 'Measures items and scroll area and updates what is rendered. Without effect while hidden; call it once the list is visible.'
  },
  'list()scrollTo': {
    zh: '滚动到指定位置，对虚拟滚动的列表约 50 毫秒后完成。',
    en: 'Scrolls to a position; in a virtual list the promise takes about 50 ms.'
  },
  'list()scrollTo~scrollLeft': {
    zh: '横向的距离，像素；传 `null` 则不动。',
    en: 'Horizontal position in pixels; `null` leaves it.'
  },
  'list()scrollTo~scrollTop': {
    zh: '纵向的距离，像素；不传则不动。',
    en: 'Vertical position in pixels; left out, it stays.'
  },
  'list()refreshScroll': {
    zh: '先回到顶部，再恢复最近的滚动位置，用来修正重新显示后的空白。`keep-alive` 激活时会自动调用。',
    en: 'Goes to the top and back to the last position, which mends gaps after the list was hidden. It runs by itself when `keep-alive` activates the list.'
  },
  'list()clearScroll': {
    zh: '滚回顶部，横向位置不变。',
    en: 'Scrolls to the top; the horizontal position stays.'
  }
} satisfies MemberTexts
