/** Example code with several kinds of findings. */
export const exampleCode = `<template>
  <vxe-grid
    ref="grid"
    resizable
    highlight-hover-row
    :context-menu="menu"
    :scroll-y="{ enabled: true }"
    :data="rows"
    :columns="columns"
    @cell-context-menu="open"
  />
</template>

<script>
import { VXETable, Button } from 'vxe-table'

VXETable.setup({ table: { stripe: true } })

export default {
  components: { VxeButton: Button },
  data() {
    return {
      rows: [],
      menu: { body: { options: [] } },
      columns: [{ type: 'seq' }, { field: 'name', title: 'Name', remoteSort: true }]
    }
  },
  methods: {
    open({ row }) {
      this.$refs.grid.setActiveRow(row)
    }
  }
}
</script>
`
