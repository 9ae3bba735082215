import type { MemberTexts } from './texts'

export default {
  'textarea.value': {
    zh: '绑定值，通常用 `v-model`。输入后总是字符串。',
    en: 'The bound value, normally through `v-model`. Always a string after typing.'
  },
  'textarea.immediate': {
    zh: '每次按键都更新绑定值。设为 `false` 时打字只触发 [input](textarea@input)，离开时才更新；此时 [autosize](textarea.autosize) 的高度不跟着输入变化。',
    en: 'Updates the bound value with every key. With `false`, typing only fires [input](textarea@input) and the value follows when the field is left; the height of [autosize](textarea.autosize) then does not follow the typing.'
  },
  'textarea.name': {
    zh: '里面的 `<textarea>` 的 `name` 属性。',
    en: 'The `name` attribute of the inner `<textarea>`.'
  },
  'textarea.readonly': {
    zh: '能聚焦和复制，不能修改。',
    en: 'Can be focused and copied, not changed.'
  },
  'textarea.disabled': {
    zh: '禁用，不能聚焦也不能修改。',
    en: 'Can be neither focused nor changed.'
  },
  'textarea.placeholder': {
    same: 'input.placeholder'
  },
  'textarea.maxlength': {
    zh: '最多输入的字符数，由浏览器拦截。代码写入的更长的值不截断，只把字数标红。',
    en: 'Most characters that can be typed; the browser stops there. A longer value set by code is not cut, only its count turns red.'
  },
  'textarea.rows': {
    zh: '显示几行，决定初始高度。开启 [autosize](textarea.autosize) 时不起作用。',
    en: 'How many lines are shown, which is the initial height. Has no effect with [autosize](textarea.autosize).'
  },
  'textarea.cols': {
    zh: '宽度，按字符数。不设置时占满容器的宽度。',
    en: 'Width in characters. Without it the field fills its container.'
  },
  'textarea.showWordCount': {
    zh: '在右下角显示字符串的长度，有 [maxlength](textarea.maxlength) 时显示成“已用/上限”。换行算一个，表情符号算两个。',
    en: 'Shows the length of the text at the bottom right, with [maxlength](textarea.maxlength) as “used/allowed”. A line break counts as one, an emoji as two.'
  },
  'textarea.countMethod': {
    same: 'input.countMethod'
  },
  'textarea.autosize': {
    zh: '高度跟着内容变化，`true` 或 `{ minRows, maxRows }`。只在挂载和打字时计算，代码改值后高度不变；同时挂载的多个文本域都按最后一个的内容计算，打字后才正确。',
    en: 'The height follows the content: `true` or `{ minRows, maxRows }`. Measured on mounting and typing only, so a value set by code leaves the height as it was. Several that are mounted together all take the height of the last one until something is typed.'
  },
  'textarea.autosize.minRows': {
    zh: '最少的行数。',
    en: 'Fewest lines.'
  },
  'textarea.autosize.maxRows': {
    zh: '最多的行数，超出后出现滚动条。',
    en: 'Most lines; beyond them the field scrolls.'
  },
  'textarea.form': {
    zh: '里面的 `<textarea>` 的 `form` 属性，即所属 `<form>` 的 `id`。',
    en: 'The `form` attribute of the inner `<textarea>`: the `id` of the `<form>` it belongs to.'
  },
  'textarea.resize': {
    zh: '能否拖动右下角改变大小，取 CSS `resize` 的值：`none`、`vertical`、`horizontal`、`both`。不设置时由浏览器决定，通常是 `both`。',
    en: 'Whether the corner can be dragged, as in CSS `resize`: `none`, `vertical`, `horizontal` or `both`. Without it the browser decides, usually `both`.'
  },
  'textarea.className': {
    zh: '加在根元素上的类名。',
    en: 'Class added to the root element.'
  },
  'textarea.size': {
    same: 'input.size'
  },
  'textarea@modelValue': {
    same: 'input@modelValue'
  },
  'textarea@modelValue~value': {
    same: 'input@modelValue~value'
  },
  'textarea@change': {
    zh: '值变了，每次按键都算。离开时浏览器自己的 change 又触发一次，值与上一次相同。`immediate` 为 `false` 时只在离开时触发。',
    en: 'The value changed; every key counts. On leaving, the browser’s own change fires it once more with the same value. With `immediate` off it fires on leaving only.'
  },
  'textarea@blur': {
    zh: '失去焦点。`immediate` 为 `false` 时，绑定值已经更新。',
    en: 'The field lost focus. With `immediate` off, the bound value is updated by then.'
  },
  'textarea@focus': {
    zh: '得到焦点。',
    en: 'The field got focus.'
  },
  'textarea@click': {
    zh: '点击了里面的 `<textarea>`。它的其他原生事件，例如 `paste`，也可以这样监听，参数相同。',
    en: 'The inner `<textarea>` was clicked. Its other native events, such as `paste`, can be listened to in the same way, with the same parameters.'
  },
  'textarea@keydown': {
    zh: '按下了键，`value` 是按键生效之前的内容。',
    en: 'A key went down; `value` is the text before it takes effect.'
  },
  'textarea@keyup': {
    same: 'input@keyup'
  },
  'textarea@input': {
    zh: '正在输入。参数是对象，不是值本身；`immediate` 为 `false` 时绑定值还没有更新。',
    en: 'Something was entered. The argument is an object, not the value. With `immediate` off the bound value is still the old one.'
  },
  'textarea()focus': {
    zh: '让文本域得到焦点。',
    en: 'Focuses the field.'
  },
  'textarea()blur': {
    zh: '让文本域失去焦点。',
    en: 'Takes the focus away.'
  }
} satisfies MemberTexts
