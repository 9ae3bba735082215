import type { Override } from './override.ts'

export const panelsOverrides: readonly Override[] = [
  // Buttons
  {
    paths: ['button.type'],
    because: 'Declared as any text; the source compares with these.',
    type: "'text' | 'button' | 'submit' | 'reset'"
  },
  {
    paths: ['button.mode', 'button-group.mode'],
    because: 'Declared as any text; the source compares with text.',
    type: "'button' | 'text'"
  },
  {
    paths: ['button.status', 'button-group.status'],
    because: 'Declared as any text; only these have styles.',
    type: "'primary' | 'success' | 'info' | 'warning' | 'danger' | 'perfect'"
  },
  {
    paths: ['button.className', 'button.popupClassName'],
    because: 'No declaration; the source takes a text or calls it.',
    type: 'string | (({ $button }) => string)'
  },
  {
    paths: ['button@dropdown-click'],
    because: 'The attribute of the clicked button may be missing.',
    params: ['name: string | null', '$event']
  },
  { paths: ['button()closePanel'], because: 'It returns nothing.', type: 'void' },
  {
    paths: ['button-group.options'],
    because: 'Elements have the props of a button.',
    sameKeysAs: 'button'
  },
  {
    paths: ['button-group.className'],
    because: 'No declaration; the source takes a text or calls it.',
    type: 'string | (({ $buttonGroup }) => string)'
  },
  {
    paths: ['button-group@click'],
    because: 'The clicked button is passed as a parameter.',
    params: ['name', 'option', '$event']
  },

  // Tooltip
  {
    paths: ['tooltip.content'],
    because: 'A function is declared; the constructors are String and Number.',
    type: 'string | number',
    params: []
  },
  {
    paths: ['tooltip.popupClassName'],
    because: 'No declaration; the source takes a text or calls it.',
    type: 'string | (({ $tooltip }) => string)'
  },
  { paths: ['tooltip()open'], because: 'Both may be left out.', params: ['target?: HTMLElement', 'content?: string'] },
  {
    paths: ['tooltip()toVisible'],
    because: 'The text may be left out.',
    params: ['target: HTMLElement', 'content?: string']
  },
  {
    paths: ['tooltip@input', 'modal@input'],
    because: 'The new value is the only argument; v-model listens to it.',
    params: ['value']
  },

  // Modal
  { paths: ['modal.type'], because: 'The default is not declared.', type: "'modal' | 'alert' | 'confirm' | 'message'" },
  {
    paths: ['modal.status'],
    because: 'Declared as any text; only these have icons.',
    type: "'info' | 'success' | 'warning' | 'question' | 'error' | 'loading'"
  },
  {
    paths: ['modal.message', 'modal.content'],
    because: 'Declared as a text or a number; the constructors are String and Function.',
    type: 'string | (() => string)'
  },
  { paths: ['modal.message'], because: 'A comment in the source says to use content.', deprecated: true },
  {
    paths: ['modal.position'],
    because: 'Declared with numbers only; texts are taken as CSS.',
    type: "'center' | { top?: number | string, left?: number | string }"
  },
  {
    paths: ['modal.position.top', 'modal.position.left'],
    because: 'Declared as a number; texts are taken as CSS.',
    type: 'number | string'
  },
  {
    paths: ['modal.beforeHideMethod'],
    because: 'Called with the modal too; an Error or a rejected promise prevents closing.',
    type: '({ type, $modal }) => any',
    params: ['type', '$modal']
  },
  {
    paths: ['modal.slots.corner'],
    because: 'Not declared; called without h.',
    add: true,
    type: '({ $modal }) => string[] | VNode[]',
    params: ['$modal']
  },
  {
    paths: ['modal.events.confirm', 'modal.events.cancel', 'modal.events.close'],
    because: 'Not declared; called in place of the event.',
    add: true,
    type: '({ $modal, type, $event }) => any',
    params: ['$modal', 'type', '$event']
  },
  {
    paths: ['modal@close', 'modal@confirm', 'modal@cancel'],
    because: 'The name is a constant of the function.',
    add: true,
    params: ['type', '$modal', '$event']
  },
  {
    paths: ['modal#default', 'modal#footer', 'modal#header', 'modal#title', 'modal#corner'],
    because: 'The modal passes itself.',
    params: ['$modal']
  },
  { paths: ['modal()open'], because: 'It returns nothing.', type: 'void' },
  {
    paths: ['modal()close'],
    because: 'It returns nothing; the reason is not declared.',
    type: 'void',
    params: ['type?: string']
  },

  // List and pulldown
  {
    paths: ['list.className'],
    because: 'No declaration; the source takes a text or calls it.',
    type: 'string | (({ $list }) => string)'
  },
  {
    paths: ['list#default'],
    because: 'The slot is called through `call`, which the scan does not follow.',
    params: ['items', '$list']
  },
  {
    paths: ['pulldown.placement'],
    because: 'Declared as any text; the source compares with these.',
    type: "'top' | 'bottom'"
  },
  {
    paths: ['pulldown.className', 'pulldown.popupClassName'],
    because: 'No declaration; the source takes a text or calls it.',
    type: 'string | (({ $pulldown }) => string)'
  },
  { paths: ['pulldown@update:input'], because: 'The new state is the only argument.', params: ['value'] },
  {
    paths: ['pulldown#default', 'pulldown#header', 'pulldown#footer', 'pulldown#dropdown'],
    because: 'The pulldown passes itself.',
    params: ['$pulldown']
  }
]
