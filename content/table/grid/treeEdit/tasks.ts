import { answerLater } from '@/_shared/fake-server'

export interface Task {
  id: number | string
  parentId: number | string | null
  name: string
  owner: string
  hours: number
}

export interface Changes {
  insert: Task[]
  update: Task[]
  remove: Task['id'][]
}

// 只选取需要的字段；数字输入框写入行数据的是文本
export const pick = ({ id, parentId, name, owner, hours }: Task): Task => ({
  id,
  parentId: parentId || null,
  name,
  owner,
  hours: Number(hours)
})

let stored: Task[] = [
  { id: 1, parentId: null, name: '官网改版', owner: '顾明澈', hours: 4 },
  { id: 2, parentId: 1, name: '首页', owner: '周以宁', hours: 12 },
  { id: 3, parentId: 1, name: '价格页', owner: '许牧云', hours: 8 },
  { id: 4, parentId: 3, name: '换算器', owner: '陆远舟', hours: 5 },
  { id: 5, parentId: null, name: '帮助中心', owner: '沈嘉禾', hours: 2 }
]

// 服务端的工作：查询；删除、修改，为新行生成主键
export const readTasks = () => answerLater(() => stored.map(pick))

export function saveTasks ({ insert, update, remove }: Changes): Promise<void> {
  return answerLater(() => {
    const lastId = Math.max(0, ...stored.map(({ id }) => Number(id)))
    const ids = new Map(insert.map((row, index) => [row.id, lastId + index + 1]))
    const realId = (id: Task['id'] | null) => id && (ids.get(id) || id)
    const kept = stored
      .filter(({ id }) => !remove.includes(id))
      .map(row => update.find(({ id }) => id === row.id) || row)
    stored = [
      ...kept,
      ...insert.map(row => ({ ...row, id: ids.get(row.id) || row.id, parentId: realId(row.parentId) }))
    ]
  })
}
