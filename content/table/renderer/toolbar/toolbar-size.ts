import { VXETable } from 'vxe-table'

interface Option {
  value: string
  label: string
}

// 右侧的一组单选按钮
VXETable.renderer.add('ToolbarSize', {
  toolbarToolClassName: ({ tool }) => `toolbar-size-${tool.code}`,
  renderToolbarTool (h, { props = {}, events = {} }, params) {
    const { options, ...groupProps } = props
    return h('vxe-radio-group', {
      props: groupProps,
      on: {
        change: ({ label }: { label: string }) => events.change?.(params, label)
      }
    }, options.map(({ value, label }: Option) => h('vxe-radio-button', {
      key: value,
      props: { label: value, content: label }
    })))
  }
})
