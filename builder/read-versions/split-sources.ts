import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { toCamelCase } from '../../shared/api.ts'
import type { DeclaredMember } from '../api/declarations.ts'
import { readDeclarations } from '../api/declarations.ts'
import type { FactSources } from '../api/library-facts.ts'
import type { Runtime } from '../api/runtime.ts'
import { readRuntime } from '../api/runtime.ts'
import type { SourceScan } from '../api/source-scan.ts'
import { subjects } from '../api/subjects.ts'

/**
 * Reads the sources of a version from 3.9 on in the form that `builder/api` reads for 3.8: two packages with
 * declarations of events and slots, so that no JavaScript has to be read for them.
 */
export function splitSources(root: string): FactSources & Pick<Runtime, 'version' | 'exports'> & { types: string[] } {
  const runtime = readRuntime(root, ['vxe-pc-ui'])
  const declarations = readDeclarations(root, {
    packages: ['vxe-table', 'vxe-pc-ui'],
    getTypeNames: component => [`Vxe${component}Props`, `Vxe${component}Methods`]
  })
  const readType = (name: string): Map<string, DeclaredMember> => declarations.readType(renamedTypes[name] ?? name)
  return {
    ...runtime,
    types: declarations.types,
    declarations: { ...declarations, readType },
    scan: scanOf(root, readType)
  }
}

/** Renamed types of the global object. */
const renamedTypes: Readonly<Record<string, string>> = {
  RendererMapOptions: 'VxeGlobalRendererOptions',
  VXETableConfigOptions: 'VxeGlobalConfig',
  VXETableCore: 'VxeUIExport'
}

/**
 * Finds members without a declaration in the text: events that are only fired, slots and options that are only read.
 */
function scanOf(root: string, members: (name: string) => Map<string, DeclaredMember>): SourceScan {
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
      const prefixed = matchesOf(text, firedPrefixedEvent).flatMap(name =>
        ['', 'header-', 'footer-'].map(part => part + name)
      )
      return new Map([...declared, ...matchesOf(text, firedEvent), ...prefixed].map(name => [name, []]))
    },
    slots: subject =>
      new Set(
        [...members(`Vxe${componentOf(subject)}Slots`).keys(), ...matchesOf(textOf(subject), readSlot)].map(toCamelCase)
      ),
    keys: () => new Set(),
    defaults: new Map(),
    methods: () => new Map(),
    configReads: new Set(matchesOf(all, /\bgetConfig\(\)\.([a-zA-Z]\w*(?:\.[a-zA-Z]\w*)?)/g)),
    interceptors: new Map(matchesOf(all, /preventEvent\([^,]+, '([\w.]+)'/g).map(name => [name, []])),
    rendererHooks: new Set(matchesOf(all, /\bcompConf\.(\w+)/g))
  }
}

const firedEvent = /(?:\b(?:dispatchEvent|emitEvent)|\$emit)\(\s*'([\w:-]+)'/g
/** `${typePrefix}cell-menu`: fired for the body, the header and the footer. */
const firedPrefixedEvent = /dispatchEvent\(\s*`\$\{typePrefix\}([\w-]+)`/g
const readSlot = /(?:\$scopedSlots|\$slots|\bslots)\.([a-z]\w*)/g

const matchesOf = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name)

/** `onCellClick` -> `cell-click`, `onUpdate:modelValue` -> `update:modelValue`. */
function eventOf(name: string): string {
  const bare = name.replace(/^on/, '')
  if (bare.includes(':')) return bare.replace(/^[A-Z]/, letter => letter.toLowerCase())
  return bare.replace(/[A-Z]/g, (letter, at) => `${at ? '-' : ''}${letter.toLowerCase()}`)
}

function readAll(target: string): string {
  if (!existsSync(target)) return ''
  if (target.endsWith('.ts')) return readFileSync(target, 'utf8')
  const names = readdirSync(target, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.ts'))
  return names.map(name => readFileSync(path.join(target, name), 'utf8')).join('\n')
}
