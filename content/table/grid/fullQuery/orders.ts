import XEUtils from 'xe-utils'
import { answerLater } from '@/_shared/fake-server'

export interface Order {
  id: number
  code: string
  customer: string
  channel: string
  state: string
  amount: number
  date: string
}

// 发送到服务端的条件，不包含空值
export interface OrderQuery {
  keyword?: string
  state?: string
  from?: string
  to?: string
  channels?: string[]
  sort?: [string, 'asc' | 'desc']
  page: number
  size: number
}

export interface OrderAnswer {
  rows: Order[]
  total: number
  amount: number
}

export const states = [
  { value: 'open', label: '待付款' },
  { value: 'paid', label: '已付款' },
  { value: 'sent', label: '已发货' },
  { value: 'back', label: '已退货' }
]

export const channels = ['网店', '门店', '电话']

const customers = ['和风茶馆', '青石书店', '晨光小学', '北岸咖啡', '云栖民宿', '万里物流', '竹里设计']

const stored: Order[] = Array.from({ length: 83 }, (_, index) => ({
  id: index + 1,
  code: `SO-${2001 + index}`,
  customer: customers[index * 3 % 7],
  channel: channels[index % 3],
  state: states[index * 5 % 4].value,
  amount: 120 + index * 37 % 900,
  date: XEUtils.toDateString(new Date(2024, 0, 2 + index * 4), 'yyyy-MM-dd')
}))

// 服务端的工作：查找、排序、返回一页，并合计全部结果
export function findOrders (query: OrderQuery, delay: number): Promise<OrderAnswer> {
  const { keyword = '', state, from = '', to = '9999', channels: some, sort = ['date', 'desc'], page, size } = query
  return answerLater(() => {
    const found = stored.filter(order =>
      (order.code + order.customer).includes(keyword) &&
      (!state || order.state === state) &&
      order.date >= from && order.date <= to &&
      (!some || some.includes(order.channel)))
    return {
      rows: XEUtils.orderBy(found, [sort]).slice((page - 1) * size, page * size),
      total: found.length,
      amount: XEUtils.sum(found, 'amount')
    }
  }, delay)
}
