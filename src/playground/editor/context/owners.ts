import type { SyntaxNode } from '@lezer/common'
import { getWordBefore } from './word-before.ts'

/** Owner of an object literal: a key or variable, its declared type, or a call. */
export interface ObjectOwner {
  kind: 'name' | 'type' | 'call'
  text: string
}

/** Nodes that do not change the owner of an object inside them. */
const transparentNodes = new Set([
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

/**
 * Returns the owners of an object, outermost first: `const options: GridOptions = { columns: [{ | }] }` -> name
 * `options`, type `GridOptions`, name `columns`.
 */
export function getOwners(text: string, object: SyntaxNode): ObjectOwner[] {
  const owners: ObjectOwner[] = []
  const add = (kind: ObjectOwner['kind'], text: string) => owners.unshift({ kind, text })
  const textOf = (node: SyntaxNode | null | undefined) => (node ? text.slice(node.from, node.to) : '')
  for (let from = object, at = object.parent; at; from = at, at = at.parent) {
    if (transparentNodes.has(at.name)) continue
    if (at.name === 'Property' || at.name === 'PatternProperty') {
      const name = removeQuotes(textOf(at.firstChild))
      const rendered = name === 'props' && at.parent ? getRenderer(text, at.parent) : ''
      if (rendered) add('type', rendered)
      add('name', name)
      // The name of a method describes its result, and a function body ends the object around it.
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
      add('name', getWordBefore(target, target.length))
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

/** Returns the renderer that gets the props: in `{ name: '$input', props: { | } }` it is `vxe-input`. */
function getRenderer(text: string, object: SyntaxNode): string {
  const rendererName = [...object.getChildren('Property')]
    .map(({ from, to }) => /^name\s*:\s*['"](?:\$|Vxe)([\w-]+)['"]/.exec(text.slice(from, to))?.[1])
    .find(Boolean)
  return rendererName ? `Vxe${rendererName.charAt(0).toUpperCase()}${rendererName.slice(1)}` : ''
}

export const removeQuotes = (key: string): string => key.replace(/^(['"])(.*)\1$/, '$2')
