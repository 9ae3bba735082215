export interface Region {
  value: string
  label: string
}

// 键为上一级的编号
const places: Record<string, Region[]> = {
  '': [{ value: '44', label: '广东' }, { value: '33', label: '浙江' }],
  44: [{ value: '4401', label: '广州' }, { value: '4403', label: '深圳' }],
  4401: [{ value: '440106', label: '天河' }, { value: '440104', label: '越秀' }],
  4403: [{ value: '440305', label: '南山' }, { value: '440304', label: '福田' }],
  33: [{ value: '3301', label: '杭州' }, { value: '3302', label: '宁波' }],
  3301: [{ value: '330106', label: '西湖' }, { value: '330108', label: '滨江' }],
  3302: [{ value: '330203', label: '海曙' }, { value: '330212', label: '鄞州' }]
}

export const regions = places['']

const labels = new Map(Object.values(places).flat().map(({ value, label }) => [value, label]))

/** 下一级的选项，没有上一级时为空数组 */
export function childrenOf (code: string): Region[] {
  return code ? places[code] || [] : []
}

export function labelOf (code: string): string {
  return labels.get(code) || ''
}
