export default async ({ expect, given, click, until, all }) => {
  await click('.vxe-select input')
  const isOpen = () => all('[class*="vxe-select"][class*="panel"]').some(panel => panel.getClientRects().length > 0)
  given(await until(isOpen), 'the list is open')
  const hasOption = await until(() => document.body.innerText.includes('Paris'), 600)
  expect(hasOption, { zh: '下拉列表显示分组中的选项', en: 'The list shows the option of the group' }).toBe(true)
}
