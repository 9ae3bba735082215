import { VXETable } from 'vxe-table'

// 左侧的搜索框；点击和输入都由渲染器处理，再交给 events
VXETable.renderer.add('ToolbarSearch', {
  toolbarButtonClassName: 'toolbar-search',
  renderToolbarButton (h, { props, events = {} }, params) {
    return h('vxe-input', {
      props: { type: 'search', clearable: true, ...props },
      on: {
        input: ({ value }: { value: string }) => events.input?.(params, value)
      }
    })
  }
})
