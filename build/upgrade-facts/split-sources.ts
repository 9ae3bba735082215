import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { camel } from '../../shared/api.ts'
import type { Declared } from '../api/declarations.ts'
import { readDeclarations } from '../api/declarations.ts'
import type { Sources } from '../api/library-facts.ts'
import type { Runtime } from '../api/runtime.ts'
import { readRuntime } from '../api/runtime.ts'
import type { SourceScan } from '../api/source-scan.ts'
import { subjects } from '../api/subjects.ts'

/**
 * The sources of a version from 3.9 on, in the form in which `build/api` reads 3.8: two packages, whose declarations
 * name events and slots, so that no JavaScript has to be read for them.
 */
export function splitSources(root: string): Sources & Pick<Runtime, 'version' | 'exports'> & { types: string[] } {
  const runtime = readRuntime(root, ['vxe-pc-ui'])
  const declarations = readDeclarations(root, {
    packages: ['vxe-table', 'vxe-pc-ui'],
    component: name => [`Vxe${name}Props`, `Vxe${name}Methods`]
  })
  const members = (name: string): Map<string, Declared> => declarations.members(newNames[name] ?? name)
  return {
    ...runtime,
    types: declarations.types,
    declarations: { ...declarations, members },
    scan: scanOf(root, members)
  }
}

/** Types of the global object that got other names. */
const newNames: Readonly<Record<string, string>> = {
  RendererMapOptions: 'VxeGlobalRendererOptions',
  VXETableConfigOptions: 'VxeGlobalConfig',
  VXETableCore: 'VxeUIExport'
}

/** What no declaration names is found in the text: events that are only fired, slots and options that are only read. */
function scanOf(root: string, members: (name: string) => Map<string, Declared>): SourceScan {
  const componentOf = (subject: string) => subjects.find(each => each.name === subject)?.component ?? ''
  const folders = ['vxe-table', 'vxe-pc-ui'].map(name => path.join(root, 'node_modules', name, 'packages'))
  const all = folders.map(readAll).join('\n')
  const textOf = (subject: string) => {
    const files = subjects.find(each => each.name === subject)?.files ?? []
    const own = files.map(file => file.replace(/\.js$/, '.ts'))
    return folders.flatMap(folder => [subject, ...own].map(name => readAll(path.join(folder, name)))).join('\n')
  }
  return {
    events: subject => {
      const declared = [...members(`Vxe${componentOf(subject)}EventProps`).keys()].map(eventOf)
      const text = textOf(subject)
      const prefixed = named(text, firedInParts).flatMap(name => ['', 'header-', 'footer-'].map(part => part + name))
      return new Map([...declared, ...named(text, fired), ...prefixed].map(name => [name, []]))
    },
    slots: subject =>
      new Set([...members(`Vxe${componentOf(subject)}Slots`).keys(), ...named(textOf(subject), read)].map(camel)),
    keys: () => new Set(),
    defaults: new Map(),
    methods: () => new Map(),
    configReads: new Set(named(all, /\bgetConfig\(\)\.([a-zA-Z]\w*(?:\.[a-zA-Z]\w*)?)/g)),
    interceptors: new Map(named(all, /preventEvent\([^,]+, '([\w.]+)'/g).map(name => [name, []])),
    rendererHooks: new Set(named(all, /\bcompConf\.(\w+)/g))
  }
}

const fired = /(?:\b(?:dispatchEvent|emitEvent)|\$emit)\(\s*'([\w:-]+)'/g
/** `${typePrefix}cell-menu`: of the body, the header and the footer. */
const firedInParts = /dispatchEvent\(\s*`\$\{typePrefix\}([\w-]+)`/g
const read = /(?:\$scopedSlots|\$slots|\bslots)\.([a-z]\w*)/g

const named = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name)

/** `onCellClick` -> `cell-click`, `onUpdate:modelValue` -> `update:modelValue`. */
function eventOf(name: string): string {
  const bare = name.replace(/^on/, '')
  if (bare.includes(':')) return bare.replace(/^[A-Z]/, letter => letter.toLowerCase())
  return bare.replace(/[A-Z]/g, (letter, at) => `${at ? '-' : ''}${letter.toLowerCase()}`)
}

function readAll(place: string): string {
  if (!existsSync(place)) return ''
  if (place.endsWith('.ts')) return readFileSync(place, 'utf8')
  const names = readdirSync(place, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.ts'))
  return names.map(name => readFileSync(path.join(place, name), 'utf8')).join('\n')
}
