import { VXETable, type FormItemOptions, type FormItemRenderOptions, type FormItemRenderParams } from 'vxe-table'

// 类型未声明 item，但运行时存在
interface ItemParams extends FormItemRenderParams {
  item: FormItemOptions
}

VXETable.renderer.add('FormRange', {
  // 校验不通过时获得焦点，表单只支持选择器
  autofocus: 'input',
  itemClassName: 'form-range',
  itemContentStyle: { maxWidth: '320px' },
  itemTitleClassName: ({ data }) => data.budget >= 8000 ? 'is-high' : '',
  renderItemContent (h, { props = {}, events = {} }, params: ItemParams) {
    const { data, field, item, $form } = params
    return [
      h('input', {
        attrs: { type: 'range', 'aria-label': item.title, ...props },
        domProps: { value: data[field] },
        on: {
          input (event: InputEvent) {
            data[field] = Number((event.target as HTMLInputElement).value)
            // 使表单校验规则
            $form.updateStatus(params)
            events.change?.(params, data[field])
          }
        }
      }),
      h('output', String(data[field]))
    ]
  },
  itemResetMethod ({ data, field }) {
    data[field] = 3000
  }
})

// 3.8.6 调用 renderItemTitle 时缺少参数 h
const renderItemTitle = (renderOpts: FormItemRenderOptions, { $form, item }: ItemParams) => {
  const h = $form.$createElement
  return [h('i', { class: renderOpts.props?.icon }), ` ${item.title}`]
}

VXETable.renderer.add('FormTags', {
  itemStyle: { alignItems: 'flex-start' },
  itemContentClassName: 'form-tags',
  itemTitleStyle: { fontWeight: 'bold' },
  renderItemTitle: renderItemTitle as never,
  renderItemContent (h, { options = [] }, params) {
    const { data, field, $form } = params
    const chosen: string[] = data[field]
    return options.map(({ value, label }) => h('vxe-button', {
      key: value,
      props: { size: 'mini', round: true, content: label, status: chosen.includes(value) ? 'primary' : '' },
      attrs: { 'aria-pressed': String(chosen.includes(value)) },
      on: {
        click () {
          data[field] = chosen.includes(value) ? chosen.filter(each => each !== value) : [...chosen, value]
          $form.updateStatus(params)
        }
      }
    }))
  },
  // 预算足够时才显示
  itemVisibleMethod: ({ data }) => data.budget >= 1000,
  itemResetMethod ({ data, field }) {
    data[field] = []
  }
})
