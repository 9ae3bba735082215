import { VXETable } from 'vxe-table'
import type { CreateElement } from 'vue'

interface FieldOptions {
  props?: Record<string, unknown>
  attrs?: Record<string, unknown>
  events?: Record<string, () => void>
  nativeEvents?: Record<string, () => void>
}

// 四个选项的用法由渲染器决定，这里全部传给输入框
function renderField (h: CreateElement, { props, attrs, events, nativeEvents }: FieldOptions) {
  return [h('vxe-input', { props, attrs, on: events, nativeOn: nativeEvents })]
}

VXETable.renderer.add('ToolbarField', {
  toolbarButtonClassName: 'toolbar-field',
  renderToolbarButton: renderField,
  toolbarToolClassName: 'toolbar-field',
  renderToolbarTool: renderField
})
