import { toCamelCase } from '../../../../shared/api.ts'
import { getOwn } from '../../../../shared/own-property.ts'

/** Parsed name of an attribute: `:sort-config.sync` is the bound prop `sortConfig`. */
export interface TemplateAttributeName {
  kind: 'prop' | 'event' | 'slot' | 'directive'
  /** Camel case for a prop, otherwise as written. Empty if only the sign is there. */
  name: string
  /** `:`, `v-bind:`, `@`, `#` and so on. */
  sign: string
  /** The value is an expression. */
  isBound: boolean
}

const kinds: Record<string, TemplateAttributeName['kind']> = {
  ':': 'prop',
  'v-bind:': 'prop',
  '@': 'event',
  'v-on:': 'event',
  '#': 'slot',
  'v-slot:': 'slot'
}

export function readAttributeName(written: string): TemplateAttributeName {
  const [sign = ''] = /^(?::|@|#|v-bind:|v-on:|v-slot:)/.exec(written) ?? []
  const kind = getOwn(kinds, sign)
  const name = written.slice(sign.length).replace(/\..*$/, '')
  if (kind) return { kind, name: kind === 'prop' ? toCamelCase(name) : name, sign, isBound: true }
  if (written.startsWith('v-')) return { kind: 'directive', name: written.slice(2), sign: 'v-', isBound: true }
  return { kind: 'prop', name: toCamelCase(name), sign: '', isBound: false }
}
