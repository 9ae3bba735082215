import type { SyntaxNode, Tree } from '@lezer/common'
import type { AttributeName } from './attribute-name.ts'
import { readAttributeName } from './attribute-name.ts'
import type { Context } from './context.ts'
import { objectSpot } from './object-key.ts'
import type { OpenTag, TagAttribute } from './open-tag.ts'
import { ancestors } from './open-tag.ts'
import { ownersOf } from './owners.ts'
import { componentOf } from './place.ts'
import { placesBelow } from './places.ts'
import { inObject, methodContext } from './script-context.ts'
import { wordBefore } from './word-before.ts'

/** Between the `<` and the `>` of a tag, behind its name. */
export function insideTag(text: string, pos: number, tree: Tree, inner: SyntaxNode, tag: OpenTag): Context | undefined {
  const attribute = tag.attributes.find(({ from, to }) => from < pos && pos <= to)
  if (!attribute) return /\s/.test(text[pos - 1] ?? '') ? attributeContext(text, pos, tag, undefined) : undefined
  if (pos <= attribute.from + attribute.name.length) return attributeContext(text, pos, tag, attribute)
  if (!attribute.value || pos < attribute.value.from || pos > attribute.value.to) return undefined
  return valueContext(text, pos, tree, inner, tag, attribute)
}

function attributeContext(text: string, pos: number, tag: OpenTag, attribute: TagAttribute | undefined): Context {
  const { sign, kind } = readAttributeName(attribute?.name ?? '')
  const shown = kind === 'directive' ? '' : sign
  const from = (attribute?.from ?? pos) + shown.length
  return {
    kind: 'attribute',
    from: Math.min(from, pos),
    sign: from <= pos ? shown : '',
    tag: tag.name,
    slotsOf: slotsOf(text, tag),
    used: tag.attributes.flatMap(each => (each === attribute ? [] : [each.name])),
    hasValue: attribute?.value !== undefined
  }
}

/** Whose slots a `<template>` fills: those of the component around it. */
function slotsOf(text: string, tag: OpenTag): string | undefined {
  return tag.name === 'template'
    ? componentOf(ancestors(text, tag.element).find(name => name !== 'template') ?? '')
    : componentOf(tag.name)
}

function valueContext(
  text: string,
  pos: number,
  tree: Tree,
  inner: SyntaxNode,
  tag: OpenTag,
  attribute: TagAttribute
): Context | undefined {
  const read = readAttributeName(attribute.name)
  const value = attribute.value ?? { from: pos, to: pos, text: '' }
  const before = text.slice(value.from, pos)
  if (read.kind === 'slot') return slotParams(text, pos, tag, read, before)
  const subject = componentOf(tag.name)
  if (read.kind === 'prop' && !read.isBound)
    return subject && { kind: 'value', from: value.from, form: 'attribute', places: [{ subject, path: [read.name] }] }
  const method = methodContext(text, pos, tree)
  if (method) return method
  if (!subject || !(read.kind === 'prop' || attribute.name === 'v-bind')) return undefined
  const path = read.kind === 'prop' ? [read.name] : []
  const spot = objectSpot(text, inner, pos)
  if (spot) return inObject(spot, placesBelow({ subject, path }, ownersOf(text, spot.object)))
  if (path.length && /^\s*['"`]?[\w$]*$/.test(before)) {
    const quoted = /^\s*['`]/.exec(before)?.[0].length
    return {
      kind: 'value',
      from: quoted ? value.from + quoted : pos - wordBefore(before, before.length).length,
      form: quoted ? 'string' : 'expression',
      places: [{ subject, path }]
    }
  }
  return undefined
}

function slotParams(
  text: string,
  pos: number,
  tag: OpenTag,
  { name }: AttributeName,
  before: string
): Context | undefined {
  const subject = slotsOf(text, tag)
  const word = wordBefore(before, before.length)
  return subject && /[{,]\s*$/.test(before.slice(0, before.length - word.length))
    ? { kind: 'slot-params', from: pos - word.length, subject, slot: name || 'default' }
    : undefined
}
