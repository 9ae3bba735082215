import { createRequire } from 'node:module'
import path from 'node:path'
import { subjects } from './subjects.ts'

/** A component of the running library: names, constructors and defaults of its props, and its methods. */
export interface RuntimeComponent {
  props: Map<string, RuntimeProp>
  methods: Set<string>
}

export interface RuntimeProp {
  /** Its constructors, `boolean | object`. */
  type: string
  default?: string
}

interface ComponentOptions {
  props?: Record<string, unknown>
  methods?: Record<string, unknown>
  extends?: ComponentOptions
  mixins?: ComponentOptions[]
}

export interface Runtime {
  components: Map<string, RuntimeComponent>
  config: Record<string, unknown>
  version: string
  /** Names of the exports of each package. */
  exports: Map<string, string[]>
}

interface LibraryModule extends Record<string, ComponentOptions> {
  setConfig: ComponentOptions & ((options: object) => Record<string, unknown>)
}

/**
 * Loads the library, which runs in Node unchanged; `setConfig({})` returns its global configuration. Since 3.9 it is
 * two packages: `besides` names the one with the other components, and `getConfig()` returns the configuration.
 */
export function readRuntime(root: string, otherPackages: readonly string[] = []): Runtime {
  const load = createRequire(path.join(root, 'package.json'))
  // Each part registers its defaults when it is loaded.
  const modules = new Map([...otherPackages, 'vxe-table'].map(name => [name, load(name) as LibraryModule]))
  const library = modules.get('vxe-table')!
  const { version } = load('vxe-table/package.json') as { version: string }
  const find = (name: string) => [...modules.values()].map(part => part[name]).find(Boolean)
  const components = new Map(
    subjects.map(({ name, component }) => [name, readComponent(find(`Vxe${component}`) ?? {})])
  )
  const config = otherPackages.length
    ? (library.getConfig as unknown as () => Record<string, unknown>)()
    : library.setConfig({})
  return {
    components,
    config,
    version,
    exports: new Map([...modules].map(([name, part]) => [name, Object.keys(part)]))
  }
}

function readComponent(component: ComponentOptions): RuntimeComponent {
  const layers = layersOf(component)
  const props = Object.entries(Object.assign({}, ...layers.map(layer => layer.props ?? {})) as Record<string, unknown>)
  return {
    props: new Map(props.map(([name, definition]) => [name, readProp(definition)])),
    methods: new Set(layers.flatMap(layer => Object.keys(layer.methods ?? {})))
  }
}

/** Lists the base and the mixins before the component itself, the order in which Vue merges them. */
const layersOf = (component: ComponentOptions): ComponentOptions[] => [
  ...(component.extends ? layersOf(component.extends) : []),
  ...(component.mixins ?? []).flatMap(layersOf),
  component
]

function readProp(definition: unknown): RuntimeProp {
  const options =
    typeof definition === 'object' && definition && !Array.isArray(definition)
      ? (definition as { type?: unknown; default?: unknown })
      : { type: definition }
  const types = [options.type].flat().filter(type => typeof type === 'function')
  const names = types
    .map(each => typeNames[each.name] ?? each.name)
    .map(name => (types.length > 1 && name.includes('=>') ? `(${name})` : name))
  const value = defaultOf(options.default, types)
  return { type: names.join(' | ') || 'any', ...(value !== undefined && { default: writeValue(value) }) }
}

const typeNames: Partial<Record<string, string>> = {
  String: 'string',
  Number: 'number',
  Boolean: 'boolean',
  Array: 'any[]',
  Object: 'object',
  Function: '(...args: any[]) => any'
}

/**
 * Vue does not call the default of a Function-typed prop: the factory itself is the value, which is left out as no
 * useful text. A Boolean prop without default is false.
 */
function defaultOf(value: unknown, types: unknown[]): unknown {
  if (typeof value === 'function' && types.includes(Function)) return undefined
  const resolved = typeof value === 'function' ? (value as () => unknown)() : value
  return resolved === undefined && types.length === 1 && types[0] === Boolean ? false : resolved
}

/** Writes a value as code, on one line. */
export function writeValue(value: unknown): string {
  if (typeof value === 'string') return `'${value.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`
  if (value instanceof Date) return `new Date(${value.getFullYear()}, ${value.getMonth()}, ${value.getDate()})`
  if (Array.isArray(value)) return `[${value.map(writeValue).join(', ')}]`
  if (typeof value === 'function') return String(value).replace(/\s+/g, ' ')
  if (typeof value === 'object' && value) {
    const entries = Object.entries(value).filter(([, each]) => each !== undefined)
    return entries.length ? `{ ${entries.map(([key, each]) => `${key}: ${writeValue(each)}`).join(', ')} }` : '{}'
  }
  return String(value)
}
