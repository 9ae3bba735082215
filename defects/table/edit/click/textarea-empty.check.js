import VXETable from 'vxe-table'

export default async ({ expect, given, click, all }) => {
  given(VXETable.renderer.get('VxeTextarea'), 'there is the renderer VxeTextarea')
  const cell = all('.vxe-body--row td')[0]
  await click(cell)
  given(/col--actived?\b/.test(cell.className), 'editing has started')
  expect(
    all('td textarea').map(({ value }) => value),
    { zh: '编辑时单元格显示带有原值的文本框', en: 'The cell contains a text box with its value' }
  ).toEqual(['First'])
}
