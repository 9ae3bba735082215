import { ts } from '../typescript.js'

/**
 * Writes a type without names: two versions name the same type `TableEditConfig` and `VxeTablePropTypes.EditConfig<D>`,
 * so only the kinds of values and the literals can be compared.
 */
export function normalizeType(checker: ts.TypeChecker, type: ts.Type): string {
  const parts = new Set((type.isUnion() ? type.types : [type]).map(part => normalizePart(checker, part)))
  parts.delete('undefined')
  const isBoolean = ['true', 'false'].map(name => parts.delete(name)).includes(true)
  if (isBoolean) parts.add('boolean')
  if (parts.has('any')) return 'any'
  return [...parts].sort().join(' | ') || 'undefined'
}

function normalizePart(checker: ts.TypeChecker, part: ts.Type): string {
  if (part.isStringLiteral()) return `'${part.value}'`
  if (part.isNumberLiteral()) return String(part.value)
  const { flags } = part
  if (flags & ts.TypeFlags.BooleanLiteral) return checker.typeToString(part)
  const known = primitives().find(([flag]) => flags & flag)
  if (known) return known[1]
  if (part.getCallSignatures().length) return 'function'
  return checker.isArrayType(part) || checker.isTupleType(part)
    ? 'array'
    : flags & ts.TypeFlags.Object
      ? 'object'
      : 'any'
}

/** A function, because a constant would load the compiler in every build. */
const primitives = (): [number, string][] => [
  [ts.TypeFlags.StringLike, 'string'],
  [ts.TypeFlags.NumberLike, 'number'],
  [ts.TypeFlags.BooleanLike, 'boolean'],
  [ts.TypeFlags.Null, 'null'],
  [ts.TypeFlags.Undefined | ts.TypeFlags.Void, 'undefined']
]
