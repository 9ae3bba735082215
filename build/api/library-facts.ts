import { camel } from '../../shared/api.ts'
import type { FactParam, MemberFact } from './fact.ts'
import { inheritance, propOfConfig } from './fact.ts'
import type { Declarations, Declared } from './declarations.ts'
import { readDeclarations } from './declarations.ts'
import { globalFacts } from './global-facts.ts'
import { applyOverrides } from './apply-overrides.ts'
import { declaredAs, publicMethods, returnTypes } from './overrides.ts'
import { paramType } from './param-types.ts'
import type { RuntimeComponent, RuntimeProp } from './runtime.ts'
import { readRuntime, writeValue } from './runtime.ts'
import type { SourceScan } from './source-scan.ts'
import { scanSources } from './source-scan.ts'
import { subjects } from './subjects.ts'

/** The four sources and how they are read: the running library, its declarations, its sources, its global configuration. */
export interface Sources {
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
export function libraryFacts(root: string): LibraryFacts {
  const { version, ...sources } = readSources(root)
  return { version, facts: mergeFacts(sources) }
}

/** Before the overrides. */
export const unmendedFacts = (root: string): MemberFact[] => factsOfSources(readSources(root))

const readSources = (root: string): Sources & { version: string } => ({
  ...readRuntime(root),
  declarations: readDeclarations(root),
  scan: scanSources(root)
})

export const mergeFacts = (sources: Sources): MemberFact[] => typeConfig(applyOverrides(factsOfSources(sources)))

/** Before the overrides. */
export function factsOfSources(sources: Sources): MemberFact[] {
  const facts = subjects.flatMap(({ name }) => [
    ...propFacts(sources, name),
    ...eventFacts(sources, name),
    ...slotFacts(sources, name),
    ...methodFacts(sources, name)
  ])
  return [...facts, ...globalFacts(sources)]
}

/** A key of the global configuration that sets the default of a prop is of the prop's type. */
function typeConfig(facts: MemberFact[]): MemberFact[] {
  const byPath = new Map(facts.map(fact => [fact.path, fact]))
  return facts.map(fact => {
    const prop = byPath.get(propOfConfig(fact.path) ?? '')
    return prop ? { ...fact, type: prop.type, plain: prop.plain } : fact
  })
}

/** The runtime says which props there are; a declaration says what they look like inside. */
function propFacts(sources: Sources, subject: string): MemberFact[] {
  const base = inheritance[subject]
  const inherited = base ? sources.components.get(base)?.props : undefined
  const declared = sources.declarations.component(subject)
  return [...(sources.components.get(subject)?.props ?? [])]
    .filter(([name]) => !inherited?.has(name))
    .flatMap(([name, prop]) => propFact(sources, subject, name, prop, declared.get(name)))
}

function propFact(
  sources: Sources,
  subject: string,
  name: string,
  prop: RuntimeProp,
  declared: Declared | undefined
): MemberFact[] {
  const path = `${subject}.${name}`
  const isConfig =
    prop.type.includes('object') &&
    !/Style$|ClassName$|^(?:params|data|rules|editRules|events|slots|items|columns)$/.test(name)
  const read = isConfig ? [...sources.scan.keys(subject, name)].filter(key => !ofEveryObject.has(key)) : []
  const fact: MemberFact = {
    path,
    kind: 'prop',
    type: declared ? withConstructors(declared.type, prop.type) : prop.type,
    ...(declared?.plain && { plain: declared.plain }),
    ...(prop.default !== undefined && { default: prop.default }),
    ...(declared?.params && { params: declared.params }),
    ...(declared?.deprecated && { deprecated: true }),
    ...(declared?.keyed && { keyed: true })
  }
  const keys = declared?.keys ?? (declaredAs[path] ? sources.declarations.members(declaredAs[path]) : undefined)
  return [fact, ...keyFacts(path, keys, read, configOf(sources, subject, name))]
}

/** A declaration forgets what the constructors allow: `[Boolean, Object]` is declared as `TableEditConfig` alone. */
function withConstructors(declared: string, constructors: string): string {
  if (declared === 'any') return constructors
  const isDeclared: Partial<Record<string, RegExp>> = {
    boolean: /\b(boolean|true|false)\b/,
    string: /\bstring\b(?!\[)|'/,
    number: /\bnumber\b(?!\[)|\d/,
    [anyFunction]: /=>/
  }
  const own = declared.replace(/\{[^{}]*\}/g, '{}')
  const forgotten = constructors.split(' | ').filter(name => isDeclared[name] && !isDeclared[name].test(own))
  return [
    ...forgotten.filter(name => name !== anyFunction),
    declared,
    ...forgotten.filter(name => name === anyFunction)
  ].join(' | ')
}

const anyFunction = '((...args: any[]) => any)'

/** Keys of a configuration object: declared ones, those the library reads, and those that have a global default. */
function keyFacts(
  path: string,
  declared: Map<string, Declared> | undefined,
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
      type: known?.type ?? typeOf(value),
      ...(known?.plain && { plain: known.plain }),
      ...(value !== undefined && value !== null && { default: writeValue(value) }),
      ...(known?.params && { params: known.params }),
      ...(known?.deprecated && { deprecated: true }),
      ...(known?.keyed && { keyed: true })
    }
    return [fact, ...keyFacts(fact.path, known?.keys, [], value)]
  })
}

/** Names the scan meets on any array or string. */
const ofEveryObject = new Set([
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

const typeOf = (value: unknown): string =>
  Array.isArray(value)
    ? 'any[]'
    : value === undefined || value === null
      ? 'any'
      : typeof value === 'function'
        ? '(...args: any[]) => any'
        : typeof value

/** `form-item` has no part of its own in the global configuration, `button-group` is called `buttonGroup` there. */
function configOf(sources: Sources, subject: string, name: string): unknown {
  const part = sources.config[camel(subject)]
  const value = typeof part === 'object' && part ? (part as Record<string, unknown>)[name] : undefined
  const written = sources.scan.defaults.get(`${camel(subject)}.${name}`)
  return written ? { ...written, ...(value as object | undefined) } : value
}

function eventFacts(sources: Sources, subject: string): MemberFact[] {
  return [...sources.scan.events(subject)].map(([name, params]) => {
    const path = `${subject}@${name}`
    return { path, kind: 'event', type: 'event', params: params.map(param => factParam(path, param)) }
  })
}

function slotFacts(sources: Sources, subject: string): MemberFact[] {
  return [...sources.scan.slots(subject)].map(name => ({ path: `${subject}#${name}`, kind: 'slot', type: 'slot' }))
}

function methodFacts(sources: Sources, subject: string): MemberFact[] {
  const base = inheritance[subject]
  const runtime = sources.components.get(subject)?.methods ?? new Set()
  const inherited = base ? sources.components.get(base)?.methods : undefined
  const declared = sources.declarations.component(subject)
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
