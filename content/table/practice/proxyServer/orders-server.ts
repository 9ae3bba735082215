import XEUtils from 'xe-utils'
import { answerLater } from '@/_shared/fake-server'

export interface Order {
  id: number
  customer: string
  status: string
  amount: number
}

export interface ListRequest {
  page: number
  size: number
  sorts: { field: keyof Order; order: 'asc' | 'desc' }[]
  filters: { status?: string[] }
  form: { customer?: string | null }
}

export type Failure = 'none' | 'http' | 'code'

const customers = ['林知夏', '许牧云', '沈嘉禾', '林程远', '顾明澈']
const statuses = ['待付款', '已付款', '已发货']

// 模拟服务端，用法与浏览器的 fetch 相同
export function createOrderServer () {
  let orders: Order[] = Array.from({ length: 23 }, (_, index) => ({
    id: 1001 + index,
    customer: customers[index % 5],
    status: statuses[index % 3],
    amount: 80 + index * 137 % 900
  }))

  function list ({ page, size, sorts, filters, form }: ListRequest) {
    const found = orders.filter(({ customer, status }) =>
      customer.includes(form.customer || '') && (!filters.status || filters.status.includes(status)))
    const sorted = XEUtils.orderBy(found, sorts.map(({ field, order }) => [field, order]))
    // 页码超出时返回最后一页，删除最后一页的全部行之后需要
    const actualPage = Math.max(1, Math.min(page, Math.ceil(found.length / size)))
    const start = (actualPage - 1) * size
    return { page: actualPage, total: found.length, rows: sorted.slice(start, start + size) }
  }

  function remove ({ ids }: { ids: number[] }) {
    orders = orders.filter(({ id }) => !ids.includes(id))
    return null
  }

  function answer (url: string, body: string, failure: Failure) {
    if (failure === 'http') return new Response('<h1>Internal Server Error</h1>', { status: 500 })
    if (failure === 'code') return new Response(JSON.stringify({ code: 1002, message: '没有权限' }))
    const isList = url === '/orders/list'
    const data = isList ? list(JSON.parse(body)) : remove(JSON.parse(body))
    return new Response(JSON.stringify({ code: 0, message: isList ? '' : '已删除', data }))
  }

  return (url: string, body: string, failure: Failure) => answerLater(() => answer(url, body, failure))
}
