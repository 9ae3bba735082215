import type { MemberTexts } from './texts'

export default {
  'textarea.value': {
    zh: '绑定值，通常通过 `v-model` 绑定，用户输入后始终为字符串。',
    en: 'The bound value, usually set with `v-model` and always a string after user input.'
  },
  'textarea.immediate': {
    zh: '用户每次输入是否更新绑定值。设为 `false` 后，输入时只触发 [input](textarea@input)，失去焦点时才更新绑定值，[autosize](textarea.autosize) 的高度也不随输入变化。',
    en: 'Whether to update the bound value on every input. If `false`, typing fires only [input](textarea@input), and the value is updated when the textarea loses focus. The height set by [autosize](textarea.autosize) then does not follow the input.'
  },
  'textarea.name': {
    zh: '组件内 `<textarea>` 的 `name` 属性。',
    en: 'The `name` attribute of the inner `<textarea>`.'
  },
  'textarea.readonly': {
    zh: '是否只读。只读时可以获得焦点和复制，不能修改。',
    en: 'Whether the textarea is read-only. Users can focus it and copy the text, but can’t change the text.'
  },
  'textarea.disabled': {
    zh: '是否禁用。禁用时不能获得焦点，也不能修改。',
    en: 'Whether the textarea is disabled, so that users can neither focus it nor change the text.'
  },
  'textarea.placeholder': {
    same: 'input.placeholder'
  },
  'textarea.maxlength': {
    zh: '最多可以输入的字符数，由浏览器限制。通过代码设置的值超过该数量时不会截断，只有字数显示为红色。',
    en: 'The maximum number of characters users can enter, enforced by the browser. If you set a longer value in code, it is not truncated, and only its count turns red.'
  },
  'textarea.rows': {
    zh: '显示的行数，决定初始高度。开启了 [autosize](textarea.autosize) 时不生效。',
    en: 'The number of lines shown, which determines the initial height unless you set [autosize](textarea.autosize).'
  },
  'textarea.cols': {
    zh: '按字符数设置的宽度。未设置时，宽度与容器相同。',
    en: 'The width in characters. If you don’t set it, the textarea fills its container.'
  },
  'textarea.showWordCount': {
    zh: '是否在右下角显示文本的长度。设置 [maxlength](textarea.maxlength) 后，显示为“已输入/上限”。换行的长度为 1，表情符号的长度为 2。',
    en: 'Whether to show the length of the text at the bottom right. If you set [maxlength](textarea.maxlength), users see “used/allowed”. A line break counts as one character, an emoji as two.'
  },
  'textarea.countMethod': {
    same: 'input.countMethod'
  },
  'textarea.autosize': {
    zh: '高度是否随内容变化，值为 `true` 或 `{ minRows, maxRows }`。只在挂载和输入时计算高度，所以通过代码修改值后高度不变。多个文本域同时挂载时，高度都按最后一个的内容计算，输入后才正确。',
    en: 'Whether the height follows the content: `true` or `{ minRows, maxRows }`. The height is measured only on mounting and on input, so if you set a value in code, the height does not change. Several textareas mounted at the same time all have the height of the last one until text is typed.'
  },
  'textarea.autosize.minRows': {
    zh: '最少的行数。',
    en: 'The minimum number of lines.'
  },
  'textarea.autosize.maxRows': {
    zh: '最多的行数，超出后显示滚动条。',
    en: 'The maximum number of lines, after which the content scrolls.'
  },
  'textarea.form': {
    zh: '组件内 `<textarea>` 的 `form` 属性，即所属 `<form>` 的 `id`。',
    en: 'The `form` attribute of the inner `<textarea>`: the `id` of the `<form>` it belongs to.'
  },
  'textarea.resize': {
    zh: '用户是否可以拖动右下角调整大小。值与 CSS 的 `resize` 相同：`none`、`vertical`、`horizontal`、`both`。默认由浏览器决定，通常为 `both`。',
    en: 'Whether users can drag the corner to resize the textarea. The values are those of CSS `resize`: `none`, `vertical`, `horizontal` or `both`. If you don’t set it, the browser decides, usually `both`.'
  },
  'textarea.className': {
    zh: '根元素附加的类名。',
    en: 'Additional class of the root element.'
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
    zh: '值变化时触发，用户每次输入都会触发。失去焦点时，浏览器的 change 事件使其再触发一次，值与上一次相同。如果 `immediate` 为 `false`，只在失去焦点时触发。',
    en: 'Fires when the value changes, on every input. When the textarea loses focus, the native change event fires it once more with the same value. If `immediate` is `false`, the event fires only when the textarea loses focus.'
  },
  'textarea@blur': {
    zh: '失去焦点时触发。即使 `immediate` 为 `false`，绑定值此时也已经更新。',
    en: 'Fires when the textarea loses focus, after the bound value has been updated, even if `immediate` is `false`.'
  },
  'textarea@focus': {
    zh: '获得焦点时触发。',
    en: 'Fires when the textarea gets focus.'
  },
  'textarea@click': {
    zh: '点击组件内的 `<textarea>` 时触发。你也可以用同样的方式监听该元素的其他原生事件（例如 `paste`），参数相同。',
    en: 'Fires when the inner `<textarea>` is clicked. You can listen to other native events of the element, such as `paste`, in the same way, with the same parameters.'
  },
  'textarea@keydown': {
    zh: '按下按键时触发。`value` 为按键生效之前的内容。',
    en: 'Fires when a key is pressed, where `value` is the text before the key takes effect.'
  },
  'textarea@keyup': {
    same: 'input@keyup'
  },
  'textarea@input': {
    zh: '输入时触发。参数是对象，不是值本身。`immediate` 为 `false` 时，绑定值尚未更新。',
    en: 'Fires on input, with an object as the argument, not the value itself. If `immediate` is `false`, the bound value has not been updated yet.'
  },
  'textarea()focus': {
    zh: '使文本域获得焦点。',
    en: 'Focuses the textarea.'
  },
  'textarea()blur': {
    zh: '使文本域失去焦点。',
    en: 'Removes focus from the textarea.'
  }
} satisfies MemberTexts
