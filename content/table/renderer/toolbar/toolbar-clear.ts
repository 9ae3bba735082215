import { VXETable } from 'vxe-table'

// 在 vxe-grid 中，第一次渲染时就有 $grid
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
