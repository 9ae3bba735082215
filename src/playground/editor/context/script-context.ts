import type { SyntaxNode, Tree } from '@lezer/common'
import { templateBindings } from './bindings.ts'
import type { Context } from './context.ts'
import { methodOwner } from './method-owner.ts'
import type { ObjectSpot } from './object-key.ts'
import { objectSpot } from './object-key.ts'
import { ownersOf } from './owners.ts'
import type { Place } from './place.ts'
import { placesOf } from './places.ts'
import { wordBefore } from './word-before.ts'

export function scriptContext(text: string, pos: number, tree: Tree, inner: SyntaxNode): Context | undefined {
  if (inner.name.endsWith('Comment')) return undefined
  const method = inner.name === 'String' ? undefined : methodContext(text, pos, tree)
  if (method) return method
  const spot = objectSpot(text, inner, pos)
  if (!spot) return undefined
  const places = placesOf(ownersOf(text, spot.object), templateBindings(text, tree))
  return places.length ? inObject(spot, places) : undefined
}

export function inObject({ what, from, key, used }: ObjectSpot, places: Place[]): Context {
  if (what === 'key') return { kind: 'key', from, places, used }
  return {
    kind: 'value',
    from,
    form: what,
    places: places.map(({ subject, path }) => ({ subject, path: [...path, key ?? ''] }))
  }
}

export function methodContext(text: string, pos: number, tree: Tree): Context | undefined {
  const from = pos - wordBefore(text, pos).length
  if (text[from - 1] !== '.') return undefined
  const subject = methodOwner(text, from, templateBindings(text, tree))
  return subject ? { kind: 'method', from, subject } : undefined
}
