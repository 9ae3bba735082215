export default async ({ expect, given, all, click, type, wait }) => {
  const visible = () => ['Apple', 'Lemon', 'Oak'].filter(label => document.body.innerText.includes(label))
  await click('input')
  await wait(300)
  given(visible().length === 3, 'all options are visible')
  const search = all('input').find(field => !field.readOnly)
  given(search, 'there is a search field')
  await type(search, 'Lemon')
  await wait(600)
  expect(visible(), { zh: '搜索只显示匹配的选项', en: 'The search shows the matching option only' }).toEqual(['Lemon'])
}
