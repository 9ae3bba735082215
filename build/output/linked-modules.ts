import path from 'node:path/posix'
import type { ComponentAddress } from '../../shared/content.ts'
import type { Language } from '../../shared/locale.ts'
import { allowedPackages } from '../../shared/project.ts'
import type { DemoModule } from '../demos/demo-variant.ts'
import { demoModule } from '../demos/demo-variant.ts'
import { isLocalImport, resolveImport, shownSource } from '../demos/demo-source.ts'
import { wantsWholeLibrary } from '../demos/library-need.ts'
import { shortHash } from '../graph/hash.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import type { OutputFile } from './output-file.ts'

/** Where the app's build put the packages that demos import: `vue` -> `static/js/package-vue.1a2b3c4d.js`. */
export type PackageAddresses = Record<string, string>

export interface LinkedModules {
  component: (name: string, language: Language) => ComponentAddress
  files: () => OutputFile[]
}

interface Part {
  module: DemoModule
  imported: Map<string, string>
  wantsLibrary: boolean
}

interface Unit extends Part {
  name: string
  address: string
  /** What it imports of the content, whatever imports it. */
  local: Map<string, Unit>
}

/** Asked for by a demo, or by what it shows: all of the library, not only what comes with a table. */
const wholeLibrary = 'vxe-table'

/** Compiled demos as modules of their own: each import becomes the address where it is found. */
export function linkModules(files: ContentFiles, packages: PackageAddresses): LinkedModules {
  const units = new Map<string, Unit>()
  const parts = new Map<string, Part>()

  const partOf = (name: string, language: Language) => {
    const key = `${name} ${language}`
    const known = parts.get(key)
    if (known) return known
    const js = shownSource(files, name, language, 'js')
    const module = demoModule({ name, js })
    const local = module.imports.filter(({ specifier }) => isLocalImport(specifier))
    const made = {
      module,
      imported: new Map(local.map(({ specifier }) => [specifier, resolveImport(files, specifier, name)])),
      wantsLibrary: wantsWholeLibrary(js) || module.imports.some(({ specifier }) => specifier === wholeLibrary)
    }
    parts.set(key, made)
    return made
  }
  /** A file and all it imports: files may import each other. */
  const closureOf = (name: string, language: Language, seen = new Set<string>()): Set<string> => {
    if (seen.has(name)) return seen
    seen.add(name)
    for (const other of partOf(name, language).imported.values()) closureOf(other, language, seen)
    return seen
  }
  const unitOf = (name: string, language: Language): Unit => {
    const key = `${name} ${language}`
    const known = units.get(key)
    if (known) return known
    const closure = [...closureOf(name, language)]
    const texts = closure.sort().flatMap(each => {
      const part = partOf(each, language)
      const { code, styles } = part.module
      return [each, code, ...styles, ...namedIn(part).map(name => packages[name] ?? '')]
    })
    const stem = name.replace(/\.\w+$/, '').replaceAll(/[/.]/g, '-')
    const address = `static/content/${stem}-${language}.${shortHash(...texts)}.js`
    const unit: Unit = { ...partOf(name, language), name, address, local: new Map() }
    units.set(key, unit)
    for (const [specifier, other] of unit.imported) unit.local.set(specifier, unitOf(other, language))
    return unit
  }

  return {
    component(name, language) {
      const { address } = unitOf(name, language)
      const closure = [...closureOf(name, language)]
      const others = closure.filter(each => each !== name).map(each => unitOf(each, language).address)
      const wanted = new Set(closure.flatMap(each => packagesOf(partOf(each, language), packages)))
      return { module: address, imports: [...wanted, ...others] }
    },
    files: () => [...units.values()].map(unit => ({ path: unit.address, body: linked(unit, packages) }))
  }
}

/** Of the library and what belongs to it. A package of others may be one that a click asks for. */
function packagesOf(part: Part, packages: PackageAddresses): string[] {
  const named = namedIn(part)
  return allowedPackages.filter(name => named.includes(name)).map(name => packages[name]!)
}

const namedIn = ({ module, wantsLibrary }: Part): string[] => [
  ...(wantsLibrary ? [wholeLibrary] : []),
  ...module.imports.map(({ specifier }) => specifier)
]

function linked({ name, module, local, address, wantsLibrary }: Unit, packages: PackageAddresses): string {
  const from = path.dirname(address)
  // Before everything else that it imports: nothing of the demo runs without.
  let code = wantsLibrary ? `import ${JSON.stringify(relative(from, packages[wholeLibrary]!))};` : ''
  let at = 0
  const sheets: string[] = []
  for (const place of module.imports) {
    const { specifier } = place
    const target = local.get(specifier)?.address ?? packages[specifier]
    if (!target)
      throw new Error(
        `content/${name} imports "${specifier}", which demos can't. Add the package to build/vite/packages-plugin.ts, or write it without.`
      )
    if (specifier.endsWith('.css')) {
      // `import "a.css"`: the browser imports no sheets, the module fetches it.
      sheets.push(relative(from, target))
      code += module.code.slice(at, place.from).replace(/import\s*$/, '')
      at = place.to + (module.code[place.to] === ';' ? 1 : 0)
      continue
    }
    code += module.code.slice(at, place.from) + JSON.stringify(relative(from, target))
    at = place.to
  }
  return (
    code +
    module.code.slice(at) +
    sheets.map(fetchSheet).join('') +
    module.styles.map(css => addStyle(css, name)).join('')
  )
}

const relative = (from: string, to: string): string => {
  const found = path.relative(from, to)
  return found.startsWith('.') ? found : `./${found}`
}

const addStyle = (css: string, name: string): string =>
  `\n{const e=document.createElement("style");e.dataset.styleOf=${JSON.stringify(name)};e.textContent=${JSON.stringify(css)};document.head.append(e)}`

const fetchSheet = (address: string): string =>
  `\nawait new Promise((done,failed)=>{const e=document.createElement("link");e.rel="stylesheet";e.onload=done;e.onerror=()=>failed(new Error("Failed to fetch "+e.href));e.href=new URL(${JSON.stringify(address)},import.meta.url);document.head.append(e)})`
