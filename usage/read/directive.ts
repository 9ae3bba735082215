import type { Attribute } from './markup.ts'

/** Parsed name of an attribute: `:menu-config.sync`, `@cell-click`, `#default`, `v-slot:line`. */
export interface Directive {
  kind: 'plain' | 'bind' | 'on' | 'slot' | 'model' | 'other'
  /** `menu-config`; empty for `v-bind="…"`. */
  argument: string
  /** Offset of the argument. */
  start: number
  end: number
  isDynamic: boolean
  /** `native` of `@click.native`. */
  modifiers: readonly string[]
}

const longDirectives: Record<string, Directive['kind']> = { bind: 'bind', on: 'on', slot: 'slot', model: 'model' }
const shortDirectives: Record<string, Directive['kind']> = { ':': 'bind', '@': 'on', '#': 'slot' }

export function readDirective({ name, start }: Attribute): Directive {
  const first = shortDirectives[name[0]!]
  if (first) return createDirective(first, name.slice(1), start + 1)
  if (!name.startsWith('v-'))
    return { kind: 'plain', argument: name, start, end: start + name.length, isDynamic: false, modifiers: [] }
  const colon = name.indexOf(':')
  const word = (colon < 0 ? name : name.slice(0, colon)).slice(2).split('.')[0]!
  const kind = Object.hasOwn(longDirectives, word) ? longDirectives[word]! : 'other'
  return colon < 0
    ? {
        kind,
        argument: '',
        start: start + name.length,
        end: start + name.length,
        isDynamic: false,
        modifiers: name.split('.').slice(1)
      }
    : createDirective(kind, name.slice(colon + 1), start + colon + 1)
}

function createDirective(kind: Directive['kind'], rest: string, start: number): Directive {
  const isDynamic = rest.startsWith('[')
  // The name of a slot may hold dots.
  const [argument = '', ...modifiers] = kind === 'slot' || isDynamic ? [rest] : rest.split('.')
  return { kind, argument, start, end: start + argument.length, isDynamic, modifiers }
}
