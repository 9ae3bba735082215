import type { SyntaxNode } from '@lezer/common'
import { removeQuotes } from './owners.ts'
import { getTextEnd, getWordBefore } from './word-before.ts'

/** A position in an object literal. */
export interface ObjectPosition {
  object: SyntaxNode
  kind: 'key' | 'string' | 'expression'
  /** Start of the word at the cursor. */
  from: number
  /** Key of the value at the position. */
  key?: string
  /** Existing keys of the object. */
  used: string[]
}

const isObject = (node: SyntaxNode): boolean => node.name === 'ObjectExpression' || node.name === 'ObjectPattern'
const isProperty = (node: SyntaxNode): boolean => node.name === 'Property' || node.name === 'PatternProperty'

/** Returns the object literal at a position, and if a key or a value is written there. */
export function getObjectPosition(text: string, inner: SyntaxNode, pos: number): ObjectPosition | undefined {
  const word = getWordBefore(text, pos)
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
      if (pos <= key.to && !string) return createPosition(text, at.parent, 'key', pos - word.length)
      const after = text.slice(key.to, pos - word.length)
      if (string || /^\s*:\s*$/.test(after)) {
        return {
          ...createPosition(
            text,
            at.parent,
            string ? 'string' : 'expression',
            string ? string.from + 1 : pos - word.length
          ),
          key: removeQuotes(text.slice(key.from, key.to))
        }
      }
      // Even without a comma, a new line begins a new key.
      const { last, hasBreak } = getTextEnd(after)
      return hasBreak && !':?&|+=.'.includes(last || ' ')
        ? createPosition(text, at.parent, 'key', pos - word.length)
        : undefined
    }
    if (isObject(at) && at.from < pos && (pos < at.to || text[at.to - 1] !== '}')) {
      const { last, hasBreak } = getTextEnd(text.slice(at.from, pos - word.length))
      return hasBreak || last === '{' || last === ',' ? createPosition(text, at, 'key', pos - word.length) : undefined
    }
  }
  return undefined
}

function createPosition(text: string, object: SyntaxNode, kind: ObjectPosition['kind'], from: number): ObjectPosition {
  const used = [...object.getChildren('Property'), ...object.getChildren('PatternProperty')].flatMap(
    ({ firstChild: key }) => (key && key.from !== from ? [removeQuotes(text.slice(key.from, key.to))] : [])
  )
  return { object, kind, from, used }
}

const isClosed = (text: string, string: SyntaxNode): boolean =>
  string.to - string.from > 1 && text[string.to - 1] === text[string.from]
