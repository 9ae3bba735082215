export interface Goods {
  id: number
  code: string
  title: string
  kind: string
  price: number
  count: number
}

export interface Changes {
  insert: Partial<Goods>[]
  update: Partial<Goods>[]
  remove: number[]
}

export const fields = ['code', 'title', 'kind', 'price', 'count']

const titles = ['折叠椅', '阅读灯', '书架', '吊灯', '文件柜', '白板', '衣帽架']
const kinds = ['home', 'light', 'home', 'light', 'office', 'office', 'home']

export function sampleGoods (count: number): Goods[] {
  return Array.from({ length: count }, (_, index) => ({
    id: 1 + index,
    code: `${'ABCDEFG'[index % 7]}X-${101 + index}`,
    title: titles[index % 7],
    kind: kinds[index % 7],
    price: 100 + index * 10,
    count: 1 + index % 5
  }))
}

// 由服务端实现：新行排在最前面，并得到编号
export function saveGoods (stored: Goods[], { insert, update, remove }: Changes): Goods[] {
  const lastId = Math.max(...stored.map(({ id }) => id))
  const added = insert.map((row, index) => ({ ...row, id: lastId + insert.length - index }) as Goods)
  const kept = stored.filter(({ id }) => !remove.includes(id))
  return [...added, ...kept.map(row => ({ ...row, ...update.find(({ id }) => id === row.id) }))]
}
