import { countSteps } from '../../usage/read/step-limit.ts'

/** One line of a `.gitignore`. */
interface IgnorePattern {
  parts: PatternPart[]
  /** Set if the pattern has no special characters. */
  literal?: string
  /** False if the pattern matches a name at any depth. */
  isAnchored: boolean
  isNegated: boolean
  isFolder: boolean
}

type PatternPart =
  | { kind: 'text'; text: string }
  | { kind: 'any' | 'many' | 'deep' | 'folders' }
  | { kind: 'class'; isNegated: boolean; ranges: (readonly [from: string, to: string])[] }

export type IgnoreTest = (path: string, isFolder: boolean) => boolean | undefined

/** Returns a test of paths below the folder of a `.gitignore`; undefined means that no line matches. */
export function readIgnore(text: string): IgnoreTest {
  const lines = text.split(/\r?\n/).flatMap((line): IgnorePattern[] => {
    const trimmed = line.trimEnd()
    if (!trimmed || trimmed.startsWith('#')) return []
    const isNegated = trimmed.startsWith('!')
    const pattern = isNegated ? trimmed.slice(1) : trimmed
    const isFolder = pattern.endsWith('/')
    const withoutSlash = isFolder ? pattern.slice(0, -1) : pattern
    const parts = readParts(withoutSlash.replace(/^\//, ''))
    const literal = parts.every(part => part.kind === 'text') ? parts.map(({ text }) => text).join('') : undefined
    return [
      {
        parts,
        ...(literal !== undefined && { literal }),
        isAnchored: withoutSlash.includes('/'),
        isNegated,
        isFolder
      }
    ]
  })
  return (path, isFolder) => {
    countSteps(lines.length)
    const last = lines.findLast(line => (isFolder || !line.isFolder) && matches(line, path))
    return last && !last.isNegated
  }
}

function matches({ parts, literal, isAnchored }: IgnorePattern, path: string): boolean {
  const name = isAnchored ? path : path.slice(path.lastIndexOf('/') + 1)
  return literal === undefined ? matchesParts(parts, name) : literal === name
}

function readParts(pattern: string): PatternPart[] {
  const parts: PatternPart[] = []
  for (let index = 0; index < pattern.length; index++) {
    const character = pattern[index]!
    if (pattern.startsWith('**/', index)) {
      parts.push({ kind: 'folders' })
      index += 2
    } else if (pattern.startsWith('**', index)) {
      parts.push({ kind: 'deep' })
      index++
    } else if (character === '*') parts.push({ kind: 'many' })
    else if (character === '?') parts.push({ kind: 'any' })
    else if (character === '[' && pattern.indexOf(']', index + 2) > 0) {
      const close = pattern.indexOf(']', index + 2)
      parts.push(readClass(pattern.slice(index + 1, close)))
      index = close
    } else parts.push({ kind: 'text', text: character === '\\' ? (pattern[++index] ?? '\\') : character })
  }
  return parts
}

/** A range in the wrong order, `z-a`, matches nothing, as in git. */
function readClass(source: string): PatternPart {
  const isNegated = /^[!^]/.test(source)
  const ranges: [string, string][] = []
  const characters = [...(isNegated ? source.slice(1) : source)]
  for (let index = 0; index < characters.length; index++) {
    const from = characters[index] === '\\' ? (characters[++index] ?? '\\') : characters[index]!
    if (characters[index + 1] === '-' && characters[index + 2] !== undefined) {
      ranges.push([from, characters[index + 2]!])
      index += 2
    } else ranges.push([from, from])
  }
  return { kind: 'class', isNegated, ranges }
}

/**
 * Matches without backtracking: `reached[i]` is true if the parts so far can end before character `i`. The time is
 * proportional to the number of parts times the length of the path, for any pattern.
 */
function matchesParts(parts: readonly PatternPart[], path: string): boolean {
  countSteps(parts.length * path.length)
  let reached = Array.from({ length: path.length + 1 }, (_, index) => index === 0)
  for (const part of parts) {
    const next = Array.from({ length: path.length + 1 }, () => false)
    let isInside = false
    for (let index = 0; index <= path.length; index++) {
      const isStart = reached[index]!
      const character = path[index - 1]
      if (part.kind === 'many') {
        isInside = isStart || (isInside && character !== '/')
        next[index] = isInside
      } else if (part.kind === 'deep') {
        isInside ||= isStart
        next[index] = isInside
      } else if (part.kind === 'folders') {
        next[index] = isStart || (isInside && character === '/')
        isInside ||= isStart
      } else if (isStart && index < path.length && matchesCharacter(part, path[index]!)) next[index + 1] = true
    }
    reached = next
  }
  return reached[path.length]!
}

function matchesCharacter(part: PatternPart, character: string): boolean {
  if (part.kind === 'text') return part.text === character
  if (character === '/') return false
  return (
    part.kind !== 'class' || part.ranges.some(([from, to]) => from <= character && character <= to) !== part.isNegated
  )
}
