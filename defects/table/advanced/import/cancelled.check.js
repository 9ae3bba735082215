export default async ({ component, expect, given, wait }) => {
  let isSettled = false
  const settled = () => {
    isSettled = true
  }
  component.importFile().then(settled, settled)
  await wait(100)
  const input = document.querySelector('input[type=file]')
  given(input && !isSettled, 'the library has created a file input')
  input.dispatchEvent(new Event('cancel'))
  window.dispatchEvent(new Event('focus'))
  await wait(1500)
  expect(isSettled, {
    zh: '取消选择文件后，importData() 的 Promise 完成',
    en: 'The promise of importData() settles after the file selection is cancelled'
  }).toBe(true)
}
