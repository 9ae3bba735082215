import { createHash } from 'node:crypto'
import type { MemberFact } from './fact.ts'

/**
 * Writes a short hash of the type, default and parameters of every member, as a record of the facts its description was
 * reviewed against. After an update of the library the check lists the changed members, so that their descriptions are
 * reviewed again.
 */
export function recordFacts(facts: readonly MemberFact[]): string {
  return facts.map(fact => `${fact.path} ${factHash(fact)}\n`).join('')
}

export function compareWithRecord(facts: readonly MemberFact[], record: string): string[] {
  const recordedHashes = new Map(
    record
      .split('\n')
      .filter(Boolean)
      .map(line => [line.slice(0, line.lastIndexOf(' ')), line.slice(line.lastIndexOf(' ') + 1)])
  )
  const paths = new Set(facts.map(fact => fact.path))
  return [
    ...facts
      .filter(fact => recordedHashes.get(fact.path) !== factHash(fact))
      .map(fact =>
        recordedHashes.has(fact.path)
          ? `${fact.path} has changed in the library: its type is ${fact.type}, its default ${fact.default ?? 'none'}${fact.params ? `, its parameters ${fact.params.map(param => param.name).join(', ')}` : ''}. ${remedy}`
          : `${fact.path} is new in the library. ${remedy}`
      ),
    ...[...recordedHashes.keys()]
      .filter(path => !paths.has(path))
      .map(path => `${path} is gone from the library. ${remedy}`)
  ]
}

const remedy = 'Read its description again, then run UPDATE_GOLDEN=1 npm run check.'

const factHash = ({ type, default: value, params }: MemberFact): string =>
  createHash('sha256')
    .update(JSON.stringify([type, value ?? null, params ?? []]))
    .digest('hex')
    .slice(0, 8)
