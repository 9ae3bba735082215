export default async ({ component, expect, given, click, type, wait }) => {
  const enter = async day => {
    const field = document.querySelector('input')
    await click(field)
    field.dispatchEvent(new FocusEvent('focus'))
    await wait(300)
    await type(field, day)
    await click('p')
    field.dispatchEvent(new FocusEvent('blur'))
    await wait(500)
    await click('button')
  }
  await enter('2024-05-18')
  given(component.submitted === '2024-05-18', 'a date can be typed')
  await enter('2024-05-25')
  const isDisabled = component.isDisabled({ date: new Date(component.submitted) })
  expect(isDisabled, { zh: '键盘输入不会提交被禁用的日期', en: 'Typing leads to no disabled date' }).toBe(false)
}
