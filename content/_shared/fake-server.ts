// 模拟服务端：100 毫秒后返回响应，也可以让下一个请求失败
let failNext = false

export function failNextRequest (): void {
  failNext = true
}

export function answerLater<T> (answer: () => T, delay = 100): Promise<T> {
  const fails = failNext
  failNext = false
  return new Promise((resolve, reject) => {
    setTimeout(() => fails ? reject(new Error('服务端没有响应')) : resolve(answer()), delay)
  })
}

export interface PageQuery {
  currentPage: number
  pageSize: number
}

export function answerPage<T> (
  rows: T[],
  { currentPage, pageSize }: PageQuery
): Promise<{ result: T[]; page: { total: number } }> {
  const start = (currentPage - 1) * pageSize
  return answerLater(() => ({ result: rows.slice(start, start + pageSize), page: { total: rows.length } }))
}
