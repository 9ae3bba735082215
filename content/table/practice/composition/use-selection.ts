import { computed, shallowRef, type Ref } from 'vue'
import type { Table } from 'vxe-table'

// 记录一个表格中勾选的行；每个表格调用一次
export function useSelection<Row> (table: Ref<Table | undefined>) {
  const rows = shallowRef<Row[]>([])
  const count = computed(() => rows.value.length)

  function update () {
    rows.value = (table.value?.getCheckboxRecords() ?? []) as Row[]
  }

  async function clear () {
    await table.value?.clearCheckboxRow()
    update()
  }

  return { rows, count, clear, listeners: { 'checkbox-change': update, 'checkbox-all': update } }
}
