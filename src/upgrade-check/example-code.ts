/** Example code with several kinds of findings for an upgrade. */
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

/** Example code for later versions, with several kinds of findings for 3.8. */
export const laterExampleCode = `<template>
  <vxe-grid
    ref="grid"
    height="400"
    show-overflow
    :virtual-y-config="{ enabled: true, gt: 0 }"
    :row-config="{ keyField: 'id', drag: true }"
    :columns="columns"
    :data="rows"
    @row-dragend="save"
  />
</template>

<script>
import { VxeUI } from 'vxe-table'

VxeUI.setI18n('en-US', {})

VxeUI.renderer.add('UserName', {
  renderTableEdit(h, renderOpts, { row }) {
    return [h('vxe-input', { props: { value: row.name } })]
  }
})

export default {
  data() {
    return {
      rows: [],
      columns: [{ type: 'seq' }, { field: 'name', title: 'Name', editRender: { name: 'UserName' } }]
    }
  },
  methods: {
    save() {}
  }
}
</script>
`
