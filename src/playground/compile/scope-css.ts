import { CompileFailure } from './compile-failure.ts'
import { splitRules, removeComments } from './css-rules.ts'
import { scopeKeyframes } from './scope-keyframes.ts'
import { getOwn } from '../../../shared/own-property.ts'

/** At-rules with a block of rules with selectors. */
const groupRules = /^@(?:media|supports|layer|container|scope|starting-style|document)\b/

/** Restricts every selector to elements with the attribute `id`, as in `<style scoped>`. */
export const scopeCss = (css: string, id: string): string => scopeRules(scopeKeyframes(css, id), id)

/** Maximum nesting of blocks. Each block is parsed again for every block around it. */
const maxDepth = 20

function scopeRules(css: string, id: string, depth = 0): string {
  if (depth > maxDepth) throw new CompileFailure(`Blocks stand inside one another more than ${maxDepth} times`)
  return splitRules(css)
    .map(({ prelude, block }) => (block === undefined ? prelude : scopeRule(prelude, block, id, depth)))
    .join('')
}

function scopeRule(prelude: string, block: string, id: string, depth: number): string {
  const head = removeComments(prelude).trim()
  if (groupRules.test(head)) return `${prelude}{${scopeRules(block.slice(1, -1), id, depth + 1)}}`
  if (head.startsWith('@')) return prelude + block
  const [, space = ''] = /^(\s*)/.exec(prelude)!
  return `${space}${splitSelectors(head)
    .map(selector => scopeSelector(selector.trim(), id))
    .join(', ')} ${block}`
}

/** Splits `.a:is(.b, .c), .d` into `.a:is(.b, .c)` and `.d`. */
function splitSelectors(list: string): string[] {
  const parts: string[] = []
  let from = 0
  for (let at = 0; at < list.length; at = skipPart(list, at)) {
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

/** Inserts the attribute after the last part that is not a pseudo-class, or before a deep combinator. */
function scopeSelector(selector: string, id: string): string {
  const global = globalCall.exec(selector)
  if (global) return selector.slice(global[0].length + 1, skipPart(selector, global[0].length) - 1)
  let insertOffset = 0
  for (let at = 0; at < selector.length;) {
    const combinator = matchAt(deep, selector, at)
    if (combinator)
      return `${insert(selector.slice(0, at), insertOffset, id)} ${selector.slice(at + combinator.length)}`
    const call = matchAt(deepCall, selector, at)
    if (call) {
      const [open, end] = [at + call.length, skipPart(selector, at + call.length)]
      return `${insert(selector.slice(0, at), insertOffset, id)} ${selector.slice(open + 1, end - 1)}${selector.slice(end)}`
    }
    const space = matchAt(spaces, selector, at)
    if (space) {
      at += space.length
      continue
    }
    const named = matchAt(simple, selector, at)
    const next = named ? at + named.length : skipPart(selector, at + (matchAt(pseudo, selector, at)?.length ?? 0), at)
    if (named || selector[at] === '[') insertOffset = next
    at = next
  }
  return insert(selector, insertOffset, id)
}

const insert = (selector: string, at: number, id: string): string =>
  `${selector.slice(0, at)}[${id}]${selector.slice(at)}`

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}

const closing: Record<string, string> = { '(': ')', '[': ']' }

/** Returns the offset after the character, brackets or string at an offset, always past the start. */
function skipPart(text: string, at: number, start = at): number {
  const open = text[at] ?? ''
  if (open === '"' || open === "'") return getOffsetAfter(text, text.indexOf(open, at + 1))
  if (open === '\\') return at + 2
  const close = getOwn(closing, open)
  if (!close) return at > start ? at : at + 1
  let depth = 0
  for (let next = at; next < text.length; next += 1) {
    const character = text[next]!
    if (character === '\\') next += 1
    else if (character === '"' || character === "'") next = getOffsetAfter(text, text.indexOf(character, next + 1)) - 1
    else if (character === open) depth += 1
    else if (character === close && (depth -= 1) === 0) return next + 1
  }
  return text.length
}

const getOffsetAfter = (text: string, at: number): number => (at < 0 ? text.length : at + 1)
