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
    // 打开面板就可以打字
    this.$nextTick(() => this.$el.querySelector<HTMLElement>('.vxe-input--inner:not([readonly])')?.focus({ preventScroll: true }))
  },
  beforeDestroy () {
    // 用键盘打开的，关闭后焦点回到原处
    if (document.activeElement === document.body) this.opener?.focus({ preventScroll: true })
  },
  methods: {
    // 面板里改的是副本，到这里才写进筛选选项，所以点面板外面就是取消
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
