import { VXETable } from 'vxe-table'

// 左侧的搜索框；渲染器处理点击和输入，再调用 events 中的函数
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
