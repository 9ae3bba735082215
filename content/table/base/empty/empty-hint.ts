import { VXETable } from 'vxe-table'

interface EmptyHintProps {
  icon?: string
  text?: string
  button?: string
}

// 全站共用的空数据内容：图标、文字和可选的按钮
VXETable.renderer.add('EmptyHint', {
  renderEmpty (h, renderOpts) {
    const { icon = 'vxe-icon-folder', text, button } = (renderOpts.props ?? {}) as EmptyHintProps
    return [
      h('i', { class: icon, attrs: { 'aria-hidden': 'true' }, style: { fontSize: '2em' } }),
      h('p', { attrs: renderOpts.attrs, style: { margin: '4px 0 8px' } }, text),
      button
        ? h('vxe-button', { props: { content: button }, on: renderOpts.events, nativeOn: renderOpts.nativeEvents })
        : ''
    ]
  }
})
