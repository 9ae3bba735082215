import { camel } from '../../../../shared/api.ts'
import { own } from '../../../../shared/own.ts'

/** What an attribute's name says: `:sort-config.sync` is the prop `sortConfig`, bound. */
export interface AttributeName {
  kind: 'prop' | 'event' | 'slot' | 'directive'
  /** Camel case for a prop, as written for the others; empty while only the sign is there. */
  name: string
  /** `:`, `v-bind:`, `@`, `#` and so on. */
  sign: string
  /** The value is an expression. */
  isBound: boolean
}

const kinds: Record<string, AttributeName['kind']> = {
  ':': 'prop',
  'v-bind:': 'prop',
  '@': 'event',
  'v-on:': 'event',
  '#': 'slot',
  'v-slot:': 'slot'
}

export function readAttributeName(written: string): AttributeName {
  const [sign = ''] = /^(?::|@|#|v-bind:|v-on:|v-slot:)/.exec(written) ?? []
  const kind = own(kinds, sign)
  const name = written.slice(sign.length).replace(/\..*$/, '')
  if (kind) return { kind, name: kind === 'prop' ? camel(name) : name, sign, isBound: true }
  if (written.startsWith('v-')) return { kind: 'directive', name: written.slice(2), sign: 'v-', isBound: true }
  return { kind: 'prop', name: camel(name), sign: '', isBound: false }
}
