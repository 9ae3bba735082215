import XEUtils from 'xe-utils'
import { answerLater } from '@/_shared/fake-server'
import { samplePeople, type Person } from '@/_shared/people'

export interface Query {
  page: { currentPage: number; pageSize: number }
  sorts: { field: string; order: 'asc' | 'desc' }[]
  filters: { field: 'sex'; values: string[] }[]
  form: { name: string | null; role: string | null }
}

export interface Changes {
  insertRecords?: Person[]
  updateRecords?: Person[]
  removeRecords?: Person[]
  pendingRecords?: Person[]
}

const holds = (text: string | null, part: string | null) => (text || '').includes(part || '')

// 服务端的工作：按条件查询一页，保存改动
export function createPeopleServer () {
  let people = samplePeople(40)
  let nextId = 20001
  return {
    async query ({ page: { currentPage, pageSize }, sorts, filters, form }: Query) {
      const matching = people.filter(person =>
        holds(person.name, form.name) &&
        holds(person.role, form.role) &&
        filters.every(({ field, values }) => values.includes(person[field])))
      const sorted = XEUtils.orderBy(matching, sorts.map(({ field, order }) => [field, order]))
      const rows = XEUtils.clone(sorted.slice((currentPage - 1) * pageSize, currentPage * pageSize), true)
      const conditions = {
        page: currentPage,
        name: form.name,
        role: form.role,
        sex: filters[0]?.values,
        sort: sorts[0]?.field,
        order: sorts[0]?.order
      }
      return answerLater(() => ({
        rows,
        total: sorted.length,
        request: `GET ${JSON.stringify(Object.fromEntries(Object.entries(conditions).filter(([, value]) => value)))}`
      }))
    },
    save ({ insertRecords = [], updateRecords = [], removeRecords = [], pendingRecords = [] }: Changes) {
      return answerLater(() => {
        const gone = [...removeRecords, ...pendingRecords].map(({ id }) => id)
        const kept = people
          .filter(({ id }) => !gone.includes(id))
          .map(person => updateRecords.find(({ id }) => id === person.id) || person)
        people = [...insertRecords.map(person => ({ ...person, id: nextId++ })), ...kept]
        const counts = { insert: insertRecords.length, update: updateRecords.length, delete: gone.length }
        return { message: '已写入数据库', request: `POST ${JSON.stringify(counts)}` }
      })
    }
  }
}
