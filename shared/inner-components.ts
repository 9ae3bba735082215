import { getOwn } from './own-property.ts'

const innerComponents: Readonly<Record<string, readonly string[]>> = {
  table: ['column', 'colgroup'],
  colgroup: ['column', 'colgroup'],
  form: ['form-item', 'form-gather'],
  'form-gather': ['form-item'],
  select: ['option', 'optgroup'],
  optgroup: ['option'],
  'radio-group': ['radio', 'radio-button'],
  'checkbox-group': ['checkbox'],
  'button-group': ['button']
}

/** Returns the components that make sense directly inside another one: `select` -> `option`, `optgroup`. */
export const getInnerComponents = (component: string): readonly string[] => getOwn(innerComponents, component) ?? []
