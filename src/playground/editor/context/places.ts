import type { Bindings } from './bindings.ts'
import type { Owner } from './owners.ts'
import type { Place } from './place.ts'
import { placeOfType } from './place.ts'

/** Names that say by themselves which object they hold, and the components that may have it. */
const telling = /^(?:columns|items|editRules|rules|[a-z]\w*(?:Config|Render|Prefix|Suffix|Cells|Items))$/
const guesses = ['grid', 'column', 'form', 'form-item', 'toolbar'] as const

/** Where the keys of an object may come from, the surest first: what the template or a type says, then what its name says. */
export function placesOf(owners: readonly Owner[], { values }: Bindings): Place[] {
  const sure = owners.flatMap(({ kind, text }, index) => {
    const bound = kind === 'name' ? values.get(text) : undefined
    return bound
      ? [below(bound, owners, index)]
      : kind === 'call' && /(?:^|\.)setConfig$/.test(text)
        ? [below({ subject: 'setConfig', path: [] }, owners, index)]
        : []
  })
  const guessed = owners.flatMap(({ kind, text }, index) => {
    if (kind === 'name' && /^grid(?:Options|Props|Config)$/i.test(text))
      return [below({ subject: 'grid', path: [] }, owners, index)]
    return kind === 'name' && telling.test(text)
      ? guesses.map(subject => below({ subject, path: [text] }, owners, index))
      : []
  })
  return [...typedPlaces(owners), ...sure, ...guessed]
}

/** In an attribute: the attribute says it, unless there is a type further inside. */
export const placesBelow = (place: Place, owners: readonly Owner[]): Place[] => [
  ...typedPlaces(owners),
  below(place, owners, -1)
]

/** The innermost type first. */
const typedPlaces = (owners: readonly Owner[]): Place[] =>
  owners
    .flatMap(({ kind, text }, index) => {
      const typed = kind === 'type' ? placeOfType(text) : undefined
      return typed ? [below(typed, owners, index)] : []
    })
    .toReversed()

const below = ({ subject, path }: Place, owners: readonly Owner[], index: number): Place => ({
  subject,
  path: [...path, ...owners.slice(index + 1).flatMap(({ kind, text }) => (kind === 'name' ? [text] : []))]
})
