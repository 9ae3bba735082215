import type { DirectiveOptions } from 'vue'

// 顺序有意义：表体的容器代替其中的 tbody 成为行组，因此可以获得焦点
const roles: [string, string][] = [
  ['table, .vxe-table--body tbody', 'presentation'],
  ['thead, tfoot, .vxe-table--body-wrapper', 'rowgroup'],
  ['tr', 'row'],
  ['th', 'columnheader'],
  ['td', 'cell']
]
const observers = new WeakMap<Element, MutationObserver>()

function setRoles (table: HTMLElement): void {
  table.setAttribute('role', 'table')
  for (const [selector, role] of roles) {
    for (const element of table.querySelectorAll(selector)) element.setAttribute('role', role)
  }
  for (const body of table.querySelectorAll<HTMLElement>('.vxe-table--body-wrapper')) body.tabIndex = 0
}

// 行和列变化时，表格会渲染新的元素，因此需要监听
export const tableRoles: DirectiveOptions = {
  inserted (table) {
    const observer = new MutationObserver(() => setRoles(table))
    observer.observe(table, { childList: true, subtree: true })
    observers.set(table, observer)
    setRoles(table)
  },
  unbind (table) {
    observers.get(table)?.disconnect()
  }
}
