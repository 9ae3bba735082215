import { toCamelCase } from '../../shared/api.ts'
import type { FactParam, MemberFact } from './fact.ts'
import { inheritance, propOfConfig } from './fact.ts'
import type { Declarations, DeclaredMember } from './declarations.ts'
import { readDeclarations } from './declarations.ts'
import { collectGlobalFacts } from './global-facts.ts'
import { applyOverrides } from './apply-overrides.ts'
import { declaredTypesByProp, publicMethods, returnTypes } from './overrides.ts'
import { paramType } from './param-types.ts'
import type { RuntimeComponent, RuntimeProp } from './runtime.ts'
import { readRuntime, writeValue } from './runtime.ts'
import type { SourceScan } from './source-scan.ts'
import { scanSources } from './source-scan.ts'
import { subjects } from './subjects.ts'

/** The four sources of facts: the running library, its global configuration, its declarations and its source code. */
export interface FactSources {
  components: Map<string, RuntimeComponent>
  config: Record<string, unknown>
  declarations: Declarations
  scan: SourceScan
}

export interface LibraryFacts {
  version: string
  facts: MemberFact[]
}

/** Every member of the installed library, in the order in which the library has them. */
export function readLibraryFacts(root: string): LibraryFacts {
  const { version, ...sources } = readSources(root)
  return { version, facts: mergeFacts(sources) }
}

/** Reads the facts without overrides. */
export const readFactsWithoutOverrides = (root: string): MemberFact[] => mergeSources(readSources(root))

const readSources = (root: string): FactSources & { version: string } => ({
  ...readRuntime(root),
  declarations: readDeclarations(root),
  scan: scanSources(root)
})

export const mergeFacts = (sources: FactSources): MemberFact[] =>
  applyPropTypesToConfig(applyOverrides(mergeSources(sources)))

/** Merges the sources without overrides. */
export function mergeSources(sources: FactSources): MemberFact[] {
  const facts = subjects.flatMap(({ name }) => [
    ...propFacts(sources, name),
    ...eventFacts(sources, name),
    ...slotFacts(sources, name),
    ...methodFacts(sources, name)
  ])
  return [...facts, ...collectGlobalFacts(sources)]
}

/** Gives each key of the global configuration that sets the default of a prop the type of that prop. */
function applyPropTypesToConfig(facts: MemberFact[]): MemberFact[] {
  const byPath = new Map(facts.map(fact => [fact.path, fact]))
  return facts.map(fact => {
    const prop = byPath.get(propOfConfig(fact.path) ?? '')
    return prop ? { ...fact, type: prop.type, normalizedType: prop.normalizedType } : fact
  })
}

/** The runtime decides which props exist; a declaration adds their types and keys. */
function propFacts(sources: FactSources, subject: string): MemberFact[] {
  const base = inheritance[subject]
  const inherited = base ? sources.components.get(base)?.props : undefined
  const declared = sources.declarations.readComponent(subject)
  return [...(sources.components.get(subject)?.props ?? [])]
    .filter(([name]) => !inherited?.has(name))
    .flatMap(([name, prop]) => propFact(sources, subject, name, prop, declared.get(name)))
}

function propFact(
  sources: FactSources,
  subject: string,
  name: string,
  prop: RuntimeProp,
  declared: DeclaredMember | undefined
): MemberFact[] {
  const path = `${subject}.${name}`
  const isConfig =
    prop.type.includes('object') &&
    !/Style$|ClassName$|^(?:params|data|rules|editRules|events|slots|items|columns)$/.test(name)
  const read = isConfig ? [...sources.scan.keys(subject, name)].filter(key => !commonPropertyNames.has(key)) : []
  const fact: MemberFact = {
    path,
    kind: 'prop',
    type: declared ? withConstructors(declared.type, prop.type) : prop.type,
    ...(declared?.normalizedType && { normalizedType: declared.normalizedType }),
    ...(prop.default !== undefined && { default: prop.default }),
    ...(declared?.params && { params: declared.params }),
    ...(declared?.deprecated && { deprecated: true }),
    ...(declared?.isDictionary && { isDictionary: true })
  }
  const keys =
    declared?.keys ?? (declaredTypesByProp[path] ? sources.declarations.readType(declaredTypesByProp[path]) : undefined)
  return [fact, ...keyFacts(path, keys, read, globalDefaultOf(sources, subject, name))]
}

/**
 * Adds the types that the constructors allow and the declaration lacks: `[Boolean, Object]` is declared as
 * `TableEditConfig` alone.
 */
function withConstructors(declared: string, constructors: string): string {
  if (declared === 'any') return constructors
  const isDeclared: Partial<Record<string, RegExp>> = {
    boolean: /\b(boolean|true|false)\b/,
    string: /\bstring\b(?!\[)|'/,
    number: /\bnumber\b(?!\[)|\d/,
    [anyFunction]: /=>/
  }
  const own = declared.replace(/\{[^{}]*\}/g, '{}')
  const undeclared = constructors.split(' | ').filter(name => isDeclared[name] && !isDeclared[name].test(own))
  return [
    ...undeclared.filter(name => name !== anyFunction),
    declared,
    ...undeclared.filter(name => name === anyFunction)
  ].join(' | ')
}

const anyFunction = '((...args: any[]) => any)'

/**
 * Collects the keys of a configuration object: declared keys, keys that the library reads, and keys with a global
 * default.
 */
function keyFacts(
  path: string,
  declared: Map<string, DeclaredMember> | undefined,
  read: readonly string[],
  config: unknown
): MemberFact[] {
  const defaults =
    typeof config === 'object' && config && !Array.isArray(config) ? (config as Record<string, unknown>) : {}
  const names = [...new Set([...(declared?.keys() ?? []), ...read, ...Object.keys(defaults)])]
  return names.flatMap(name => {
    const known = declared?.get(name)
    const value = defaults[name]
    const fact: MemberFact = {
      path: `${path}.${name}`,
      kind: 'prop',
      type: known?.type ?? typeOfDefault(value),
      ...(known?.normalizedType && { normalizedType: known.normalizedType }),
      ...(value !== undefined && value !== null && { default: writeValue(value) }),
      ...(known?.params && { params: known.params }),
      ...(known?.deprecated && { deprecated: true }),
      ...(known?.isDictionary && { isDictionary: true })
    }
    return [fact, ...keyFacts(fact.path, known?.keys, [], value)]
  })
}

/** Names that the scan finds on any array or string, which are no keys of an option. */
const commonPropertyNames = new Set([
  'length',
  'map',
  'forEach',
  'some',
  'every',
  'find',
  'slice',
  'splice',
  'match',
  'replace',
  'filter',
  'indexOf'
])

const typeOfDefault = (value: unknown): string =>
  Array.isArray(value)
    ? 'any[]'
    : value === undefined || value === null
      ? 'any'
      : typeof value === 'function'
        ? '(...args: any[]) => any'
        : typeof value

/**
 * Returns the global default of a prop. The configuration has no section for `form-item` and names `button-group`
 * `buttonGroup`.
 */
function globalDefaultOf(sources: FactSources, subject: string, name: string): unknown {
  const part = sources.config[toCamelCase(subject)]
  const value = typeof part === 'object' && part ? (part as Record<string, unknown>)[name] : undefined
  const written = sources.scan.defaults.get(`${toCamelCase(subject)}.${name}`)
  return written ? { ...written, ...(value as object | undefined) } : value
}

function eventFacts(sources: FactSources, subject: string): MemberFact[] {
  return [...sources.scan.events(subject)].map(([name, params]) => {
    const path = `${subject}@${name}`
    return { path, kind: 'event', type: 'event', params: params.map(param => factParam(path, param)) }
  })
}

function slotFacts(sources: FactSources, subject: string): MemberFact[] {
  return [...sources.scan.slots(subject)].map(name => ({ path: `${subject}#${name}`, kind: 'slot', type: 'slot' }))
}

function methodFacts(sources: FactSources, subject: string): MemberFact[] {
  const base = inheritance[subject]
  const runtime = sources.components.get(subject)?.methods ?? new Set()
  const inherited = base ? sources.components.get(base)?.methods : undefined
  const declared = sources.declarations.readComponent(subject)
  const scanned = sources.scan.methods(subject)
  const names = [...declared]
    .filter(([name, member]) => member.isMethod && !sources.components.get(subject)?.props.has(name))
    .map(([name]) => name)
  return [...new Set([...names, ...(publicMethods[subject] ?? [])])]
    .filter(name => runtime.has(name) && !inherited?.has(name))
    .map(name => {
      const known = declared.get(name)
      const params = known
        ? known.params
        : (scanned.get(name) ?? scanned.get(`_${name}`))?.map(param => factParam('', param))
      const path = `${subject}()${name}`
      return {
        path,
        kind: 'method',
        type: known?.returns ?? returnTypes[path] ?? 'Promise<any>',
        ...(params?.length && { params }),
        ...(known?.deprecated && { deprecated: true })
      }
    })
}

export const factParam = (path: string, name: string): FactParam => ({
  name,
  type: name === '…' ? '' : paramType(path, name)
})
