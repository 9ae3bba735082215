export default async ({ component, expect, given, wait, all, texts }) => {
  given(typeof component.$refs.table.openCustom === 'function', 'the table has openCustom()')
  await component.open()
  await wait(400)
  given(all('.vxe-table-custom-popup--row').length > 0, 'the modal is open')
  const labels = texts('.vxe-modal--wrapper button').filter(Boolean)
  given(labels.length > 1, 'the modal has buttons')
  expect(new Set(labels).size, { zh: '每个按钮的文字不同', en: 'Each button has a text of its own' }).toBe(
    labels.length
  )
}
