import { createRequire } from 'node:module'
import path from 'node:path'
import { subjects } from './subjects.ts'

/** What the running library says: names, constructors and defaults of props, and the methods that exist. */
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
  /** What each package exports. */
  exports: Map<string, string[]>
}

interface Library extends Record<string, ComponentOptions> {
  setConfig: ComponentOptions & ((options: object) => Record<string, unknown>)
}

/**
 * The library runs in Node as it is; `setConfig()` without options hands over its global configuration. Since 3.9 it
 * is two packages: `besides` is the one with the other components, and the configuration has a function of its own.
 */
export function readRuntime(root: string, besides: readonly string[] = []): Runtime {
  const load = createRequire(path.join(root, 'package.json'))
  // Each part registers its defaults when it is loaded.
  const parts = new Map([...besides, 'vxe-table'].map(name => [name, load(name) as Library]))
  const library = parts.get('vxe-table')!
  const { version } = load('vxe-table/package.json') as { version: string }
  const find = (name: string) => [...parts.values()].map(part => part[name]).find(Boolean)
  const components = new Map(
    subjects.map(({ name, component }) => [name, readComponent(find(`Vxe${component}`) ?? {})])
  )
  const config = besides.length
    ? (library.getConfig as unknown as () => Record<string, unknown>)()
    : library.setConfig({})
  return { components, config, version, exports: new Map([...parts].map(([name, part]) => [name, Object.keys(part)])) }
}

function readComponent(component: ComponentOptions): RuntimeComponent {
  const layers = layersOf(component)
  const props = Object.entries(Object.assign({}, ...layers.map(layer => layer.props ?? {})) as Record<string, unknown>)
  return {
    props: new Map(props.map(([name, definition]) => [name, readProp(definition)])),
    methods: new Set(layers.flatMap(layer => Object.keys(layer.methods ?? {})))
  }
}

/** What a component extends and mixes in comes first, as in Vue. */
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

/** Vue does not call a default of a Function-typed prop: the factory itself is the value, which tells nobody anything. A Boolean prop without default is false. */
function defaultOf(value: unknown, types: unknown[]): unknown {
  if (typeof value === 'function' && types.includes(Function)) return undefined
  const called = typeof value === 'function' ? (value as () => unknown)() : value
  return called === undefined && types.length === 1 && types[0] === Boolean ? false : called
}

/** A value as it is written in code, short. */
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
