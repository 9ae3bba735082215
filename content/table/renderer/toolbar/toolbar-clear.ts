import { VXETable } from 'vxe-table'

// 在 vxe-grid 里，$grid 从一开始就有
VXETable.renderer.add('ToolbarClear', {
  renderToolbarButton (h, { props }, params) {
    return h('vxe-button', {
      props: { content: params.button.name, ...props },
      on: {
        click: () => params.$grid?.clearCheckboxRow()
      }
    })
  }
})
