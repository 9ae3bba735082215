export default async ({ component, expect, given, settle, texts }) => {
  given(typeof component.$refs.table.insertNextAt === 'function', 'the table has insertNextAt()')
  await component.insertBelowFirst()
  await settle()
  given(texts('.vxe-body--row').join() === 'Ann,New,Ben', 'the row is inserted below the first one')
  await component.update()
  await settle()
  expect(texts('.vxe-body--row'), {
    zh: '插入的行仍在第一行下方',
    en: 'The inserted row stays below the first one'
  }).toEqual(['Ann', 'New', 'Ben'])
}
