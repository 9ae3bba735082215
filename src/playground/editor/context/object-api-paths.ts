import type { TemplateBindings } from './bindings.ts'
import type { ObjectOwner } from './owners.ts'
import type { ApiPath } from './api-path.ts'
import { getTypePath } from './api-path.ts'

/** Variable names that imply the object they hold, and the components that may have it. */
const conventionalNames = /^(?:columns|items|editRules|rules|[a-z]\w*(?:Config|Render|Prefix|Suffix|Cells|Items))$/
const guessedSubjects = ['grid', 'column', 'form', 'form-item', 'toolbar'] as const

/** Returns the possible API paths of an object, the most certain first: by a type, by the template, by its name. */
export function getApiPaths(owners: readonly ObjectOwner[], { values }: TemplateBindings): ApiPath[] {
  const boundPaths = owners.flatMap(({ kind, text }, index) => {
    const bound = kind === 'name' ? values.get(text) : undefined
    return bound
      ? [appendOwners(bound, owners, index)]
      : kind === 'call' && /(?:^|\.)setConfig$/.test(text)
        ? [appendOwners({ subject: 'setConfig', path: [] }, owners, index)]
        : []
  })
  const guessedPaths = owners.flatMap(({ kind, text }, index) => {
    if (kind === 'name' && /^grid(?:Options|Props|Config)$/i.test(text))
      return [appendOwners({ subject: 'grid', path: [] }, owners, index)]
    return kind === 'name' && conventionalNames.test(text)
      ? guessedSubjects.map(subject => appendOwners({ subject, path: [text] }, owners, index))
      : []
  })
  return [...getTypedPaths(owners), ...boundPaths, ...guessedPaths]
}

/**
 * Returns the API paths of an object in an attribute: those of types inside the expression, then that of the attribute.
 */
export const getAttributeApiPaths = (place: ApiPath, owners: readonly ObjectOwner[]): ApiPath[] => [
  ...getTypedPaths(owners),
  appendOwners(place, owners, -1)
]

/** Returns the API paths of types, the innermost first. */
const getTypedPaths = (owners: readonly ObjectOwner[]): ApiPath[] =>
  owners
    .flatMap(({ kind, text }, index) => {
      const typed = kind === 'type' ? getTypePath(text) : undefined
      return typed ? [appendOwners(typed, owners, index)] : []
    })
    .toReversed()

const appendOwners = ({ subject, path }: ApiPath, owners: readonly ObjectOwner[], index: number): ApiPath => ({
  subject,
  path: [...path, ...owners.slice(index + 1).flatMap(({ kind, text }) => (kind === 'name' ? [text] : []))]
})
