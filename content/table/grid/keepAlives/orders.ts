import { answerLater } from '@/_shared/fake-server'

export interface Order {
  id: number
  code: string
  customer: string
  amount: number
}

const customers = ['青禾科技', '海岸物流', '云杉设计', '北辰制造']

const orders: Order[] = Array.from({ length: 58 }, (_, index) => ({
  id: index + 1,
  code: `SO-${1001 + index}`,
  customer: customers[index % 4],
  amount: (index * 137) % 900 + 100
}))

export interface OrderQuery {
  page: { currentPage: number; pageSize: number }
  form: { customer?: string }
}

export const findOrders = ({ page, form }: OrderQuery) => answerLater(() => {
  const found = orders.filter(order => order.customer.includes(form.customer ?? ''))
  const start = (page.currentPage - 1) * page.pageSize
  return { result: found.slice(start, start + page.pageSize), page: { total: found.length } }
})

export const firstOrders = (count: number): Order[] => orders.slice(0, count).map(order => ({ ...order }))
