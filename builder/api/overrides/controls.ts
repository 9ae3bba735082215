import type { Override } from './override.ts'

export const controlsOverrides: readonly Override[] = [
  // Props
  { paths: ['input.editable'], because: 'Declared as a text; the constructor is Boolean.', type: 'boolean' },
  {
    paths: ['input.disabledMethod'],
    because: 'Called with more than is declared.',
    type: '({ date, type, … }) => boolean',
    params: ['date', 'type', 'viewType', '$input']
  },
  {
    paths: ['input.festivalMethod'],
    because: 'Called with more than is declared; a text result is used as the label.',
    type: '({ date, type, … }) => string | InputDateFestivalInfo | void',
    params: ['date', 'type', 'viewType', '$input']
  },
  {
    paths: ['input.countMethod', 'textarea.countMethod'],
    because: 'No declaration; the source calls it.',
    type: '({ value }) => string | number',
    params: ['value']
  },
  { paths: ['input.dateConfig'], because: 'The library warns in development that it is deprecated.', deprecated: true },
  {
    paths: ['input.align'],
    because: 'No declaration; only these classes have styles.',
    type: "'left' | 'center' | 'right'"
  },
  {
    paths: ['input.placement', 'select.placement'],
    because: 'Declared as any text; the source compares with these.',
    type: "'top' | 'bottom'"
  },
  { paths: ['input.selectDay'], because: 'No declaration; a day of the week.', type: '0 | 1 | 2 | 3 | 4 | 5 | 6' },
  {
    paths: ['textarea.resize'],
    because: 'Written to the style of that name.',
    type: "'none' | 'vertical' | 'horizontal' | 'both'"
  },
  {
    paths: ['select.filterMethod'],
    because: 'No declaration; the source calls it.',
    type: '({ group, option, searchValue }) => boolean',
    params: ['group', 'option', 'searchValue']
  },
  {
    paths: ['select.remoteMethod'],
    because: 'No declaration; the source calls it.',
    type: '({ searchValue }) => Promise<any> | void',
    params: ['searchValue']
  },
  {
    paths: ['select.className', 'select.popupClassName'],
    because: 'No declaration; the source takes a text or calls it.',
    type: 'string | (({ $select }) => string)',
    params: ['$select']
  },
  {
    paths: ['option.className', 'optgroup.className'],
    because: 'Written into a list of classes, in which Vue ignores a function.',
    type: 'string'
  },
  { paths: ['radio-group.type'], because: 'No declaration; the source compares with button.', type: "'button'" },
  {
    paths: ['select.optionId', 'select.optionKey', 'input.startWeek'],
    because: 'The library warns in development that it is deprecated, or the sources say so.',
    deprecated: true
  },
  {
    paths: ['select.optionConfig.update', 'select.optionConfig.slots'],
    because: 'Not an option: the scan found a variable of this name.',
    remove: true
  },
  {
    paths: ['select.options'],
    because: 'Elements have the props of an option; optionProps renames them.',
    sameKeysAs: 'option'
  },
  {
    paths: ['select.optionConfig.useKey'],
    because: 'No declaration; the source treats it as a switch.',
    type: 'boolean'
  },
  {
    paths: [
      'radio-group.optionProps.label',
      'radio-group.optionProps.value',
      'radio-group.optionProps.disabled',
      'checkbox-group.optionProps.label',
      'checkbox-group.optionProps.value',
      'checkbox-group.optionProps.disabled',
      'select.optionConfig.keyField'
    ],
    because: 'No declaration; the source reads a text.',
    type: 'string'
  },

  // Events
  {
    paths: ['checkbox-group@change'],
    because: 'The checkbox passes its event to the group.',
    params: ['checklist', 'checked', 'value', 'label', '$event']
  },
  { paths: ['radio-group@change'], because: 'The radio passes its event to the group.', params: ['label', '$event'] },
  {
    paths: [
      'radio@input',
      'radio-group@input',
      'radio-button@input',
      'checkbox@input',
      'checkbox-group@input',
      'switch@input',
      'select@input'
    ],
    because: 'The new value is the only argument; v-model listens to it.',
    params: ['value']
  },
  {
    paths: ['input@modelValue', 'textarea@modelValue'],
    because: 'The component names this event as that of v-model; the new value is the only argument.',
    params: ['value']
  },
  {
    paths: ['input@focus', 'input@click', 'input@keydown', 'input@keyup', 'input@wheel'],
    because: 'Emitted under the name of the DOM event (`evnt.type`).',
    add: true,
    params: ['value', '$panel', '$event']
  },
  {
    paths: ['textarea@focus', 'textarea@click', 'textarea@keydown', 'textarea@keyup'],
    because: 'Emitted under the name of the DOM event (`evnt.type`).',
    add: true,
    params: ['value', '$event']
  },
  {
    paths: ['textarea@input'],
    because: 'Emitted by a DOM listener of the textarea, which the scan for event names does not find.',
    add: true,
    params: ['value', '$event']
  },

  // Slots
  {
    paths: ['select#option'],
    because: 'The parameters are passed in a variable, which the scan does not follow.',
    params: ['option', 'group', '$select']
  },
  { paths: ['optgroup#default'], because: 'Holds options and gets no parameters.', add: true, params: [] },

  // Methods
  {
    paths: ['select()togglePanel', 'select()showPanel', 'select()hidePanel'],
    because: 'They return nothing.',
    type: 'void'
  }
]
