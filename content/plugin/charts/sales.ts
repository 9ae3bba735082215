export interface Sale {
  id: number
  name: string
  q1: number
  q2: number
  q3: number
  q4: number
}

export const quarters = ['q1', 'q2', 'q3', 'q4'] as const

/** 每个地区一年的销售额，单位万元 */
export const sampleSales = (): Sale[] => [
  { id: 1, name: '华东', q1: 320, q2: 410, q3: 388, q4: 502 },
  { id: 2, name: '华南', q1: 280, q2: 265, q3: 301, q4: 340 },
  { id: 3, name: '华北', q1: 190, q2: 230, q3: 255, q4: 248 },
  { id: 4, name: '西南', q1: 120, q2: 168, q3: 175, q4: 210 },
  { id: 5, name: '东北', q1: 96, q2: 88, q3: 104, q4: 131 }
]
