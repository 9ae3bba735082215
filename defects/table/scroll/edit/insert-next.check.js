export default async ({ component, expect, given, settle, all }) => {
  const getNames = () =>
    all('.vxe-body--row')
      .map(row => row.querySelector('td').innerText.trim())
      .join()
  given(typeof component.$refs.table.insertNextAt === 'function', 'the table has insertNextAt()')
  await component.insert()
  await settle()
  given(getNames() === 'A,New,B,C', 'the row has been inserted after A')
  await component.sort()
  await settle()
  expect(getNames(), { zh: '排序后新行仍在 A 的后面', en: 'After sorting, the new row is still after A' }).toBe(
    'A,New,B,C'
  )
}
