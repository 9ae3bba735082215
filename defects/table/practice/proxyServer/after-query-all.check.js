export default async ({ component, expect, given, settle }) => {
  const { queryAll } = component.proxyConfig.ajax
  let count = 0
  component.proxyConfig.ajax.queryAll = params => {
    count++
    return queryAll(params)
  }
  await component.exportAll()
  await settle()
  given(count === 1, 'the grid requests all rows')
  expect(component.message, {
    zh: '请求失败后，不处理响应',
    en: 'No response is processed after the request has failed'
  }).toBe('')
}
