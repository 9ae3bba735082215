import type { SyntaxNode, Tree } from '@lezer/common'
import { readTemplateBindings } from './bindings.ts'
import type { CodeContext } from './code-context.ts'
import { getMethodOwner } from './method-owner.ts'
import type { ObjectPosition } from './object-position.ts'
import { getObjectPosition } from './object-position.ts'
import { getOwners } from './owners.ts'
import type { ApiPath } from './api-path.ts'
import { getApiPaths } from './object-api-paths.ts'
import { getWordBefore } from './word-before.ts'

export function scriptContext(text: string, pos: number, tree: Tree, inner: SyntaxNode): CodeContext | undefined {
  if (inner.name.endsWith('Comment')) return undefined
  const method = inner.name === 'String' ? undefined : methodContext(text, pos, tree)
  if (method) return method
  const position = getObjectPosition(text, inner, pos)
  if (!position) return undefined
  const paths = getApiPaths(getOwners(text, position.object), readTemplateBindings(text, tree))
  return paths.length ? createObjectContext(position, paths) : undefined
}

export function createObjectContext({ kind, from, key, used }: ObjectPosition, places: ApiPath[]): CodeContext {
  if (kind === 'key') return { kind: 'key', from, places, used }
  return {
    kind: 'value',
    from,
    form: kind,
    places: places.map(({ subject, path }) => ({ subject, path: [...path, key ?? ''] }))
  }
}

export function methodContext(text: string, pos: number, tree: Tree): CodeContext | undefined {
  const from = pos - getWordBefore(text, pos).length
  if (text[from - 1] !== '.') return undefined
  const subject = getMethodOwner(text, from, readTemplateBindings(text, tree))
  return subject ? { kind: 'method', from, subject } : undefined
}
