import Vue, { type PropType } from 'vue'
import { VXETable, type ColumnFilterRenderParams } from 'vxe-table'

// 四个面板的共同部分：按钮文字、焦点、确认和重置
export default Vue.extend({
  props: {
    params: { type: Object as PropType<ColumnFilterRenderParams>, required: true }
  },
  data () {
    return { opener: document.activeElement as HTMLElement | null }
  },
  computed: {
    confirmText (): string | number {
      return VXETable.t('vxe.table.confirmFilter')
    },
    resetText (): string | number {
      return VXETable.t('vxe.table.resetFilter')
    }
  },
  mounted () {
    // 打开面板后可以直接输入
    this.$nextTick(() =>
      this.$el.querySelector<HTMLElement>('.vxe-input--inner:not([readonly])')?.focus({ preventScroll: true })
    )
  },
  beforeDestroy () {
    // 用键盘打开时，关闭后焦点回到原来的元素
    if (document.activeElement === document.body) this.opener?.focus({ preventScroll: true })
  },
  methods: {
    // 面板编辑的是副本，此时才写入筛选选项，因此点击面板之外会取消修改
    apply (data: object, active: boolean): void {
      const { $panel, column } = this.params
      const option = column.filters[0]
      option.data = { ...data }
      $panel.changeOption(null, active, option)
      $panel.confirmFilter()
    },
    reset (): void {
      this.params.$panel.resetFilter()
    }
  }
})
