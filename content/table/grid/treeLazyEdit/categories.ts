import { answerLater } from '@/_shared/fake-server'

export interface Category {
  id: number
  parentId: number | null
  name: string
  owner: string
  hasChild: boolean
  children?: Category[]
}

let stored: Omit<Category, 'hasChild'>[] = [
  { id: 1, parentId: null, name: '家具', owner: '顾明澈' },
  { id: 2, parentId: null, name: '灯具', owner: '周以宁' },
  { id: 3, parentId: 1, name: '椅子', owner: '许牧云' },
  { id: 4, parentId: 1, name: '书桌', owner: '陆远舟' },
  { id: 5, parentId: 3, name: '转椅', owner: '许牧云' },
  { id: 6, parentId: 2, name: '台灯', owner: '林知夏' }
]

// 服务端的工作：返回一级节点，修改单元格，新增和删除节点
export function readCategories (parentId: number | null): Promise<Category[]> {
  return answerLater(() =>
    stored
      .filter(row => row.parentId === parentId)
      .map(row => ({ ...row, hasChild: stored.some(child => child.parentId === row.id) }))
  )
}

export function changeCategory (id: number, field: 'name' | 'owner', value: string): Promise<void> {
  return answerLater(() => {
    stored = stored.map(row => row.id === id ? { ...row, [field]: value } : row)
  }, 400)
}

export function addCategory (parentId: number): Promise<number> {
  return answerLater(() => {
    const id = Math.max(...stored.map(row => row.id)) + 1
    stored = [...stored, { id, parentId, name: '新分类', owner: '' }]
    return id
  })
}

export function removeCategory (id: number): Promise<void> {
  return answerLater(() => {
    stored = stored.filter(row => row.id !== id)
  })
}
