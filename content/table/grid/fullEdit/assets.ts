import XEUtils from 'xe-utils'
import { answerLater, answerPage, type PageQuery } from '@/_shared/fake-server'

export interface Asset {
  id: number
  code: string
  title: string
  kind: string
  price: number
  bought: string
}

export interface Changes {
  insert: Partial<Asset>[]
  update: Partial<Asset>[]
  remove: number[]
}

export const kinds = [
  { value: 'screen', label: '显示器' },
  { value: 'laptop', label: '笔记本' },
  { value: 'printer', label: '打印机' }
]

const titles = ['二十七寸屏', '轻薄本', '激光机', '带鱼屏', '工作站', '标签机']

function sampleAssets (count: number): Asset[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    code: `EQ-${301 + index}`,
    title: titles[index % 6],
    kind: kinds[index % 3].value,
    price: 900 + index * 150,
    bought: XEUtils.toDateString(new Date(2024, 0, 5 + index * 9), 'yyyy-MM-dd')
  }))
}

// 服务端的工作：查询一页、保存改动、删除
export function createAssetServer () {
  let stored = sampleAssets(20)
  let lastId = stored.length
  return {
    query: (page: PageQuery) => answerPage(stored, page).then(answer => XEUtils.clone(answer, true)),
    save: ({ insert, update, remove }: Changes) => answerLater(() => {
      const kept = stored
        .filter(({ id }) => !remove.includes(id))
        .map(asset => ({ ...asset, ...update.find(({ id }) => id === asset.id) }))
      stored = [...insert.map(asset => ({ ...asset, id: ++lastId }) as Asset), ...kept]
      return { message: '改动已保存' }
    }),
    remove: (ids: number[]) => answerLater(() => {
      stored = stored.filter(({ id }) => !ids.includes(id))
      return { message: `删除了 ${ids.length} 件` }
    })
  }
}
