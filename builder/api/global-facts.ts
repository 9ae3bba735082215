import { toCamelCase } from '../../shared/api.ts'
import type { DeclaredMember } from './declarations.ts'
import type { MemberFact } from './fact.ts'
import type { FactSources } from './library-facts.ts'
import { factParam } from './library-facts.ts'
import { writeValue } from './runtime.ts'
import { subjects } from './subjects.ts'

/**
 * Collects the members of the global object: its configuration and functions, its interceptors, and the options of its
 * registries.
 */
export function collectGlobalFacts(sources: FactSources): MemberFact[] {
  return [
    ...configFacts(sources),
    ...functionFacts(sources),
    ...interceptorFacts(sources),
    ...optionFacts(sources, 'renderer', sources.declarations.readType('RendererMapOptions'), [
      ...sources.scan.rendererHooks
    ]),
    ...optionFacts(
      sources,
      'formats',
      buildRegistryOption(
        'cellFormatMethod',
        ['cellValue', 'row', 'rowIndex', 'column', 'columnIndex'],
        'string | number',
        '...args'
      )
    ),
    ...optionFacts(
      sources,
      'commands',
      buildRegistryOption('commandMethod', ['code', 'button', '$table', '$grid', '$event'], 'void', '...args')
    ),
    ...optionFacts(
      sources,
      'menus',
      buildRegistryOption(
        'menuMethod',
        [
          'menu',
          'type',
          'row',
          'rowIndex',
          'column',
          'columnIndex',
          'columns',
          'cell',
          'options',
          'keyboard',
          '$table',
          '$grid',
          '$event'
        ],
        'void',
        'evnt'
      )
    ),
    ...optionFacts(
      sources,
      'validators',
      new Map([
        ...buildRegistryOption(
          'cellValidatorMethod',
          ['cellValue', 'rule', 'rules', 'row', 'rowIndex', 'column', 'columnIndex', 'field', '$table'],
          'void | Error | Promise<any>'
        ),
        ...buildRegistryOption(
          'itemValidatorMethod',
          ['itemValue', 'rule', 'rules', 'data', 'field', 'property', '$form'],
          'void | Error | Promise<any>'
        )
      ])
    )
  ]
}

/**
 * Builds the only option of a registry: a function that takes one object and sometimes the parameter `more`. The
 * declarations have it only in a namespace that is not exported by name.
 */
function buildRegistryOption(
  name: string,
  params: string[],
  returns: string,
  extraParam?: string
): Map<string, DeclaredMember> {
  const object = `{ ${params.slice(0, 4).join(', ')}${params.length > 4 ? ', …' : ''} }`
  const objectParams = params.map(param => ({ ...factParam('', param), of: 'params' }))
  return new Map([
    [
      name,
      {
        type: `(${[object, ...(extraParam ? [extraParam] : [])].join(', ')}) => ${returns}`,
        returns,
        params: [...objectParams, ...(extraParam ? [factParam('', extraParam)] : [])]
      }
    ]
  ])
}

const optionFacts = (
  _: FactSources,
  subject: string,
  declared: Map<string, DeclaredMember>,
  read: string[] = []
): MemberFact[] =>
  [...new Set([...declared.keys(), ...read])].map(name => {
    const known = declared.get(name)
    return {
      path: `${subject}.${name}`,
      kind: 'prop',
      type: known?.type ?? 'any',
      ...(known?.params && { params: known.params })
    }
  })

/** The source text of a function is no useful default. */
const hasDefaultText = (value: unknown): boolean => value !== undefined && value !== null && typeof value !== 'function'

/** Defaults of `conf.js` and keys the library reads; a key that sets the default of a prop has the prop's type. */
function configFacts({ config, scan, components, declarations }: FactSources): MemberFact[] {
  const subjectOf = new Map(subjects.map(({ name }) => [toCamelCase(name), name]))
  const declared = declarations.readType('VXETableConfigOptions')
  const topLevelNames = [
    ...new Set([...Object.keys(config), ...[...scan.configReads].map(key => key.split('.')[0] ?? '')])
  ].filter(Boolean)
  return topLevelNames.flatMap(name => {
    const value = config[name]
    const path = `setConfig.${name}`
    const isObject = typeof value === 'object' && value !== null
    const fact: MemberFact = {
      path,
      kind: 'prop',
      type: isObject ? 'object' : (declared.get(name)?.type ?? typeof value),
      ...(hasDefaultText(value) && !isObject && { default: writeValue(value) }),
      ...(declared.get(name)?.params && { params: declared.get(name)?.params })
    }
    const read = [...scan.configReads].filter(key => key.startsWith(`${name}.`)).map(key => key.slice(name.length + 1))
    const keys = isObject || read.length ? [...new Set([...Object.keys((value as object) ?? {}), ...read])] : []
    return [
      fact,
      ...keys.flatMap(key =>
        configKeyFacts(
          `${path}.${key}`,
          (value as Record<string, unknown> | undefined)?.[key],
          components.get(subjectOf.get(name) ?? '')?.props.get(key)?.type
        )
      )
    ]
  })
}

function configKeyFacts(path: string, value: unknown, type: string | undefined): MemberFact[] {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
  const fact: MemberFact = {
    path,
    kind: 'prop',
    type: type ?? (Array.isArray(value) ? 'any[]' : value === undefined || value === null ? 'any' : typeof value),
    ...(hasDefaultText(value) && !isObject && { default: writeValue(value) })
  }
  return [
    fact,
    ...(isObject
      ? Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) =>
          configKeyFacts(`${path}.${key}`, inner, undefined)
        )
      : [])
  ]
}

/** `VXETable.saveFile`, `VXETable.modal.alert`, `VXETable.renderer.add`. */
function functionFacts({ declarations }: FactSources): MemberFact[] {
  const core = declarations.readType('VXETableCore')
  return [...core].flatMap(([name, member]) => {
    if (member.keys)
      return [...member.keys]
        .filter(([, inner]) => inner.isMethod)
        .map(([method, inner]) => functionFact(`${name}.${method}`, inner))
    return member.returns ? [functionFact(name, member)] : []
  })
}

const functionFact = (name: string, { returns, params }: DeclaredMember): MemberFact => ({
  path: `VXETable()${name}`,
  kind: 'method',
  type: returns ?? 'any',
  ...(params && { params })
})

/** Collects only the types that `interceptor.add` accepts, because no interceptor can be added for the others. */
function interceptorFacts({ scan }: FactSources): MemberFact[] {
  return [...scan.interceptors]
    .filter(([name]) => acceptedInterceptors.has(name))
    .map(([name, params]) => {
      const path = `interceptor@${name}`
      return { path, kind: 'event', type: 'event', params: [...new Set(params)].map(param => factParam(path, param)) }
    })
}

const acceptedInterceptors = new Set([
  'created',
  'mounted',
  'activated',
  'beforeDestroy',
  'destroyed',
  'event.clearEdit',
  'event.clearActived',
  'event.clearFilter',
  'event.clearAreas',
  'event.showMenu',
  'event.keydown',
  'event.export',
  'event.import'
])
