import { answerLater } from '@/_shared/fake-server'
import { samplePeople, type Person } from '@/_shared/people'

export interface Query {
  name: string
  role: string
  sortField: string
  sortOrder: 'asc' | 'desc' | null
}

// 服务端的全部数据
const everybody = samplePeople(2000)

// 与真实的服务端相同，每次响应都是新的对象
export const findPeople = ({ name, role, sortField, sortOrder }: Query, start: number, count: number) =>
  answerLater(() => {
    const found = everybody.filter(person => person.name.includes(name) && (!role || person.role === role))
    if (sortOrder) {
      const key = sortField as keyof Person
      const direction = sortOrder === 'asc' ? 1 : -1
      found.sort((a, b) => (a[key] > b[key] ? direction : a[key] < b[key] ? -direction : a.id - b.id))
    }
    return { total: found.length, rows: found.slice(start, start + count).map(person => ({ ...person })) }
  }, 300)
