export default async ({ component, expect, given, all, settle }) => {
  const button = all('button').find(({ innerText }) => innerText.trim() === 'More')
  given(typeof component.$refs.button.focus === 'function', 'the button has focus()')
  // The frame may not have the focus, and then no element gets it. So the call is observed.
  let focused = false
  button.focus = () => {
    focused = true
  }
  component.focus()
  await settle()
  expect(focused, { zh: '按钮获得焦点', en: 'The button gets the focus' }).toBe(true)
}
