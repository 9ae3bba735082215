/** An attribute of a tag, parsed from its name: `:row-config.sync`, `@cell-click.once`, `v-slot:edit`. */
export interface ParsedAttributeName {
  kind: 'prop' | 'event' | 'slot' | 'model' | 'directive'
  /** `row-config`; empty where an object holds the names, as in `v-bind="options"`. */
  name: string
  /** True if the value is static text, false if it is an expression. */
  isText: boolean
  isDynamic: boolean
  modifiers: readonly string[]
}

export function readAttributeName(raw: string): ParsedAttributeName {
  const [, sign = '', rest = ''] = /^(v-bind:?|v-on:?|v-slot:?|v-model(?=\.|$)|v-|[:@#])?(.*)$/.exec(raw) ?? []
  const kind = kinds[sign.replace(/(?<=.):$/, '')]
  if (!kind || raw === 'slot')
    return { kind: raw === 'slot' ? 'slot' : 'prop', name: raw, isText: true, isDynamic: false, modifiers: [] }
  const isDynamic = rest.startsWith('[')
  // The name of a slot may hold dots.
  if (kind === 'slot') return { kind, name: rest || 'default', isText: false, isDynamic, modifiers: [] }
  const [name = '', ...modifiers] = isDynamic ? [rest] : rest.split('.')
  return { kind, name, isText: false, isDynamic, modifiers }
}

const kinds: Record<string, ParsedAttributeName['kind']> = {
  ':': 'prop',
  'v-bind': 'prop',
  '@': 'event',
  'v-on': 'event',
  '#': 'slot',
  'v-slot': 'slot',
  'v-model': 'model',
  'v-': 'directive'
}
