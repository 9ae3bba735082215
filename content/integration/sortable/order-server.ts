import { answerLater } from '@/_shared/fake-server'

export interface Person {
  id: number
  name: string
  role: string
}

const rows: readonly Person[] = [
  { id: 1, name: '顾明澈', role: '产品经理' },
  { id: 2, name: '周以宁', role: '前端工程师' },
  { id: 3, name: '陆远舟', role: '测试工程师' },
  { id: 4, name: '程之焕', role: '设计师' }
]

/** 服务端按主键保存顺序，返回的行已按该顺序排列 */
export function openOrderServer () {
  let order = rows.map(row => row.id)
  return Object.freeze({
    save: (keys: number[]) => answerLater(() => {
      order = keys
    }),
    load: () => answerLater(() => order.flatMap(key => rows.filter(row => row.id === key)))
  })
}
