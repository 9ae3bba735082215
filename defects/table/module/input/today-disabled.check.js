export default async ({ component, expect, given, all, click, wait }) => {
  const field = document.querySelector('input')
  await click(field)
  field.dispatchEvent(new FocusEvent('focus'))
  await wait(300)
  const [today] = all('[class*="current-btn"]')
  given(today, 'there is a button for today')
  await click(today)
  await wait(500)
  await click('button')
  const isDisabled = component.submitted !== '' && component.isDisabled({ date: new Date(component.submitted) })
  expect(isDisabled, { zh: '“今天”按钮不会提交被禁用的日期', en: 'The “Today” button leads to no disabled date' }).toBe(
    false
  )
}
