import { CompileFailure } from './compile-failure.ts'
import { cutCss, withoutComments } from './css-blocks.ts'
import { scopeKeyframes } from './scope-keyframes.ts'
import { own } from '../../../shared/own.ts'

/** At-rules whose block holds rules with selectors. */
const groups = /^@(?:media|supports|layer|container|scope|starting-style|document)\b/

/** Every selector matches only elements with the attribute `id`, as `<style scoped>` means it. */
export const scopeCss = (css: string, id: string): string => scopeRules(scopeKeyframes(css, id), id)

/** Each block is read once for every block around it. */
const deepest = 20

function scopeRules(css: string, id: string, depth = 0): string {
  if (depth > deepest) throw new CompileFailure(`Blocks stand inside one another more than ${deepest} times`)
  return cutCss(css)
    .map(({ prelude, block }) => (block === undefined ? prelude : scopePiece(prelude, block, id, depth)))
    .join('')
}

function scopePiece(prelude: string, block: string, id: string, depth: number): string {
  const head = withoutComments(prelude).trim()
  if (groups.test(head)) return `${prelude}{${scopeRules(block.slice(1, -1), id, depth + 1)}}`
  if (head.startsWith('@')) return prelude + block
  const [, space = ''] = /^(\s*)/.exec(prelude)!
  return `${space}${splitSelectors(head)
    .map(selector => scopeSelector(selector.trim(), id))
    .join(', ')} ${block}`
}

/** `.a:is(.b, .c), .d` -> `.a:is(.b, .c)`, `.d` */
function splitSelectors(list: string): string[] {
  const parts: string[] = []
  let from = 0
  for (let at = 0; at < list.length; at = afterPart(list, at)) {
    if (list[at] !== ',') continue
    parts.push(list.slice(from, at))
    from = at + 1
  }
  return [...parts, list.slice(from)]
}

const simple = /[.#]?(?:\\.|[\w-]|[^\0-\x7f])+|\*|&/y
const pseudo = /::?[\w-]+/y
const spaces = /\s+/y
const deep = /\s*(?:>>>|\/deep\/|(?:::v-deep|:deep)(?![\w(-]))\s*/y
const deepCall = /\s*(?:::v-deep|:deep)(?=\()/y
const globalCall = /^(?:::v-global|:global)(?=\()/

/** The attribute goes behind the last part that is no pseudo class, or in front of a deep combinator. */
function scopeSelector(selector: string, id: string): string {
  const global = globalCall.exec(selector)
  if (global) return selector.slice(global[0].length + 1, afterPart(selector, global[0].length) - 1)
  let place = 0
  for (let at = 0; at < selector.length;) {
    const combinator = matchAt(deep, selector, at)
    if (combinator) return `${insert(selector.slice(0, at), place, id)} ${selector.slice(at + combinator.length)}`
    const call = matchAt(deepCall, selector, at)
    if (call) {
      const [open, end] = [at + call.length, afterPart(selector, at + call.length)]
      return `${insert(selector.slice(0, at), place, id)} ${selector.slice(open + 1, end - 1)}${selector.slice(end)}`
    }
    const space = matchAt(spaces, selector, at)
    if (space) {
      at += space.length
      continue
    }
    const named = matchAt(simple, selector, at)
    const next = named ? at + named.length : afterPart(selector, at + (matchAt(pseudo, selector, at)?.length ?? 0), at)
    if (named || selector[at] === '[') place = next
    at = next
  }
  return insert(selector, place, id)
}

const insert = (selector: string, at: number, id: string): string =>
  `${selector.slice(0, at)}[${id}]${selector.slice(at)}`

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}

const closing: Record<string, string> = { '(': ')', '[': ']' }

/** One character further, or behind what is bracketed or quoted there. Never where it began. */
function afterPart(text: string, at: number, began = at): number {
  const open = text[at] ?? ''
  if (open === '"' || open === "'") return behind(text, text.indexOf(open, at + 1))
  if (open === '\\') return at + 2
  const close = own(closing, open)
  if (!close) return at > began ? at : at + 1
  let depth = 0
  for (let next = at; next < text.length; next += 1) {
    const character = text[next]!
    if (character === '\\') next += 1
    else if (character === '"' || character === "'") next = behind(text, text.indexOf(character, next + 1)) - 1
    else if (character === open) depth += 1
    else if (character === close && (depth -= 1) === 0) return next + 1
  }
  return text.length
}

const behind = (text: string, at: number): number => (at < 0 ? text.length : at + 1)
