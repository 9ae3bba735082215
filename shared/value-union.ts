/** Literals that a type allows. */
interface ValueUnion {
  strings: string[]
  /** Literals without quotes: numbers, `true`, `null`. */
  bare: string[]
}

/**
 * Parses a type: `boolean | '' | 'default' | null` -> strings `default`, bare `true`, `false`, `null`. A function or an
 * object adds nothing.
 */
export function readUnion(type: string): ValueUnion {
  const strings: string[] = []
  const bare: string[] = []
  for (const part of splitUnion(getElementType(type))) {
    const literal = /^'([^']*)'$/.exec(part)?.[1]
    if (literal) strings.push(literal)
    else if (part === 'boolean') bare.push('true', 'false')
    else if (/^(?:-?\d+|true|false|null)$/.test(part)) bare.push(part)
  }
  // `null` alone is not a choice.
  return { strings, bare: strings.length + bare.length > 1 ? bare : bare.filter(value => value !== 'null') }
}

/** True if a prop takes text and can be written without a colon. */
export const acceptsText = (type: string): boolean =>
  splitUnion(type).some(part => part === 'string' || part.startsWith("'"))

export const acceptsBoolean = (type: string): boolean => splitUnion(type).includes('boolean')

/** Returns the expression to begin a value with. `|` marks the cursor. */
export function getEmptyValue(type: string, hasKeys: boolean): '{ | }' | '[{ | }]' | '|' {
  if (!hasKeys) return '|'
  return type.trim().endsWith('[]') ? '[{ | }]' : '{ | }'
}

const getElementType = (type: string): string => /^\((.*)\)\[\]$/.exec(type)?.[1] ?? type

/**
 * Splits a union at its top level: `'a' | ((b: 'c' | 'd') => void)` has two parts. The result type of a bare function
 * is not split.
 */
export function splitUnion(type: string): string[] {
  const parts = ['']
  let depth = 0
  let inFunction = false
  for (const [sign] of type.matchAll(/=>|[\s\S]/g)) {
    if ('([{<'.includes(sign)) depth += 1
    if (')]}>'.includes(sign)) depth -= 1
    inFunction ||= sign === '=>' && depth === 0
    if (sign === '|' && depth === 0 && !inFunction) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map(part => part.trim()).filter(Boolean)
}
