export default async ({ component, expect, given }) => {
  const { queryAll } = component.proxyConfig.ajax
  let count = 0
  component.proxyConfig.ajax.queryAll = params => {
    count++
    return queryAll(params)
  }
  const isExported = await component.exportAll().then(
    file => Boolean(file && file.content),
    () => false
  )
  given(count === 1, 'the grid requests all rows')
  expect(isExported, { zh: '请求失败时，导出也失败', en: 'The export fails because the request fails' }).toBe(false)
}
