import { words } from '../../../shared/words.ts'

export const partTexts = words({
  zh: {
    label: '组成部分',
    hint: '指向图中的任一部分，或者选择名称。点击后保持选中。',
    selector: '类名',
    slots: '插槽',
    props: '属性',
    variables: 'Sass 变量',
    notShown: '当前不可见'
  },
  en: {
    label: 'Parts',
    hint: 'Point at a part of the demo, or select a name. A click keeps the part selected.',
    selector: 'Class',
    slots: 'Slots',
    props: 'Props',
    variables: 'Sass variables',
    notShown: 'not visible now'
  }
})
