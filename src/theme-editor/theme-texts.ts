import { words } from '../../shared/words.ts'

export const themeTexts = words({
  zh: {
    base: '基础',
    bases: { light: '浅色', dark: '深色' },
    reset: '全部还原',
    resetOne: (label: string) => `还原${label}`,
    groups: { status: '主色与状态色', table: '表格', rows: '数据行', inputs: '输入与按钮' },
    controls: {
      'vxe-primary-color': '主色',
      'vxe-success-color': '成功',
      'vxe-info-color': '信息',
      'vxe-warning-color': '警告',
      'vxe-danger-color': '危险',
      'vxe-font-color': '文字',
      'vxe-table-header-background-color': '表头背景',
      'vxe-table-body-background-color': '表格背景',
      'vxe-table-border-color': '表格线',
      'vxe-border-radius': '圆角',
      'vxe-table-row-hover-background-color': '悬停行',
      'vxe-table-row-striped-background-color': '斑马纹',
      'vxe-table-row-current-background-color': '当前行',
      'vxe-table-row-checkbox-checked-background-color': '勾选的行',
      'vxe-input-border-color': '输入框边框',
      'vxe-input-background-color': '输入框背景',
      'vxe-button-default-background-color': '默认按钮背景'
    },
    // Name of the text field beside a colour.
    hex: (label: string) => `${label}的十六进制值`,
    preview: '预览',
    contrast: '对比度',
    contrastHint: '普通文字至少需要 4.5 : 1（WCAG 2 AA）。',
    pairs: {
      text: '数据行文字',
      header: '表头文字',
      hover: '悬停行文字',
      checked: '勾选行文字',
      button: '主色按钮上的白字',
      link: '数据行上的主色文字'
    },
    enough: '足够',
    tooLow: '偏低',
    output: '输出',
    outputs: { sass: 'Sass', css: 'CSS 变量', dark: '完整深色主题' }
  },
  en: {
    base: 'Base',
    bases: { light: 'Light', dark: 'Dark' },
    reset: 'Reset all',
    resetOne: label => `Reset ${label}`,
    groups: { status: 'Primary and status', table: 'Table', rows: 'Rows', inputs: 'Inputs and buttons' },
    controls: {
      'vxe-primary-color': 'Primary',
      'vxe-success-color': 'Success',
      'vxe-info-color': 'Info',
      'vxe-warning-color': 'Warning',
      'vxe-danger-color': 'Danger',
      'vxe-font-color': 'Text',
      'vxe-table-header-background-color': 'Header fill',
      'vxe-table-body-background-color': 'Row fill',
      'vxe-table-border-color': 'Table lines',
      'vxe-border-radius': 'Corner radius',
      'vxe-table-row-hover-background-color': 'Hovered row',
      'vxe-table-row-striped-background-color': 'Striped row',
      'vxe-table-row-current-background-color': 'Current row',
      'vxe-table-row-checkbox-checked-background-color': 'Checked row',
      'vxe-input-border-color': 'Input border',
      'vxe-input-background-color': 'Input fill',
      'vxe-button-default-background-color': 'Default button'
    },
    hex: label => `${label} as hex`,
    preview: 'Preview',
    contrast: 'Contrast',
    contrastHint: 'Ordinary text needs 4.5 : 1 at least (WCAG 2 AA).',
    pairs: {
      text: 'Text on rows',
      header: 'Text on header',
      hover: 'Text on hovered row',
      checked: 'Text on checked rows',
      button: 'White on primary buttons',
      link: 'Primary text on rows'
    },
    enough: 'enough',
    tooLow: 'low',
    output: 'Output',
    outputs: { sass: 'Sass', css: 'CSS variables', dark: 'Complete dark theme' }
  }
})

export type ThemeTexts = (typeof themeTexts)['zh']
