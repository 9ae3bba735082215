import type { MemberTexts } from './texts'

export default {
  'pager.size': {
    zh: '高度、按钮和文字的尺寸，不写则取[全局尺寸](/table/base/size)，全局也没有时跟随上级组件。',
    en: 'Size of its height, buttons and text. Without it the [global size](/table/base/size) applies, and without that the size of the component around it.'
  },
  'pager.layouts': {
    zh: '各部分的顺序：`Home`、`End` 首页和末页，`PrevPage`、`NextPage` 翻一页，`PrevJump`、`NextJump` 跳几页，`Number` 页码按钮，`JumpNumber` 再加上首尾页码和省略号，`Jump` 页码输入框，`FullJump` 再加“前往”文字，`PageCount` 总页数，`Sizes` 每页条数，`Total` 总条数。3.8.6 中 `End` 在第一页显得禁用，点击仍然有效。',
    en: 'The parts in order: `Home` and `End`; `PrevPage` and `NextPage` turn one page; `PrevJump` and `NextJump` turn several; `Number` is buttons with page numbers, `JumpNumber` adds the first and last page and dots; `Jump` is an input for the page, `FullJump` adds text around it; `PageCount`, `Sizes` and `Total`. In 3.8.6 `End` looks disabled on page one but works.'
  },
  'pager.currentPage': {
    zh: '当前页码，从 1 开始，配合 `.sync` 使用。超出总页数时不会自动改正，总数变少后要自己改小。',
    en: 'The current page, from 1; use it with `.sync`. A page beyond the last is not corrected: when the total shrinks, lower it yourself.'
  },
  'pager.loading': {
    zh: '用半透明的遮罩盖住分页，鼠标点不到，避免请求期间重复翻页。',
    en: 'Covers the pager with a translucent layer, so that the mouse cannot turn pages during a request.'
  },
  'pager.pageSize': {
    zh: '每页条数，配合 `.sync` 使用。不在 `pageSizes` 里也可以，下拉框就直接显示这个数字。',
    en: 'Rows per page; use it with `.sync`. It may be missing from `pageSizes`; the drop-down then shows the bare number.'
  },
  'pager.total': {
    zh: '总条数。总页数由它和 `pageSize` 算出，至少是 1 页。',
    en: 'Number of all rows. With `pageSize` it makes the number of pages, which is at least 1.'
  },
  'pager.pagerCount': {
    zh: '页数多到放不下之前，最多显示几个页码按钮。超过之后少显示两个，留给首页和末页；`Number` 布局没有首尾页码，也少两个。',
    en: 'Up to how many pages all numbers are shown. Beyond that there are two numbers fewer, to make room for the first and last page; the layout `Number`, which has neither, loses them too.'
  },
  'pager.pageSizes': {
    zh: '每页条数的选项：数字，或 `{ label, value }`，后者可以自定文字，例如“全部”。',
    en: 'Choices of rows per page: numbers, or `{ label, value }` for text of your own, such as "All".'
  },
  'pager.align': {
    zh: '内容的对齐：`left`、`center` 或 `right`，不写为靠右。',
    en: 'Alignment of the content: `left`, `center` or `right`, the default.'
  },
  'pager.border': {
    zh: '给页码和翻页按钮加边框；`background` 打开时只有当前页的边框。',
    en: 'Borders around the buttons; with `background` only the current page has one.'
  },
  'pager.background': {
    zh: '给页码和翻页按钮加底色，当前页用主题色填充。',
    en: 'Filled buttons; the current page is filled with the primary colour.'
  },
  'pager.perfect': {
    zh: '按钮带边框和底色，并在左、右、下三边画线，与有边框的表格连成一体。',
    en: 'Buttons with border and fill, and lines at the left, right and bottom, so that the pager joins a table with a border.'
  },
  'pager.autoHidden': {
    zh: '只有一页（包括没有数据）时整个隐藏，每页条数也就无法再选。',
    en: 'Hides the pager when there is one page, or no data; the page size cannot be changed then.'
  },
  'pager.transfer': {
    zh: '把每页条数的下拉框挂到 `body` 上，外层有 `overflow: hidden` 时使用。',
    en: 'Moves the drop-down with the page sizes to `body`; use it inside an element with `overflow: hidden`.'
  },
  'pager.className': {
    zh: '加在分页上的类名，或收到 `{ $pager }` 并返回类名的函数。',
    en: 'Class for the pager, or a function that receives `{ $pager }` and returns it.'
  },
  'pager.iconPrevPage': {
    zh: '`PrevPage` 的图标类名，默认取全局的 [PAGER_PREV_PAGE](setConfig.icon.PAGER_PREV_PAGE)。',
    en: 'Class of the icon in `PrevPage`; the global [PAGER_PREV_PAGE](setConfig.icon.PAGER_PREV_PAGE) by default.'
  },
  'pager.iconJumpPrev': {
    zh: '`PrevJump` 的图标类名，默认取全局的 [PAGER_JUMP_PREV](setConfig.icon.PAGER_JUMP_PREV)。',
    en: 'Class of the icon in `PrevJump`; the global [PAGER_JUMP_PREV](setConfig.icon.PAGER_JUMP_PREV) by default.'
  },
  'pager.iconJumpNext': {
    zh: '`NextJump` 的图标类名，默认取全局的 [PAGER_JUMP_NEXT](setConfig.icon.PAGER_JUMP_NEXT)。',
    en: 'Class of the icon in `NextJump`; the global [PAGER_JUMP_NEXT](setConfig.icon.PAGER_JUMP_NEXT) by default.'
  },
  'pager.iconNextPage': {
    zh: '`NextPage` 的图标类名，默认取全局的 [PAGER_NEXT_PAGE](setConfig.icon.PAGER_NEXT_PAGE)。',
    en: 'Class of the icon in `NextPage`; the global [PAGER_NEXT_PAGE](setConfig.icon.PAGER_NEXT_PAGE) by default.'
  },
  'pager.iconJumpMore': {
    zh: '`JumpNumber` 中省略号的图标类名，默认取全局的 [PAGER_JUMP_MORE](setConfig.icon.PAGER_JUMP_MORE)；悬停时换成跳页的图标。',
    en: 'Class of the dots in `JumpNumber`; the global [PAGER_JUMP_MORE](setConfig.icon.PAGER_JUMP_MORE) by default. On hover they turn into the icon for jumping.'
  },
  'pager.iconHomePage': {
    zh: '`Home` 的图标类名，默认取全局的 [PAGER_HOME](setConfig.icon.PAGER_HOME)。',
    en: 'Class of the icon in `Home`; the global [PAGER_HOME](setConfig.icon.PAGER_HOME) by default.'
  },
  'pager.iconEndPage': {
    zh: '`End` 的图标类名，默认取全局的 [PAGER_END](setConfig.icon.PAGER_END)。',
    en: 'Class of the icon in `End`; the global [PAGER_END](setConfig.icon.PAGER_END) by default.'
  },
  'pager@update:currentPage': {
    zh: '页码要改变，`:current-page.sync` 用它更新。每页条数变大、当前页不再存在时，它先于 `update:pageSize` 触发。',
    en: 'The page is to change; `:current-page.sync` listens to it. When a larger page size leaves the current page beyond the end, it comes before `update:pageSize`.'
  },
  'pager@update:currentPage~value': {
    zh: '新的页码。',
    en: 'The new page.'
  },
  'pager@page-change': {
    zh: '页码或每页条数改变，在这里请求数据。每次操作只触发一次，排在 `update:currentPage` 和 `update:pageSize` 之后；调用下面的方法也触发，直接改属性不触发。',
    en: 'The page or its size changed: fetch the data here. Fired once for each action, after `update:currentPage` and `update:pageSize`, also when a method is called, but not when a prop changes.'
  },
  'pager@page-change~type': {
    zh: '`current` 是换了页码，`size` 是换了每页条数；后者不会回到第一页，只在超出时停在最后一页。',
    en: '`current` for another page, `size` for another page size. The latter does not go back to page one; only a page beyond the end becomes the last.'
  },
  'pager@update:pageSize': {
    zh: '每页条数要改变，`:page-size.sync` 用它更新。',
    en: 'The page size is to change; `:page-size.sync` listens to it.'
  },
  'pager@update:pageSize~value': {
    zh: '新的每页条数。',
    en: 'The new page size.'
  },
  'pager#left': {
    zh: '最前面的内容，例如已勾选的行数。在 `vxe-grid` 里用 `pagerConfig.slots.left` 指出插槽的名字。',
    en: 'Content before everything else, such as the number of checked rows. In a `vxe-grid` name the slot in `pagerConfig.slots.left`.'
  },
  'pager#right': {
    zh: '最后面的内容。在 `vxe-grid` 里用 `pagerConfig.slots.right` 指出插槽的名字。',
    en: 'Content after everything else. In a `vxe-grid` name the slot in `pagerConfig.slots.right`.'
  },
  'pager()homePage': {
    zh: '到第一页，已经在第一页时不变。',
    en: 'Goes to page one, unless it is there already.'
  },
  'pager()endPage': {
    zh: '到最后一页，已经在最后一页时不变。',
    en: 'Goes to the last page, unless it is there already.'
  },
  'pager()prevPage': {
    zh: '到前一页，在第一页时不变。',
    en: 'Goes one page back, unless it is on page one.'
  },
  'pager()nextPage': {
    zh: '到后一页，在最后一页时不变。',
    en: 'Goes one page on, unless it is on the last page.'
  },
  'pager()prevJump': {
    zh: '往前跳几页，页数等于 [pagerCount](pager.pagerCount) 显示的页码个数，最多到第一页。',
    en: 'Goes several pages back, as many as there are numbers by [pagerCount](pager.pagerCount), at most to page one.'
  },
  'pager()nextJump': {
    zh: '往后跳几页，页数等于 [pagerCount](pager.pagerCount) 显示的页码个数，最多到最后一页。',
    en: 'Goes several pages on, as many as there are numbers by [pagerCount](pager.pagerCount), at most to the last page.'
  },
  'pager()jumpPage': {
    zh: '到指定的页。不检查范围，超出总页数也照样触发事件；与当前页相同时什么也不做。',
    en: 'Goes to a page. The range is not checked: a page beyond the last fires the events all the same. Does nothing for the current page.'
  }
} satisfies MemberTexts
