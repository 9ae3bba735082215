/** What a type allows to be written down: its literals. */
interface ValueUnion {
  strings: string[]
  /** Numbers, `true`, `null`: what needs no quotes. */
  bare: string[]
}

/** `boolean | '' | 'default' | null` -> strings `default`, bare `true`, `false`, `null`. A function or an object adds nothing. */
export function readUnion(type: string): ValueUnion {
  const strings: string[] = []
  const bare: string[] = []
  for (const part of splitUnion(elementOf(type))) {
    const literal = /^'([^']*)'$/.exec(part)?.[1]
    if (literal) strings.push(literal)
    else if (part === 'boolean') bare.push('true', 'false')
    else if (/^(?:-?\d+|true|false|null)$/.test(part)) bare.push(part)
  }
  // `null` alone is no choice.
  return { strings, bare: strings.length + bare.length > 1 ? bare : bare.filter(value => value !== 'null') }
}

/** A prop that takes text can be written without a colon. */
export const takesText = (type: string): boolean =>
  splitUnion(type).some(part => part === 'string' || part.startsWith("'"))

export const isFlag = (type: string): boolean => splitUnion(type).includes('boolean')

/** Takes nothing but an object, an array or a function: the expression to begin with. */
export function emptyValue(type: string, hasKeys: boolean): '{ | }' | '[{ | }]' | '|' {
  if (!hasKeys) return '|'
  return type.trim().endsWith('[]') ? '[{ | }]' : '{ | }'
}

const elementOf = (type: string): string => /^\((.*)\)\[\]$/.exec(type)?.[1] ?? type

/** At the top level: `'a' | ((b: 'c' | 'd') => void)` has two parts. What a bare function returns is its own. */
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
