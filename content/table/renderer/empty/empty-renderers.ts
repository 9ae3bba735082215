import { VXETable } from 'vxe-table'

VXETable.renderer.add('EmptyGuide', {
  renderEmpty (h, { props = {}, events = {} }, params) {
    return h('div', { class: 'empty-guide' }, [
      h('i', { class: props.icon, attrs: { 'aria-hidden': 'true' } }),
      h('p', props.text),
      props.action && h('vxe-button', {
        props: { status: 'primary', content: props.action },
        on: { click: () => events.click?.(params) }
      })
    ])
  }
})
