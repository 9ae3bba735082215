import type { SyntaxNode } from '@lezer/common'
import { wordBefore } from './word-before.ts'

/** What an object literal belongs to: a key or variable, a type that is written beside it, a call. */
export interface Owner {
  kind: 'name' | 'type' | 'call'
  text: string
}

/** Nodes that hand an object on to what is around them. */
const through = new Set([
  'ObjectExpression',
  'ObjectPattern',
  'ArrayExpression',
  'ArrayPattern',
  'ParenthesizedExpression',
  'ConditionalExpression',
  'ArrowFunction',
  'NewExpression',
  'SpreadElement'
])

/** Outermost first: `const options: GridOptions = { columns: [{ | }] }` -> name `options`, type `GridOptions`, name `columns`. */
export function ownersOf(text: string, object: SyntaxNode): Owner[] {
  const owners: Owner[] = []
  const add = (kind: Owner['kind'], text: string) => owners.unshift({ kind, text })
  const textOf = (node: SyntaxNode | null | undefined) => (node ? text.slice(node.from, node.to) : '')
  for (let from = object, at = object.parent; at; from = at, at = at.parent) {
    if (through.has(at.name)) continue
    if (at.name === 'Property' || at.name === 'PatternProperty') {
      const name = unquoted(textOf(at.firstChild))
      const rendered = name === 'props' && at.parent ? rendererOf(text, at.parent) : ''
      if (rendered) add('type', rendered)
      add('name', name)
      // What a method returns is what its name stands for, and a function ends the object it stands in.
      if (from.name === 'Block') break
    } else if (at.name === 'ReturnStatement') {
      if (at.parent?.name === 'Block') at = at.parent
    } else if (at.name === 'BinaryExpression' && from.nextSibling?.name === 'as') {
      add('type', textOf(at.lastChild))
    } else if (at.name === 'ArgList') {
      add('call', textOf(at.parent?.firstChild))
      if (at.parent) at = at.parent
    } else if (at.name === 'AssignmentExpression') {
      const target = textOf(at.firstChild)
      add('name', wordBefore(target, target.length))
      break
    } else if (at.name === 'VariableDeclaration') {
      for (let before = from.prevSibling; before && before.name !== ','; before = before.prevSibling) {
        if (before.name === 'VariableDefinition') add('name', textOf(before))
        if (before.name === 'TypeAnnotation') add('type', textOf(before))
      }
      break
    } else {
      break
    }
  }
  return owners
}

/** `{ name: '$input', props: { | } }`: the renderer hands its props to `vxe-input`. */
function rendererOf(text: string, object: SyntaxNode): string {
  const written = [...object.getChildren('Property')]
    .map(({ from, to }) => /^name\s*:\s*['"](?:\$|Vxe)([\w-]+)['"]/.exec(text.slice(from, to))?.[1])
    .find(Boolean)
  return written ? `Vxe${written.charAt(0).toUpperCase()}${written.slice(1)}` : ''
}

export const unquoted = (key: string): string => key.replace(/^(['"])(.*)\1$/, '$2')
