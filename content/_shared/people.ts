export interface Person {
  id: number
  name: string
  role: string
  sex: string
  age: number
  address: string
  createTime: string
  updateTime: string
}

const names = ['顾明澈', '周以宁', '陆远舟', '程之焕', '沈嘉禾', '许牧云', '林知夏']
const roles = ['产品经理', '前端工程师', '测试工程师', '设计师', '前端工程师', '后端工程师', '设计师']
const cities = ['深圳市南山区', '成都市高新区', '上海市徐汇区', '西安市雁塔区', '杭州市西湖区', '武汉市洪山区', '广州市天河区']
const ages = [41, 35, 32, 30, 28, 28, 26]

// 每次返回新的对象，页面上的示例互不影响
export function samplePeople (count = 7): Person[] {
  return Array.from({ length: count }, (_, index) => {
    const turn = index % 7
    const day = String(1 + (index * 5) % 28).padStart(2, '0')
    return {
      id: 10001 + index,
      name: names[(turn + Math.floor(index / 7)) % 7],
      role: roles[turn],
      sex: turn % 2 ? '女' : '男',
      age: ages[(turn + Math.floor(index / 14)) % 7],
      address: cities[(turn + Math.floor(index / 21)) % 7],
      createTime: `2024-0${1 + index % 9}-${day} 09:30:00`,
      updateTime: `2024-1${index % 3}-${day} 16:05:00`
    }
  })
}
