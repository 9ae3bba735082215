import type { SyntaxNode, Tree } from '@lezer/common'
import type { MemberKind } from '../../../../shared/api.ts'
import { readAttributeName } from './attribute-name.ts'
import { readTemplateBindings } from './bindings.ts'
import { getCodeContext } from './completion-context.ts'
import { getMethodOwner } from './method-owner.ts'
import { getAncestorNames, findOpenTag } from './open-tag.ts'
import type { ApiPath } from './api-path.ts'
import { getComponentName } from './api-path.ts'
import { getWordBefore } from './word-before.ts'

/** Component, member or key that a word in the code names. */
export type HoverTarget = { from: number; to: number } & (
  | { kind: 'tag'; subject: string }
  | { kind: 'member'; subject: string; member: MemberKind; name: string }
  | { kind: 'key'; places: ApiPath[] }
)

export function getHoverTarget(text: string, pos: number, tree: Tree): HoverTarget | undefined {
  const inner = tree.resolveInner(pos, 1)
  if (inner.name === 'TagName') return tagTarget(text, inner)
  return attributeTarget(text, pos, inner) ?? wordTarget(text, pos, tree)
}

function tagTarget(text: string, { from, to }: SyntaxNode): HoverTarget | undefined {
  const subject = getComponentName(text.slice(from, to))
  return subject && { from, to, kind: 'tag', subject }
}

function attributeTarget(text: string, pos: number, inner: SyntaxNode): HoverTarget | undefined {
  const tag = findOpenTag(text, inner)
  const attribute = tag?.attributes.find(({ from, name }) => from <= pos && pos < from + name.length)
  if (!tag || !attribute) return undefined
  const { kind, name } = readAttributeName(attribute.name)
  const owner =
    kind === 'slot' && tag.name === 'template'
      ? getAncestorNames(text, tag.element).find(each => each !== 'template')
      : tag.name
  const subject = getComponentName(owner ?? '')
  if (!subject || kind === 'directive') return undefined
  return {
    from: attribute.from,
    to: attribute.from + attribute.name.length,
    kind: 'member',
    subject,
    member: kind,
    name: name || 'default'
  }
}

/** Returns the key of an object, or the method, that a word names. */
function wordTarget(text: string, pos: number, tree: Tree): HoverTarget | undefined {
  const from = pos - getWordBefore(text, pos).length
  const to = pos + (/^[\w$]*/.exec(text.slice(pos, pos + 80))?.[0].length ?? 0)
  if (from === to) return undefined
  if (text[from - 1] === '.') {
    const subject = getMethodOwner(text, from, readTemplateBindings(text, tree))
    return subject ? { from, to, kind: 'member', subject, member: 'method', name: text.slice(from, to) } : undefined
  }
  const context = getCodeContext(text, to, tree)
  if (context?.kind !== 'key' || context.from !== from) return undefined
  const name = text.slice(from, to)
  return {
    from,
    to,
    kind: 'key',
    places: context.places.map(({ subject, path }) => ({ subject, path: [...path, name] }))
  }
}
