import type { SyntaxNode, Tree } from '@lezer/common'
import type { TemplateAttributeName } from './attribute-name.ts'
import { readAttributeName } from './attribute-name.ts'
import type { CodeContext } from './code-context.ts'
import { getObjectPosition } from './object-position.ts'
import type { OpenTag, OpenTagAttribute } from './open-tag.ts'
import { getAncestorNames } from './open-tag.ts'
import { getOwners } from './owners.ts'
import { getComponentName } from './api-path.ts'
import { getAttributeApiPaths } from './object-api-paths.ts'
import { createObjectContext, methodContext } from './script-context.ts'
import { getWordBefore } from './word-before.ts'

/** Returns the context between the name and the `>` of a tag. */
export function createInsideTagContext(
  text: string,
  pos: number,
  tree: Tree,
  inner: SyntaxNode,
  tag: OpenTag
): CodeContext | undefined {
  const attribute = tag.attributes.find(({ from, to }) => from < pos && pos <= to)
  if (!attribute) return /\s/.test(text[pos - 1] ?? '') ? attributeContext(text, pos, tag, undefined) : undefined
  if (pos <= attribute.from + attribute.name.length) return attributeContext(text, pos, tag, attribute)
  if (!attribute.value || pos < attribute.value.from || pos > attribute.value.to) return undefined
  return valueContext(text, pos, tree, inner, tag, attribute)
}

function attributeContext(
  text: string,
  pos: number,
  tag: OpenTag,
  attribute: OpenTagAttribute | undefined
): CodeContext {
  const { sign, kind } = readAttributeName(attribute?.name ?? '')
  const writtenSign = kind === 'directive' ? '' : sign
  const from = (attribute?.from ?? pos) + writtenSign.length
  return {
    kind: 'attribute',
    from: Math.min(from, pos),
    sign: from <= pos ? writtenSign : '',
    tag: tag.name,
    slotsOf: slotsOf(text, tag),
    used: tag.attributes.flatMap(each => (each === attribute ? [] : [each.name])),
    hasValue: attribute?.value !== undefined
  }
}

/** Returns the component with the slots that a tag fills. For a `<template>` it is the component around it. */
function slotsOf(text: string, tag: OpenTag): string | undefined {
  return tag.name === 'template'
    ? getComponentName(getAncestorNames(text, tag.element).find(name => name !== 'template') ?? '')
    : getComponentName(tag.name)
}

function valueContext(
  text: string,
  pos: number,
  tree: Tree,
  inner: SyntaxNode,
  tag: OpenTag,
  attribute: OpenTagAttribute
): CodeContext | undefined {
  const read = readAttributeName(attribute.name)
  const value = attribute.value ?? { from: pos, to: pos, text: '' }
  const before = text.slice(value.from, pos)
  if (read.kind === 'slot') return slotParams(text, pos, tag, read, before)
  const subject = getComponentName(tag.name)
  if (read.kind === 'prop' && !read.isBound)
    return subject && { kind: 'value', from: value.from, form: 'attribute', places: [{ subject, path: [read.name] }] }
  const method = methodContext(text, pos, tree)
  if (method) return method
  if (!subject || !(read.kind === 'prop' || attribute.name === 'v-bind')) return undefined
  const path = read.kind === 'prop' ? [read.name] : []
  const position = getObjectPosition(text, inner, pos)
  if (position)
    return createObjectContext(position, getAttributeApiPaths({ subject, path }, getOwners(text, position.object)))
  if (path.length && /^\s*['"`]?[\w$]*$/.test(before)) {
    const quoted = /^\s*['`]/.exec(before)?.[0].length
    return {
      kind: 'value',
      from: quoted ? value.from + quoted : pos - getWordBefore(before, before.length).length,
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
  { name }: TemplateAttributeName,
  before: string
): CodeContext | undefined {
  const subject = slotsOf(text, tag)
  const word = getWordBefore(before, before.length)
  return subject && /[{,]\s*$/.test(before.slice(0, before.length - word.length))
    ? { kind: 'slot-params', from: pos - word.length, subject, slot: name || 'default' }
    : undefined
}
