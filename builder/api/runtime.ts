import { existsSync, readdirSync } from 'node:fs'
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

type SetConfig = ComponentOptions & ((options: object) => Record<string, unknown>)

interface LibraryModule extends Record<string, ComponentOptions | undefined> {
  setConfig?: SetConfig
  /** Name of `setConfig` before 3.8. */
  setup?: SetConfig
}

/**
 * Loads the library, which runs in Node unchanged; `setConfig({})` returns its global configuration. Since 3.9 it is
 * two packages: `besides` names the one with the other components, and `getConfig()` returns the configuration.
 */
export function readRuntime(root: string, otherPackages: readonly string[] = []): Runtime {
  const load = createRequire(path.join(root, 'package.json'))
  // Before 3.2, the table needs the functions that xe-utils adds to its constructor when it is loaded.
  load('xe-utils')
  // Each part registers its defaults when it is loaded.
  const modules = new Map([...otherPackages, 'vxe-table'].map(name => [name, load(name) as LibraryModule]))
  const entry = modules.get('vxe-table')!
  // In 3.1, only the default export has the functions.
  const library = entry.setConfig || entry.setup ? entry : ((entry.default as LibraryModule | undefined) ?? entry)
  const hasComponents = Boolean(entry.VxeTable ?? entry.Table)
  const parts = hasComponents ? undefined : loadParts(root)
  const { version } = load('vxe-table/package.json') as { version: string }
  const find = (name: string) => [...modules.values()].map(part => part[name]).find(Boolean)
  // Before 3.8, components are exported without the prefix.
  const components = new Map(
    subjects.map(({ name, component, files }) => [
      name,
      readComponent(find(`Vxe${component}`) ?? library[component] ?? parts?.(component, files[0]) ?? {})
    ])
  )
  const config = otherPackages.length
    ? (library.getConfig as unknown as () => Record<string, unknown>)()
    : ((library.setConfig ?? library.setup)?.({}) ?? {})
  return {
    components,
    config,
    version,
    exports: new Map([...modules].map(([name, part]) => [name, Object.keys(part)]))
  }
}

/**
 * Loads the modules of the parts, because the entries of 3.0 and 3.1 register components without exporting them. Returns
 * a component by its name, or by its source file if it belongs to the part of another one.
 */
function loadParts(root: string): (name: string, file: string | undefined) => ComponentOptions | undefined {
  const load = createRequire(path.join(root, 'package.json'))
  const folder = path.join(root, 'node_modules/vxe-table/lib')
  const exported = new Map<string, ComponentOptions>()
  // Each part adds its methods to the table.
  for (const part of readdirSync(folder))
    if (existsSync(path.join(folder, part, 'index.js')))
      for (const [name, value] of Object.entries(load(path.join(folder, part)) as LibraryModule))
        if (value) exported.set(name, value)
  return (name, file) =>
    exported.get(name) ??
    (file !== undefined && existsSync(path.join(folder, file))
      ? (load(path.join(folder, file)) as { default?: ComponentOptions }).default
      : undefined)
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
