import type { MemberTexts } from './texts'

export default {
  'pager.size': {
    zh: '尺寸，影响高度、按钮和文字。如果未设置，使用全局尺寸，见[尺寸](/table/base/size)。没有全局尺寸时使用父组件的尺寸。',
    en: 'The size of the pager: its height, buttons and text. If you don’t set it, the global size applies, see [Size](/table/base/size). If there is no global size, the parent component’s size applies.'
  },
  'pager.layouts': {
    zh: '要显示的各个部分，按顺序排列。`Home`、`End` 为首页和末页，`PrevPage`、`NextPage` 为上一页和下一页。`PrevJump`、`NextJump` 为向前和向后跳若干页。`Number` 为页码按钮，`JumpNumber` 还包括首尾页码和省略号。`Jump` 为页码输入框，`FullJump` 还包括“前往”等文字。`PageCount` 为总页数，`Sizes` 为每页条数，`Total` 为总条数。在 3.8.6 中，`End` 在第一页显示为禁用，在末页显示为可用，点击不受影响。',
    en: 'The parts to show, in order. `Home` and `End` go to the first and the last page. `PrevPage` and `NextPage` go one page back and forward, `PrevJump` and `NextJump` several pages. `Number` shows buttons with page numbers, and `JumpNumber` adds the first page, the last page and an ellipsis. `Jump` is an input for the page, and `FullJump` adds text around the input. `PageCount` is the number of pages, `Sizes` the page size and `Total` the number of rows. In 3.8.6, `End` looks disabled on the first page and enabled on the last page, but clicks are not affected.'
  },
  'pager.currentPage': {
    zh: '当前页码，从 1 开始，配合 `.sync` 使用。页码超出总页数不会自动修正，所以总条数减少后，需要你自行减小页码。',
    en: 'The current page number, starting from 1, for use with `.sync`. A page beyond the last is not corrected automatically, so when the total decreases, lower the page number yourself.'
  },
  'pager.loading': {
    zh: '是否用半透明的遮罩覆盖分页组件。遮罩阻止鼠标点击，可以避免用户在请求期间重复翻页。',
    en: 'Whether to cover the pager with a translucent mask. The mask blocks clicks, so that users can’t change pages with the mouse during a request.'
  },
  'pager.pageSize': {
    zh: '每页条数，配合 `.sync` 使用。可以是 `pageSizes` 之外的数字，下拉框会直接显示该数字。',
    en: 'The number of rows per page, for use with `.sync`. If you set a number that `pageSizes` does not contain, the dropdown shows the plain number.'
  },
  'pager.total': {
    zh: '总条数，总页数通过总条数和 `pageSize` 计算，至少为 1 页。',
    en: 'The total number of rows, from which the number of pages is calculated with `pageSize`, at least 1.'
  },
  'pager.pagerCount': {
    zh: '页码按钮的最大个数。如果总页数超过该值，页码按钮少显示两个，为首页和末页留出位置。`Number` 布局没有首尾页码，也少显示两个。',
    en: 'The maximum number of page buttons. If there are more pages than this, two buttons fewer are shown, to make room for the first and last page. The layout `Number` has neither, but also shows two buttons fewer.'
  },
  'pager.pageSizes': {
    zh: '每页条数的选项，每项可以是数字，也可以是 `{ label, value }`，用来自定义文字，例如“全部”。',
    en: 'The options for rows per page: numbers, or `{ label, value }` if you want a custom text such as “All”.'
  },
  'pager.align': {
    zh: '内容的对齐方式：`left`、`center` 或 `right`，默认右对齐。',
    en: 'The alignment of the content: `left`, `center` or `right`, which is the default.'
  },
  'pager.border': {
    zh: '页码和翻页按钮是否显示边框。如果同时开启 `background`，只有当前页显示边框。',
    en: 'Whether the page number and navigation buttons have borders. If you also set `background`, only the current page has a border.'
  },
  'pager.background': {
    zh: '页码和翻页按钮是否显示背景色，当前页使用主题色。',
    en: 'Whether the page number and navigation buttons have a background color, and the current page the primary color.'
  },
  'pager.perfect': {
    zh: '是否使分页组件与带边框的表格相连。按钮显示边框和背景色，分页组件的左、右、下三边显示边框。',
    en: 'Whether the pager looks joined to a table with a border. The buttons have a border and a background color, and the pager has borders at the left, right and bottom.'
  },
  'pager.autoHidden': {
    zh: '只有一页或没有数据时，是否隐藏分页组件。隐藏后，用户无法再选择每页条数。',
    en: 'Whether to hide the pager if there is only one page or no data. Users can’t change the page size while the pager is hidden.'
  },
  'pager.transfer': {
    zh: '是否把每页条数的下拉面板挂载到 `body`。如果祖先元素设置了 `overflow: hidden`，可以开启。',
    en: 'Whether to attach the dropdown of the page sizes to `body`. Use it if your pager is inside an element with `overflow: hidden`.'
  },
  'pager.className': {
    zh: '分页组件附加的类名，也可以是参数为 `{ $pager }`、返回类名的函数。',
    en: 'An additional class for the pager, or a function that receives `{ $pager }` and returns the class.'
  },
  'pager.iconPrevPage': {
    zh: '`PrevPage` 的图标类名，默认为全局的 [PAGER_PREV_PAGE](setConfig.icon.PAGER_PREV_PAGE)。',
    en: 'The class of the icon in `PrevPage`, by default the global [PAGER_PREV_PAGE](setConfig.icon.PAGER_PREV_PAGE).'
  },
  'pager.iconJumpPrev': {
    zh: '`PrevJump` 的图标类名，默认为全局的 [PAGER_JUMP_PREV](setConfig.icon.PAGER_JUMP_PREV)。',
    en: 'The class of the icon in `PrevJump`, by default the global [PAGER_JUMP_PREV](setConfig.icon.PAGER_JUMP_PREV).'
  },
  'pager.iconJumpNext': {
    zh: '`NextJump` 的图标类名，默认为全局的 [PAGER_JUMP_NEXT](setConfig.icon.PAGER_JUMP_NEXT)。',
    en: 'The class of the icon in `NextJump`, by default the global [PAGER_JUMP_NEXT](setConfig.icon.PAGER_JUMP_NEXT).'
  },
  'pager.iconNextPage': {
    zh: '`NextPage` 的图标类名，默认为全局的 [PAGER_NEXT_PAGE](setConfig.icon.PAGER_NEXT_PAGE)。',
    en: 'The class of the icon in `NextPage`, by default the global [PAGER_NEXT_PAGE](setConfig.icon.PAGER_NEXT_PAGE).'
  },
  'pager.iconJumpMore': {
    zh: '`JumpNumber` 中省略号的图标类名，默认为全局的 [PAGER_JUMP_MORE](setConfig.icon.PAGER_JUMP_MORE)。鼠标悬停后，显示为跳页的图标。',
    en: 'The class of the ellipsis icon in `JumpNumber`, by default the global [PAGER_JUMP_MORE](setConfig.icon.PAGER_JUMP_MORE). On hover, the ellipsis becomes the jump icon.'
  },
  'pager.iconHomePage': {
    zh: '`Home` 的图标类名，默认为全局的 [PAGER_HOME](setConfig.icon.PAGER_HOME)。',
    en: 'The class of the icon in `Home`, by default the global [PAGER_HOME](setConfig.icon.PAGER_HOME).'
  },
  'pager.iconEndPage': {
    zh: '`End` 的图标类名，默认为全局的 [PAGER_END](setConfig.icon.PAGER_END)。',
    en: 'The class of the icon in `End`, by default the global [PAGER_END](setConfig.icon.PAGER_END).'
  },
  'pager@update:currentPage': {
    zh: '页码改变时触发，供 `:current-page.sync` 使用。如果每页条数变大，当前页超出总页数，该事件先于 `update:pageSize` 触发。',
    en: 'Fires when the page changes, for use by `:current-page.sync`. If a larger page size leaves the current page beyond the last, this event fires before `update:pageSize`.'
  },
  'pager@update:currentPage~value': {
    zh: '新的页码。',
    en: 'The new page number.'
  },
  'pager@page-change': {
    zh: '页码或每页条数改变时触发，你可以在该事件中请求数据。每次操作只触发一次，在 `update:currentPage` 和 `update:pageSize` 之后。调用组件的方法也会触发，直接修改属性不触发。',
    en: 'Fires when the page or the page size changes, so that you can request the data in this event. Each action fires the event once, after `update:currentPage` and `update:pageSize`. The event also fires when you call a method, but not when you change a prop.'
  },
  'pager@page-change~type': {
    zh: '`current` 为页码改变，`size` 为每页条数改变。改变每页条数不会回到第一页，只有页码超出总页数才切换到最后一页。',
    en: '`current` for a change of the page, `size` for a change of the page size. A change of the page size does not return to the first page, but a page beyond the last becomes the last page.'
  },
  'pager@update:pageSize': {
    zh: '每页条数改变时触发，供 `:page-size.sync` 使用。',
    en: 'Fires when the page size changes, for use by `:page-size.sync`.'
  },
  'pager@update:pageSize~value': {
    zh: '新的每页条数。',
    en: 'The new page size.'
  },
  'pager#left': {
    zh: '所有部分之前的内容，例如已勾选的行数。在 `vxe-grid` 中，可以通过 `pagerConfig.slots.left` 设置插槽的名称。',
    en: 'The content before all parts, such as the number of checked rows. In a `vxe-grid`, you can set the name of the slot in `pagerConfig.slots.left`.'
  },
  'pager#right': {
    zh: '所有部分之后的内容。在 `vxe-grid` 中，可以通过 `pagerConfig.slots.right` 设置插槽的名称。',
    en: 'The content after all parts. In a `vxe-grid`, you can set the name of the slot in `pagerConfig.slots.right`.'
  },
  'pager()homePage': {
    zh: '翻到第一页，已在第一页时不执行任何操作。',
    en: 'Goes to the first page, unless it is already the current page.'
  },
  'pager()endPage': {
    zh: '翻到最后一页，已在最后一页时不执行任何操作。',
    en: 'Goes to the last page, unless it is already the current page.'
  },
  'pager()prevPage': {
    zh: '翻到上一页，已在第一页时不执行任何操作。',
    en: 'Goes to the previous page, without effect on the first page.'
  },
  'pager()nextPage': {
    zh: '翻到下一页，已在最后一页时不执行任何操作。',
    en: 'Goes to the next page, without effect on the last page.'
  },
  'pager()prevJump': {
    zh: '向前跳若干页，最多到第一页。页数等于 [pagerCount](pager.pagerCount) 显示的页码个数。',
    en: 'Goes several pages back, at most to the first page. The distance is the number of page buttons that [pagerCount](pager.pagerCount) shows.'
  },
  'pager()nextJump': {
    zh: '向后跳若干页，最多到最后一页。页数等于 [pagerCount](pager.pagerCount) 显示的页码个数。',
    en: 'Goes several pages forward, at most to the last page. The distance is the number of page buttons that [pagerCount](pager.pagerCount) shows.'
  },
  'pager()jumpPage': {
    zh: '翻到指定的页。不检查范围，超出总页数仍会触发事件，与当前页相同时不执行任何操作。',
    en: 'Goes to the given page. The range is not checked, and if you pass a page beyond the last, the events still fire. For the current page, the method has no effect.'
  }
} satisfies MemberTexts
