import { formItemParams } from './callback-params.ts'
import type { Override } from './override.ts'

export const formOverrides: readonly Override[] = [
  // Form
  {
    paths: ['form.className'],
    because: 'No declaration; the source takes a text or calls it.',
    type: 'string | (({ items, data, $form }) => string)'
  },
  {
    paths: ['form.titleOverflow', 'form-item.titleOverflow'],
    because: 'Declared as any text; the source compares with these.',
    type: "boolean | 'ellipsis' | 'title' | 'tooltip'"
  },
  { paths: ['form.items'], because: 'Elements have the props of a form item.', sameKeysAs: 'form-item' },
  {
    paths: ['form.items.slots'],
    because: 'Read from elements of the array only; the component has slots.',
    add: true,
    type: '{ default?: string | ((params, h) => VNode[]), title?: string | ((params, h) => VNode[]) }'
  },
  {
    paths: ['form.items.children'],
    because: 'Read from elements of the array only; the component has children.',
    add: true,
    type: 'FormItemOptions[]',
    sameKeysAs: 'form-item'
  },
  { paths: ['form.rules.type'], because: 'The source compares with array too.', type: "'string' | 'number' | 'array'" },
  { paths: ['form.rules.trigger'], because: 'Inputs of the library send blur too.', type: "'change' | 'blur'" },
  { paths: ['form.rules.message'], because: 'A function is called.', type: 'string | (() => string)' },
  { paths: ['form.rules.content'], because: 'Read in place of message.', add: true, type: 'string | (() => string)' },
  {
    paths: ['form.rules.validator'],
    because: 'The name of a registered validator is read too.',
    type: 'string | (({ $form, itemValue, rule, rules, … }) => void | Error | Promise<any>)'
  },
  { paths: ['form.tooltipConfig'], because: 'Passed on to the tooltip.', sameKeysAs: 'tooltip' },
  {
    paths: ['form.tooltipConfig.enterable'],
    because: 'The form has its own default.',
    add: true,
    type: 'boolean',
    default: 'true'
  },
  {
    paths: ['form.tooltipConfig.leaveDelay'],
    because: 'The form applies the delay itself.',
    add: true,
    type: 'number'
  },
  { paths: ['form@update:collapseStatus'], because: 'The new state is the only argument.', params: ['value'] },
  {
    paths: ['form()updateStatus'],
    because: 'The second argument is not declared.',
    params: ['scope: any', 'itemValue?: any']
  },
  {
    paths: ['form()validateField'],
    because: 'Without a field it throws.',
    params: ['field: string | string[]', 'callback?']
  },

  // Form item
  {
    paths: ['form-item.className', 'form-item.contentClassName', 'form-item.titleClassName'],
    because: 'No declaration; the source takes a text or calls it.',
    type: 'string | (({ data, field, item, … }) => string)'
  },
  {
    paths: ['form-item.contentStyle', 'form-item.titleStyle'],
    because: 'No declaration; the source takes an object or calls it.',
    type: 'object | (({ data, field, item, … }) => object)'
  },
  {
    paths: [
      'form-item.className',
      'form-item.contentClassName',
      'form-item.titleClassName',
      'form-item.contentStyle',
      'form-item.titleStyle',
      'form-item.visibleMethod',
      'form-item#default',
      'form-item#title'
    ],
    because: 'The parameters are passed in a variable, which the scan does not follow.',
    params: formItemParams
  },
  {
    paths: ['form-item.visibleMethod'],
    because: 'Called with more than is declared.',
    type: '({ data, field, item, … }) => boolean'
  },
  {
    paths: ['form-item.titleSuffix'],
    because: 'Has the keys of titlePrefix, which are described once.',
    sameKeysAs: 'form-item.titlePrefix'
  },
  {
    paths: ['form-item.titlePrefix.content'],
    because: 'Read by a function that gets the object as an argument, where the scan does not find it.',
    add: true,
    type: 'string'
  },
  { paths: ['form-item.titlePrefix.theme'], because: 'Passed on to the tooltip.', type: "'dark' | 'light'" },
  { paths: ['form-item.itemRender.autofocus'], because: 'No declaration; the source reads a text.', type: 'string' },
  {
    paths: ['form-item.itemRender.optionProps.disabled'],
    because: 'Read by the renderers of options.',
    add: true,
    type: 'string'
  },
  {
    paths: ['form-item.itemRender.enabled'],
    because: 'Read by a function that gets the object as an argument, where the scan does not find it.',
    add: true,
    type: 'boolean',
    default: 'true'
  }
]
