export default async ({ component, expect, given }) => {
  const content = await component.exportText()
  const lines = content.trim().split(/\r?\n/)
  given(lines[0].split('\t').length === 2, 'tabs separate the columns')
  expect(
    lines.every(line => line.split('\t').length === 2),
    { zh: '每一行都用制表符分隔', en: 'Tabs separate the columns of all lines' }
  ).toBe(true)
}
