import { createHash } from 'node:crypto'
import type { MemberFact } from './fact.ts'

/**
 * A short sign for the type, default and parameters of every member, as they were when its description was last read.
 * After an update of the library the check names what changed, so that someone reads the words again.
 */
export function recordFacts(facts: readonly MemberFact[]): string {
  return facts.map(fact => `${fact.path} ${signOf(fact)}\n`).join('')
}

export function compareWithRecord(facts: readonly MemberFact[], record: string): string[] {
  const known = new Map(
    record
      .split('\n')
      .filter(Boolean)
      .map(line => [line.slice(0, line.lastIndexOf(' ')), line.slice(line.lastIndexOf(' ') + 1)])
  )
  const paths = new Set(facts.map(fact => fact.path))
  return [
    ...facts
      .filter(fact => known.get(fact.path) !== signOf(fact))
      .map(fact =>
        known.has(fact.path)
          ? `${fact.path} has changed in the library: its type is ${fact.type}, its default ${fact.default ?? 'none'}${fact.params ? `, its parameters ${fact.params.map(param => param.name).join(', ')}` : ''}. ${readAgain}`
          : `${fact.path} is new in the library. ${readAgain}`
      ),
    ...[...known.keys()].filter(path => !paths.has(path)).map(path => `${path} is gone from the library. ${readAgain}`)
  ]
}

const readAgain = 'Read its description again, then run UPDATE_GOLDEN=1 npm run check.'

const signOf = ({ type, default: value, params }: MemberFact): string =>
  createHash('sha256')
    .update(JSON.stringify([type, value ?? null, params ?? []]))
    .digest('hex')
    .slice(0, 8)
