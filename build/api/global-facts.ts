import { camel } from '../../shared/api.ts'
import type { Declared } from './declarations.ts'
import type { MemberFact } from './fact.ts'
import type { Sources } from './library-facts.ts'
import { factParam } from './library-facts.ts'
import { writeValue } from './runtime.ts'
import { subjects } from './subjects.ts'

/** The global object: its configuration, its functions, its registries and what can be registered. */
export function globalFacts(sources: Sources): MemberFact[] {
  return [
    ...configFacts(sources),
    ...functionFacts(sources),
    ...interceptorFacts(sources),
    ...optionFacts(sources, 'renderer', sources.declarations.members('RendererMapOptions'), [
      ...sources.scan.rendererHooks
    ]),
    ...optionFacts(
      sources,
      'formats',
      handles(
        'cellFormatMethod',
        ['cellValue', 'row', 'rowIndex', 'column', 'columnIndex'],
        'string | number',
        '...args'
      )
    ),
    ...optionFacts(
      sources,
      'commands',
      handles('commandMethod', ['code', 'button', '$table', '$grid', '$event'], 'void', '...args')
    ),
    ...optionFacts(
      sources,
      'menus',
      handles(
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
        ...handles(
          'cellValidatorMethod',
          ['cellValue', 'rule', 'rules', 'row', 'rowIndex', 'column', 'columnIndex', 'field', '$table'],
          'void | Error | Promise<any>'
        ),
        ...handles(
          'itemValidatorMethod',
          ['itemValue', 'rule', 'rules', 'data', 'field', 'property', '$form'],
          'void | Error | Promise<any>'
        )
      ])
    )
  ]
}

/** A registry's options hold one function; the declarations keep it inside a namespace that is not exported by name. It is handed one object, and sometimes more. */
function handles(name: string, params: string[], returns: string, more?: string): Map<string, Declared> {
  const object = `{ ${params.slice(0, 4).join(', ')}${params.length > 4 ? ', …' : ''} }`
  const held = params.map(param => ({ ...factParam('', param), of: 'params' }))
  return new Map([
    [
      name,
      {
        type: `(${[object, ...(more ? [more] : [])].join(', ')}) => ${returns}`,
        returns,
        params: [...held, ...(more ? [factParam('', more)] : [])]
      }
    ]
  ])
}

const optionFacts = (_: Sources, subject: string, declared: Map<string, Declared>, read: string[] = []): MemberFact[] =>
  [...new Set([...declared.keys(), ...read])].map(name => {
    const known = declared.get(name)
    return {
      path: `${subject}.${name}`,
      kind: 'prop',
      type: known?.type ?? 'any',
      ...(known?.params && { params: known.params })
    }
  })

/** The text of a function tells nobody anything. */
const isWritten = (value: unknown): boolean => value !== undefined && value !== null && typeof value !== 'function'

/** Defaults of `conf.js` and keys the library reads; a key that sets the default of a prop has the prop's type. */
function configFacts({ config, scan, components, declarations }: Sources): MemberFact[] {
  const subjectOf = new Map(subjects.map(({ name }) => [camel(name), name]))
  const declared = declarations.members('VXETableConfigOptions')
  const top = [
    ...new Set([...Object.keys(config), ...[...scan.configReads].map(key => key.split('.')[0] ?? '')])
  ].filter(Boolean)
  return top.flatMap(name => {
    const value = config[name]
    const path = `setConfig.${name}`
    const isPart = typeof value === 'object' && value !== null
    const fact: MemberFact = {
      path,
      kind: 'prop',
      type: isPart ? 'object' : (declared.get(name)?.type ?? typeof value),
      ...(isWritten(value) && !isPart && { default: writeValue(value) }),
      ...(declared.get(name)?.params && { params: declared.get(name)?.params })
    }
    const read = [...scan.configReads].filter(key => key.startsWith(`${name}.`)).map(key => key.slice(name.length + 1))
    const keys = isPart || read.length ? [...new Set([...Object.keys((value as object) ?? {}), ...read])] : []
    return [
      fact,
      ...keys.flatMap(key =>
        configKey(
          `${path}.${key}`,
          (value as Record<string, unknown> | undefined)?.[key],
          components.get(subjectOf.get(name) ?? '')?.props.get(key)?.type
        )
      )
    ]
  })
}

function configKey(path: string, value: unknown, type: string | undefined): MemberFact[] {
  const isPart = typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
  const fact: MemberFact = {
    path,
    kind: 'prop',
    type: type ?? (Array.isArray(value) ? 'any[]' : value === undefined || value === null ? 'any' : typeof value),
    ...(isWritten(value) && !isPart && { default: writeValue(value) })
  }
  return [
    fact,
    ...(isPart
      ? Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) =>
          configKey(`${path}.${key}`, inner, undefined)
        )
      : [])
  ]
}

/** `VXETable.saveFile`, `VXETable.modal.alert`, `VXETable.renderer.add`. */
function functionFacts({ declarations }: Sources): MemberFact[] {
  const core = declarations.members('VXETableCore')
  return [...core].flatMap(([name, member]) => {
    if (member.keys)
      return [...member.keys]
        .filter(([, inner]) => inner.isMethod)
        .map(([method, inner]) => functionFact(`${name}.${method}`, inner))
    return member.returns ? [functionFact(name, member)] : []
  })
}

const functionFact = (name: string, { returns, params }: Declared): MemberFact => ({
  path: `VXETable()${name}`,
  kind: 'method',
  type: returns ?? 'any',
  ...(params && { params })
})

/** Only the types that `interceptor.add` accepts: others are called and can not be reached. */
function interceptorFacts({ scan }: Sources): MemberFact[] {
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
