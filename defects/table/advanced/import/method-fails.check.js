export default async ({ component, expect, given, wait }) => {
  given(typeof component.$refs.table.importByFile === 'function', 'the table has importByFile()')
  await component.importFile().catch(() => {})
  await wait(200)
  given(component.message, 'the import ends')
  expect(component.message, { zh: '上传失败时，导入也失败', en: 'The import fails because the upload fails' }).toBe(
    'Failed'
  )
}
