import type { SyntaxNode } from '@lezer/common'
import { unquoted } from './owners.ts'
import { endOf, wordBefore } from './word-before.ts'

/** A position in an object literal. */
export interface ObjectSpot {
  object: SyntaxNode
  what: 'key' | 'string' | 'expression'
  /** Where the word begins that is being written. */
  from: number
  /** The key whose value it is. */
  key?: string
  /** Keys the object has already. */
  used: string[]
}

const isObject = (node: SyntaxNode): boolean => node.name === 'ObjectExpression' || node.name === 'ObjectPattern'
const isProperty = (node: SyntaxNode): boolean => node.name === 'Property' || node.name === 'PatternProperty'

export function objectSpot(text: string, inner: SyntaxNode, pos: number): ObjectSpot | undefined {
  const word = wordBefore(text, pos)
  const string =
    inner.name === 'String' && inner.from < pos && (pos < inner.to || !isClosed(text, inner)) ? inner : undefined
  for (let at: SyntaxNode | null = inner; at; at = at.parent) {
    if (
      at.name === 'Block' ||
      at.name === 'Script' ||
      at.name === 'ArgList' ||
      at.name.endsWith('Comment') ||
      at.name === 'TemplateString'
    )
      return undefined
    if (isProperty(at) && at.firstChild && at.parent && isObject(at.parent)) {
      const key = at.firstChild
      if (pos <= key.to && !string) return spot(text, at.parent, 'key', pos - word.length)
      const after = text.slice(key.to, pos - word.length)
      if (string || /^\s*:\s*$/.test(after)) {
        return {
          ...spot(text, at.parent, string ? 'string' : 'expression', string ? string.from + 1 : pos - word.length),
          key: unquoted(text.slice(key.from, key.to))
        }
      }
      // The comma is still missing: a new line begins a new key.
      const { last, hasBreak } = endOf(after)
      return hasBreak && !':?&|+=.'.includes(last || ' ') ? spot(text, at.parent, 'key', pos - word.length) : undefined
    }
    if (isObject(at) && at.from < pos && (pos < at.to || text[at.to - 1] !== '}')) {
      const { last, hasBreak } = endOf(text.slice(at.from, pos - word.length))
      return hasBreak || last === '{' || last === ',' ? spot(text, at, 'key', pos - word.length) : undefined
    }
  }
  return undefined
}

function spot(text: string, object: SyntaxNode, what: ObjectSpot['what'], from: number): ObjectSpot {
  const used = [...object.getChildren('Property'), ...object.getChildren('PatternProperty')].flatMap(
    ({ firstChild: key }) => (key && key.from !== from ? [unquoted(text.slice(key.from, key.to))] : [])
  )
  return { object, what, from, used }
}

const isClosed = (text: string, string: SyntaxNode): boolean =>
  string.to - string.from > 1 && text[string.to - 1] === text[string.from]
