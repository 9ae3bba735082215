export default async ({ component, expect, given, wait }) => {
  given(typeof component.$refs.table.importByFile === 'function', 'the table has importByFile()')
  let isSettled = false
  const settled = () => {
    isSettled = true
  }
  component.importFile().then(settled, settled)
  await wait(1000)
  expect(isSettled, { zh: '导入结束', en: 'The import ends' }).toBe(true)
}
