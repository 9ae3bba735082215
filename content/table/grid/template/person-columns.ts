import type { CreateElement } from 'vue'
import type { GridColumns } from 'vxe-table'
import type { Person } from '@/_shared/people'

// 多个表格共用：函数的参数为 (params, h)，返回节点、文本或两者的数组
export function personColumns (notify: (person: Person) => void): GridColumns[] {
  return [
    { field: 'name', title: '姓名', minWidth: 110 },
    {
      field: 'age',
      title: '年龄',
      minWidth: 150,
      slots: {
        header: ({ column }) => `${column.title} (18–60)`,
        default: ({ row }, h: CreateElement) => [
          h('meter', { attrs: { min: 18, max: 60, value: row.age, 'aria-label': row.name } }),
          ` ${row.age}`
        ]
      }
    },
    {
      title: '操作',
      width: 110,
      slots: {
        default: ({ row }, h: CreateElement) => h('vxe-button', {
          props: { mode: 'text', status: 'primary', content: '通知' },
          on: { click: () => notify(row as Person) }
        })
      }
    }
  ]
}
