export default async ({ component, expect, given, click, press, wait }) => {
  await click('input')
  await wait(200)
  await press('Enter', 'input')
  await wait(500)
  const { value } = component
  component.value = 'b'
  component.load()
  await wait(100)
  await click('p')
  await wait(500)
  await click('input')
  await wait(200)
  await press('ArrowUp', 'input')
  await press('Enter', 'input')
  given(component.value === 'a', 'Enter selects the option that the arrow key went to')
  expect(value, { zh: '选项加载之前按回车键，值不变', en: 'Enter keeps the value before the options are loaded' }).toBe(
    'b'
  )
}
