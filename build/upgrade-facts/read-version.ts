import path from 'node:path'
import { readFileSync } from 'node:fs'
import { readMemberPath } from '../../shared/api.ts'
import type { MemberFacts, VersionFacts } from '../../upgrade-facts/version-facts.ts'
import { compareVersions } from '../../shared/version-order.ts'
import { applyOverrides } from '../api/apply-overrides.ts'
import { readDeclarations } from '../api/declarations.ts'
import type { MemberFact } from '../api/fact.ts'
import { factsOfSources, libraryFacts } from '../api/library-facts.ts'
import { overrides } from '../api/overrides.ts'
import { readRuntime } from '../api/runtime.ts'
import { splitSources } from './split-sources.ts'
import { cssVariables, sassVariables } from './style-variables.ts'

/** Facts of the version that is installed in a folder, read by the code that makes the reference. */
export function readVersion(root: string, known: readonly string[] = []): VersionFacts {
  return compareVersions(versionOf(root, 'vxe-table') ?? '', '3.9.0') < 0 ? readWhole(root) : readSplit(root, known)
}

/** 3.8: one package, with all that the reference knows of it. */
function readWhole(root: string): VersionFacts {
  const { version, facts } = libraryFacts(root)
  const { types } = readDeclarations(root)
  const { exports } = readRuntime(root)
  return {
    version,
    members: { ...bySubject(facts), ...othersOf(root, ['vxe-table'], exports, types) }
  }
}

/** From 3.9 on: two packages. What the reference mends by hand in 3.8 is mended as far as it removes or joins. */
function readSplit(root: string, known: readonly string[]): VersionFacts {
  const { version, exports, types, ...sources } = splitSources(root)
  const facts = applyOverrides(
    factsOfSources(sources),
    overrides
      .filter(({ shape, remove }) => shape || remove)
      .map(({ paths, because, shape, remove }) => ({ paths, because, shape, remove }))
  )
  const names = new Set(facts.map(fact => fact.path))
  // A method that nothing declares any more may still be there.
  const kept = known.flatMap((path): MemberFact[] => {
    const { subject = '', kind, name = '' } = readMemberPath(path) ?? {}
    const isThere = kind === 'method' && !names.has(path) && sources.components.get(subject)?.methods.has(name)
    return isThere ? [{ path, kind: 'method', type: '', deprecated: true }] : []
  })
  return {
    version,
    ui: versionOf(root, 'vxe-pc-ui'),
    members: {
      ...bySubject([...facts, ...kept]),
      ...othersOf(root, ['vxe-table', 'vxe-pc-ui'], exports, types)
    }
  }
}

/** Parts of a path: `table.sortConfig.orders` has three. What lies deeper is an item of a list. */
const deepest = 4

function bySubject(facts: readonly MemberFact[]): VersionFacts['members'] {
  const members: VersionFacts['members'] = {}
  for (const fact of facts) {
    const subject = readMemberPath(fact.path)?.subject
    if (subject && fact.path.split('.').length <= deepest)
      (members[subject] ??= {})[fact.path.slice(subject.length)] = factsOf(fact)
  }
  return members
}

/** Methods, events and slots are compared by name: what the versions write about their parameters has little in common. */
function factsOf({ kind, type, plain, default: value, deprecated }: MemberFact): MemberFacts {
  const shown = kind === 'prop' ? shortened(plain ?? plainText(type)) : ''
  return trimmed([shown, value?.slice(0, 200) ?? '', deprecated ? 1 : undefined])
}

/** A type of which only the text is known, in kinds of values. */
function plainText(type: string): string {
  const kinds = new Set(partsOf(type).map(kindOf))
  kinds.delete('undefined')
  return [...kinds].toSorted().join(' | ')
}

function kindOf(part: string): string {
  if (part.includes('=>')) return 'function'
  if (/\[\]$|^Array</.test(part)) return 'array'
  if (part === 'void') return 'undefined'
  return /^(?:'[^']*'|\d+|string|number|boolean|null|undefined|any)$/.test(part) ? part : 'object'
}

/** `|` inside of brackets separates nothing. */
function partsOf(type: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of type.replaceAll('=>', '\0')) {
    if ('([{<'.includes(letter)) depth++
    if (')]}>'.includes(letter)) depth--
    if (letter === '|' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map(part => part.replaceAll('\0', '=>').trim()).filter(Boolean)
}

/** Of the names of all icons it counts that they are names. */
function shortened(plain: string): string {
  const parts = plain.split(' | ')
  const others = parts.filter(part => !part.startsWith("'"))
  return parts.length - others.length > 24 ? ['string', ...others].join(' | ') : plain
}

function trimmed(facts: MemberFacts): MemberFacts {
  const end = facts.findLastIndex(Boolean)
  return facts.slice(0, end + 1) as MemberFacts
}

function othersOf(
  root: string,
  packages: readonly string[],
  exports: ReadonlyMap<string, readonly string[]>,
  types: readonly string[]
): VersionFacts['members'] {
  const list = (sign: string, names: readonly string[]) =>
    Object.fromEntries(names.toSorted().map((name): [string, MemberFacts] => [sign + name, []]))
  return {
    ...Object.fromEntries(packages.map(name => [name, list('=', exports.get(name) ?? [])])),
    types: list(':', types),
    css: cssVariables(root, packages),
    sass: sassVariables(root, packages)
  }
}

function versionOf(root: string, name: string): string | undefined {
  try {
    const text = readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')
    return (JSON.parse(text) as { version: string }).version
  } catch {
    return undefined
  }
}
