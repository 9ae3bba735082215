export default async ({ component, expect, given, all, click, press, type, wait }) => {
  await click('input')
  await wait(300)
  const search = all('input').find(field => !field.readOnly)
  given(search, 'there is a search field')
  await type(search, 'Lemon')
  await wait(600)
  given(!document.body.innerText.includes('Apple'), 'the search filters the options')
  await press('ArrowDown', search)
  await press('Enter', search)
  await wait(100)
  expect(component.value, { zh: '回车键选中搜索到的选项', en: 'Enter selects the option that was found' }).toBe(2)
}
