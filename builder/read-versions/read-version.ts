import path from 'node:path'
import { readFileSync } from 'node:fs'
import { readMemberPath } from '../../shared/api.ts'
import type { MemberFacts, VersionFacts } from '../../upgrade-facts/version-facts.ts'
import { compareVersions } from '../../shared/version-order.ts'
import { applyOverrides } from '../api/apply-overrides.ts'
import { readDeclarations } from '../api/declarations.ts'
import type { MemberFact } from '../api/fact.ts'
import { mergeSources, readLibraryFacts } from '../api/library-facts.ts'
import { overrides } from '../api/overrides.ts'
import { readRuntime } from '../api/runtime.ts'
import { scanSources } from '../api/source-scan.ts'
import { readSourceWords } from './source-words.ts'
import { splitSources } from './split-sources.ts'
import { cssVariables, sassVariables } from './style-variables.ts'

/** Reads the facts of the version that is installed in a folder, with the code that makes the reference. */
export function readVersion(root: string, knownPaths: readonly string[] = []): VersionFacts {
  const version = versionOf(root, 'vxe-table') ?? ''
  if (compareVersions(version, '3.9.0') >= 0) return readTwoPackages(root, knownPaths)
  return compareVersions(version, '3.8.0') < 0 ? readEarlierPackage(root, knownPaths) : readSinglePackage(root)
}

/** Reads 3.8: one package, with everything that the reference knows about it. */
function readSinglePackage(root: string): VersionFacts {
  const { version, facts } = readLibraryFacts(root)
  const { types } = readDeclarations(root)
  const { exports } = readRuntime(root)
  return {
    version,
    members: { ...bySubject(facts), ...otherFacts(root, ['vxe-table'], exports, types) }
  }
}

/** Reads a version before 3.8. The overrides of 3.8 add members that its sources may name in other ways. */
function readEarlierPackage(root: string, knownPaths: readonly string[]): VersionFacts {
  const { version, exports, ...runtime } = readRuntime(root)
  if (!runtime.components.get('table')?.props.size) throw new Error('The package has no component of the table.')
  const declarations = readDeclarations(root)
  const facts = applyStructure(mergeSources({ ...runtime, declarations, scan: scanSources(root) }))
  const names = new Set(facts.map(({ path }) => path))
  const added = new Set(overrides.flatMap(({ add, paths }) => (add ? paths : [])))
  const words = readSourceWords(root)
  const undeclared = knownPaths.filter(path => {
    const [name = ''] = /[^.@#()]+$/.exec(path) ?? []
    return added.has(path) && !names.has(path) && words.has(name)
  })
  return {
    version,
    members: {
      ...bySubject([...facts, ...undeclared.map(createNamedFact)]),
      ...otherFacts(root, ['vxe-table'], exports, declarations.types)
    }
  }
}

const createNamedFact = (path: string): MemberFact => ({ path, kind: readMemberPath(path)?.kind ?? 'prop', type: '' })

/** Applies the overrides that remove members or refer to the keys of another one; the others are for 3.8 only. */
const applyStructure = (facts: MemberFact[]): MemberFact[] =>
  applyOverrides(
    facts,
    overrides
      .filter(({ sameKeysAs, remove }) => sameKeysAs || remove)
      .map(({ paths, because, sameKeysAs, remove }) => ({ paths, because, sameKeysAs, remove }))
  )

/** Reads a version from 3.9 on: two packages. */
function readTwoPackages(root: string, knownPaths: readonly string[]): VersionFacts {
  const { version, exports, types, ...sources } = splitSources(root)
  const facts = applyStructure(mergeSources(sources))
  const names = new Set(facts.map(fact => fact.path))
  // A method without a declaration may still exist.
  const undeclared = knownPaths.flatMap((path): MemberFact[] => {
    const { subject = '', kind, name = '' } = readMemberPath(path) ?? {}
    const exists = kind === 'method' && !names.has(path) && sources.components.get(subject)?.methods.has(name)
    return exists ? [{ path, kind: 'method', type: '', deprecated: true }] : []
  })
  return {
    version,
    ui: versionOf(root, 'vxe-pc-ui'),
    members: {
      ...bySubject([...facts, ...undeclared]),
      ...otherFacts(root, ['vxe-table', 'vxe-pc-ui'], exports, types)
    }
  }
}

/** Maximum number of parts of a path: `table.sortConfig.orders` has three. Deeper paths are items of a list. */
const maxDepth = 4

function bySubject(facts: readonly MemberFact[]): VersionFacts['members'] {
  const members: VersionFacts['members'] = {}
  for (const fact of facts) {
    const subject = readMemberPath(fact.path)?.subject
    if (subject && fact.path.split('.').length <= maxDepth)
      (members[subject] ??= {})[fact.path.slice(subject.length)] = factsOf(fact)
  }
  return members
}

/** Methods, events and slots are compared by name, because the versions describe their parameters too differently. */
function factsOf({ kind, type, normalizedType, default: value, deprecated }: MemberFact): MemberFacts {
  const shown = kind === 'prop' ? shortened(normalizedType ?? normalizeTypeText(type)) : ''
  return trimmed([shown, value?.slice(0, 200) ?? '', deprecated ? 1 : undefined])
}

/** Returns the kinds of values of a type that is only known as text. */
function normalizeTypeText(type: string): string {
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

/** Splits a union at `|` outside of brackets. */
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

/** Replaces a long list of literals, such as the names of all icons, by `string`. */
function shortened(type: string): string {
  const parts = type.split(' | ')
  const others = parts.filter(part => !part.startsWith("'"))
  return parts.length - others.length > 24 ? ['string', ...others].join(' | ') : type
}

function trimmed(facts: MemberFacts): MemberFacts {
  const end = facts.findLastIndex(Boolean)
  return facts.slice(0, end + 1) as MemberFacts
}

function otherFacts(
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
