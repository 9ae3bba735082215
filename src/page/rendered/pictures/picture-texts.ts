import { words } from '../../../../shared/words.ts'

interface Merge {
  row: number
  col: number
  rowspan: number
  colspan: number
}

export const treeTexts = words({
  zh: {
    names: ['总公司', '研发部', '前端组', '后端组', '市场部', '分公司'],
    data: '数据',
    table: '表格',
    flatTitle: '扁平的数据和对应的树形表格',
    nestedTitle: '嵌套的数据和对应的树形表格',
    flat: (id: number, parent: string, name: string) => `第 ${id} 行：${name}，parentId 为 ${parent}。`,
    nested: (name: string, children: string) =>
      children ? `${name}的 children：${children}。` : `${name}没有 children。`,
    depth: (name: string, depth: number) => `${name}在第 ${depth + 1} 级。`,
    and: '、'
  },
  en: {
    names: ['Head office', 'R&D', 'Front end', 'Back end', 'Marketing', 'Branch'],
    data: 'Data',
    table: 'Table',
    flatTitle: 'Flat data and its tree table',
    nestedTitle: 'Nested data and its tree table',
    flat: (id: number, parent: string, name: string) => `Row ${id}: ${name}, parentId ${parent}. `,
    nested: (name: string, children: string) =>
      children ? `The children of ${name}: ${children}. ` : `${name} has no children. `,
    depth: (name: string, depth: number) => `${name} is on level ${depth + 1}. `,
    and: ', '
  }
})

export const mergeTexts = words({
  zh: {
    title: 'mergeCells 的每一项和合并后的单元格',
    table: (rows: number, columns: number) => `${rows} 行 ${columns} 列的表格。`,
    merge: ({ row, col, rowspan, colspan }: Merge) =>
      `从第 ${row} 行第 ${col} 列开始，跨 ${rowspan} 行 ${colspan} 列，覆盖 ${rowspan * colspan - 1} 个单元格。`
  },
  en: {
    title: 'The items of mergeCells and the merged cells',
    table: (rows: number, columns: number) => `A table of ${rows} rows and ${columns} columns. `,
    merge: ({ row, col, rowspan, colspan }: Merge) =>
      `From row ${row}, column ${col}: ${rowspan} rows, ${colspan} columns, covers ${rowspan * colspan - 1} cells. `
  }
})

export const virtualTexts = words({
  zh: {
    title: '虚拟滚动的数据、可视区域和渲染的行',
    description:
      '左边是 100,000 行数据，右边是表体。可视区域显示中间的几行，表格只渲染这几行和相邻的行。表体中，vxe-body--y-space 的高度为全部行的高度，滚动条因此与渲染全部行时相同。渲染的行在一个 table 元素中，其 margin-top 为前面各行的高度。滚动时，表格改变 margin-top 和渲染的行。',
    data: '数据',
    count: '100,000 行',
    body: '表体的元素',
    space: '高度：全部行',
    offset: '前面各行的高度',
    rendered: '渲染的行',
    viewport: '可视区域'
  },
  en: {
    title: 'Data, viewport and rendered rows of virtual scrolling',
    description:
      'On the left are 100,000 rows of data, on the right is the body of the table. The viewport shows a few rows in the middle. The table renders only these rows and those next to them. In the body, vxe-body--y-space has the height of all rows, so the scrollbar is the same as if all rows were rendered. The rendered rows are in a table element. Its margin-top is the height of the rows before it. While scrolling, the table changes the margin-top and the rendered rows.',
    data: 'Data',
    count: '100,000 rows',
    body: 'Elements of the body',
    space: 'height: all rows',
    offset: 'height of the rows before',
    rendered: 'rendered rows',
    viewport: 'viewport'
  }
})
