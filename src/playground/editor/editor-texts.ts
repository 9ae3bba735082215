import type { MemberKind } from '../../../shared/api.ts'
import type { ComponentName } from './context/place.ts'

export interface EditorTexts {
  /** Read out with the editor's name. */
  help: string
  kinds: Record<MemberKind | 'tag' | 'param', string>
  deprecated: string
  /** Before and after what replaces a member. */
  instead: [before: string, after: string]
  default: string
  columnChildren: string
  columnSlots: string
  directives: Record<'if' | 'else-if' | 'else' | 'for' | 'model' | 'show' | 'on' | 'bind' | 'slot' | 'ref' | 'key' | 'class' | 'style', string>
  tags: Record<ComponentName, string>
  /** CodeMirror's own words, by their English form. */
  phrases: Record<string, string>
}

export const texts = {
  zh: {
    help: 'Tab 缩进；先按 Escape 再按 Tab 离开编辑器。Ctrl+F 查找，Ctrl+S 格式化缩进，Ctrl+Enter 运行，F8 跳到下一个错误，Ctrl+空格 补全。',
    kinds: { prop: '属性', event: '事件', slot: '插槽', method: '方法', tag: '组件', param: '参数' },
    deprecated: '已废弃',
    instead: ['请改用 ', '。'],
    default: '默认 ',
    columnChildren: '子列。有子列的列是分组表头。',
    columnSlots: '列的插槽：模板里的插槽名，或返回 VNode 的函数。',
    directives: {
      if: '条件成立才渲染', 'else-if': '前面的条件都不成立时再判断', else: '前面的条件都不成立时渲染', for: '按列表重复', model: '双向绑定', show: '切换 display，不销毁', on: '监听一组事件', bind: '绑定一组属性', slot: '填充插槽',
      ref: '在脚本里用 this.$refs 取到这个组件', key: '标识，变化时重建', class: '样式类', style: '行内样式'
    },
    tags: {
      table: '数据表格，列写成标签。', colgroup: '把几列归到一个表头之下。', column: '表格的一列。', grid: '由一份配置生成的表格，带工具栏、表单和分页。', toolbar: '表格上方的按钮和工具。', pager: '分页。',
      radio: '单选框。', 'radio-group': '一组单选框，只能选一个。', 'radio-button': '按钮样式的单选框。', checkbox: '复选框。', 'checkbox-group': '一组复选框，值是数组。', switch: '开关。',
      input: '输入框：文本、数字、日期、密码、搜索。', select: '下拉选择。', optgroup: '下拉选项的分组。', option: '下拉的一个选项。', textarea: '多行文本框。', button: '按钮，可以带下拉。', 'button-group': '一组按钮。',
      tooltip: '文字提示。', modal: '弹窗。', form: '表单，24 列布局并可校验。', 'form-gather': '把几个表单项合成一块。', 'form-item': '表单项。', list: '长列表，只渲染看得见的部分。', pulldown: '下拉容器，内容自己写。', icon: '图标。'
    },
    phrases: {
      Find: '查找', Replace: '替换', next: '下一个', previous: '上一个', all: '全选', 'match case': '区分大小写', regexp: '正则表达式', 'by word': '整词', replace: '替换', 'replace all': '全部替换', close: '关闭',
      'current match': '当前匹配', 'on line': '在行', 'replaced match on line $': '已替换第 $ 行的匹配', 'replaced $ matches': '已替换 $ 处', Completions: '补全', Diagnostics: '错误', 'No diagnostics': '没有错误',
      'Control character': '控制字符', 'Selection deleted': '已删除所选内容', 'Go to line': '转到行', go: '转到', 'Fold line': '折叠', 'Unfold line': '展开', 'folded code': '折叠的代码', unfold: '展开', to: '至', 'Folded lines': '已折叠', 'Unfolded lines': '已展开'
    }
  },
  en: {
    help: 'Tab indents; Escape, then Tab leaves the editor. Ctrl+F finds, Ctrl+S re-indents, Ctrl+Enter runs, F8 goes to the next error, Ctrl+Space completes.',
    kinds: { prop: 'prop', event: 'event', slot: 'slot', method: 'method', tag: 'component', param: 'param' },
    deprecated: 'Deprecated',
    instead: ['Use ', '.'],
    default: 'Default ',
    columnChildren: 'Columns below this one. A column with children is a header over them.',
    columnSlots: 'Slots of the column: names of slots in the template, or functions that return VNodes.',
    directives: {
      if: 'Renders when the condition holds', 'else-if': 'Checked when no condition before it held', else: 'Renders when no condition before it held', for: 'Repeats for each item', model: 'Binds a value both ways', show: 'Switches display, keeps the element', on: 'Listens to several events', bind: 'Binds several props', slot: 'Fills a slot',
      ref: 'Makes the component available as this.$refs', key: 'Identity; a new key makes a new element', class: 'Style classes', style: 'Inline styles'
    },
    tags: {
      table: 'Data table whose columns are tags.', colgroup: 'Puts several columns under one header.', column: 'A column of a table.', grid: 'Table made from one object, with toolbar, form and pager.', toolbar: 'Buttons and tools above a table.', pager: 'Pagination.',
      radio: 'Radio button.', 'radio-group': 'Radio buttons of which one is chosen.', 'radio-button': 'Radio that looks like a button.', checkbox: 'Checkbox.', 'checkbox-group': 'Checkboxes whose value is an array.', switch: 'Switch.',
      input: 'Input for text, numbers, dates, passwords and search.', select: 'Dropdown select.', optgroup: 'Group of options of a select.', option: 'One option of a select.', textarea: 'Text of several lines.', button: 'Button, with a dropdown if needed.', 'button-group': 'Several buttons in a row.',
      tooltip: 'Tooltip.', modal: 'Dialog window.', form: 'Form on 24 columns, with validation.', 'form-gather': 'Joins several form items to one block.', 'form-item': 'Item of a form.', list: 'Long list of which only the visible part is rendered.', pulldown: 'Dropdown whose content is yours.', icon: 'Icon.'
    },
    phrases: {}
  }
} satisfies Record<'zh' | 'en', EditorTexts>
