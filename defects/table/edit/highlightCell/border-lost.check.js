export default async ({ component, expect, given, click, settle, all }) => {
  const cell = () => all('.vxe-body--row td')[0]
  const border = () => getComputedStyle(cell()).boxShadow
  await click(cell())
  const first = border()
  given(first !== 'none', 'the selected cell has a border')
  component.mark()
  await settle()
  given(cell().classList.contains('marked'), 'the cell has its new class')
  expect(border(), { zh: '选中的单元格保留边框', en: 'The selected cell keeps its border' }).toBe(first)
}
