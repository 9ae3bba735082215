import type { Attribute, MarkupElement } from '../read/markup.ts'
import { readExpression } from '../read/script.ts'
import { countSteps } from '../read/step-limit.ts'
import { isFunction, nameOf } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'

/** Names that the elements around an expression of a template declare. */
export interface LocalNames {
  has: (name: string) => boolean
  /** Returns the list that `v-for` takes a name from; undefined for names with an unknown value, as those of slots. */
  find: (name: string) => LocalValue | undefined
}

export interface LocalValue {
  list: Node
  /** Names that the list can use. */
  outer: LocalNames
  /** Property of an element of the list: `field` in `v-for="{ field } in columns"`. */
  member?: string
}

export const noNames: LocalNames = { has: () => false, find: () => undefined }

/** Returns the names that an element and its ancestors declare. */
export function readLocalNames({ attributes }: MarkupElement, text: string, outer: LocalNames): LocalNames {
  let names = outer
  for (const attribute of attributes)
    if (/^(?:v-for|slot-scope|scope|v-slot|#)/.test(attribute.name))
      names = addNames(attribute, text, attribute.name === 'v-for', names)
  return names
}

/** Sets of nested elements are not copied, because a page can nest thousands of them. */
function addNames({ value }: Attribute, text: string, isLoop: boolean, outer: LocalNames): LocalNames {
  if (!value) return outer
  const source = text.slice(value.start, value.end)
  const [pattern = ''] = source.split(/\s(?:in|of)\s/, 1)
  const own = new Set(pattern.match(/[A-Za-z_$][\w$]*/g))
  if (own.size === 0) return outer
  let loop: ReadonlyMap<string, LocalValue> | undefined
  return {
    has(name) {
      countSteps()
      return own.has(name) || outer.has(name)
    },
    find(name) {
      countSteps()
      if (!own.has(name)) return outer.find(name)
      if (!isLoop) return undefined
      loop ??= readLoop(pattern, source.slice(pattern.length), value.start + pattern.length, outer)
      return loop.get(name)
    }
  }
}

/** Reads `column in columns`, `(column, index) in columns` and `{ field } in columns`. */
function readLoop(pattern: string, rest: string, start: number, outer: LocalNames): Map<string, LocalValue> {
  const found = new Map<string, LocalValue>()
  const [keyword = ''] = /^\s(?:in|of)\s/.exec(rest) ?? []
  const list = readExpression(rest.slice(keyword.length), start + keyword.length)
  const inner = pattern.trim()
  const parameters = readExpression(`${inner.startsWith('(') ? inner : `(${inner})`} => 0`, start)
  const element = isFunction(parameters) ? (parameters!.params as Node[])[0] : undefined
  if (!list || !element) return found
  if (element.type === 'Identifier') found.set(element.name as string, { list, outer })
  if (element.type === 'ObjectPattern')
    for (const each of element.properties as Node[]) {
      const member = nameOf(each)
      if (member !== undefined && each.value?.type === 'Identifier')
        found.set(each.value.name as string, { list, outer, member })
    }
  return found
}
