import { words } from '../../shared/words.ts'
import { isInputName } from '../edit/element-changes.ts'
import type { OptionUse } from '../../usage/follow/usage.ts'
import { literalOf } from '../../usage/read/syntax.ts'
import type { Rule } from '../rule.ts'
import { guidePath } from './rule-makers.ts'

const tableTypePaths = [
  'column.editRender.props.type',
  'column.cellRender.props.type',
  'column.filterRender.props.type'
]
const formTypePaths = ['formItem.itemRender.props.type']
const sharedDetails = { of: 'vxe-pc-ui', since: '3.1.25', when: 'after', page: `${guidePath}#later` } as const

/** Tests the type of a tag, or of a renderer that is an input. */
const hasType =
  (types: readonly string[]) =>
  ({ path, value, parent }: OptionUse): boolean =>
    types.includes(String(literalOf(value))) &&
    (path === 'input.type' || parent?.owner.options.some(each => each.name === 'name' && isInputName(each)) === true)

const periods = ['week', 'month', 'quarter', 'year']
const dates = ['date', 'datetime', 'time', ...periods]
const numbers = ['number', 'integer', 'float']
const passwords = ['password']

/** Cells of these types show and export a date in its label format, where 3.8 exports the value. */
const isCellOfPeriod = ({ path, value, owner }: OptionUse): boolean =>
  /^column\.(?:edit|cell)Render/.test(path) &&
  (periods.includes(String(literalOf(value))) ||
    owner.options.some(({ name }) => name === 'labelFormat' || name === 'valueFormat'))

const textual = ['maxlength', 'maxLength', 'showWordCount', 'countMethod', 'title', 'autoFocus', 'trim']
const propsPasswordsLack = ['align', 'form', 'editable', 'immediate', 'prefixConfig', 'suffixConfig']
const numeric = ['min', 'max', 'step', 'exponential', 'controls', 'digits']
const dateProps = ['dateConfig', 'startDate', 'endDate', 'minDate', 'maxDate', 'startWeek', 'startDay', 'labelFormat']
const moreDateProps = [
  'valueFormat',
  'festivalMethod',
  'disabledMethod',
  'selectDay',
  'placement',
  'transfer',
  'multiple'
]

const inputComponents = ['VxeDatePicker', 'VxeNumberInput', 'VxePasswordInput']

/** Rules for types of inputs that became separate components. */
export const inputs: readonly Rule[] = [
  {
    id: 'input-date-picker',
    find: {
      kind: 'option',
      path: 'input.type',
      also: [...tableTypePaths, ...formTypePaths],
      test: hasType(dates)
    },
    becomes: {
      kind: 'element',
      to: 'VxeDatePicker',
      types: dates,
      without: {
        // The date picker has `form` and `startWeek` but reads neither.
        props: [
          ...textual,
          ...numeric,
          'autocomplete',
          'align',
          'form',
          'dateConfig',
          'startWeek',
          'prefixConfig',
          'suffixConfig'
        ],
        events: ['change', 'clear', 'model-value'],
        unfiredEvents: ['input', 'lazy-change', 'date-prev', 'date-next', 'date-today'],
        test: isCellOfPeriod
      }
    },
    certainty: 'mechanical',
    sentence: words({
      zh: '日期类型的 `vxe-input` 已不建议使用，改用 `vxe-date-picker`，绑定的值不变。类名和 `setConfig` 中的名称也随之改变；按需引入时，同时注册该组件。',
      en: '`vxe-input` for dates is discouraged. Use `vxe-date-picker`, which binds the same value. Class names and the name in `setConfig` change too; register the component if you import on demand.'
    }),
    ...sharedDetails
  },
  {
    id: 'input-number-input',
    find: {
      kind: 'option',
      path: 'input.type',
      also: [...tableTypePaths, ...formTypePaths],
      test: hasType(numbers)
    },
    becomes: {
      kind: 'element',
      to: 'VxeNumberInput',
      types: numbers,
      without: {
        props: [...dateProps, ...moreDateProps, 'showWordCount', 'countMethod', 'title', 'autoFocus', 'trim'],
        events: ['change', 'clear', 'input', 'model-value', 'focus', 'blur', 'click', 'keydown', 'keyup'],
        // The events are swapped: in 3.8, `prev-number` comes from the button that adds.
        unfiredEvents: ['prev-number', 'next-number']
      }
    },
    certainty: 'look',
    sentence: words({
      zh: '数字类型的 `vxe-input` 已不建议使用，改用 `vxe-number-input`。它绑定数字，清空后为 `null`；`vxe-input` 绑定字符串。设置了 `min` 时，空值在失去焦点后变为最小值。',
      en: '`vxe-input` for numbers is discouraged. Use `vxe-number-input`, which binds a number, or `null` if empty; `vxe-input` binds a string. With `min`, an empty input becomes the minimum on blur.'
    }),
    ...sharedDetails
  },
  {
    id: 'input-password-input',
    find: { kind: 'option', path: 'input.type', also: formTypePaths, test: hasType(passwords) },
    becomes: {
      kind: 'element',
      to: 'VxePasswordInput',
      types: passwords,
      isWithoutOption: true,
      without: {
        props: [
          ...dateProps,
          ...moreDateProps,
          ...numeric.filter(name => name !== 'controls'),
          ...textual.filter(name => name !== 'maxLength'),
          ...propsPasswordsLack
        ],
        events: [
          'change',
          'clear',
          'input',
          'model-value',
          'focus',
          'blur',
          'click',
          'toggle-visible',
          'prefix-click',
          'suffix-click'
        ]
      }
    },
    certainty: 'mechanical',
    sentence: words({
      zh: '密码类型的 `vxe-input` 已不建议使用，改用 `vxe-password-input`，绑定的值不变。按需引入时，同时注册该组件。',
      en: '`vxe-input` for passwords is discouraged. Use `vxe-password-input`, which binds the same value. Register the component if you import on demand.'
    }),
    ...sharedDetails
  },
  {
    id: 'import-input-parts',
    find: { kind: 'import', names: ['Input', 'VxeInput'], from: 'vxe-pc-ui' },
    becomes: { kind: 'register', names: inputComponents },
    certainty: 'mechanical',
    sentence: words({
      zh: '按需引入 `vxe-input` 时，日期、数字和密码的输入框需要另外注册。没有使用的可以删除。',
      en: 'If `vxe-input` is registered on demand, the inputs for dates, numbers and passwords need to be registered as well. Delete those you do not use.'
    }),
    ...sharedDetails,
    page: `${guidePath}#on-demand`
  }
]
