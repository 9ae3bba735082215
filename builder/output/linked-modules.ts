import path from 'node:path/posix'
import type { ComponentAddress } from '../../shared/content.ts'
import type { Language } from '../../shared/locale.ts'
import { languages } from '../../shared/locale.ts'
import { allowedPackages } from '../../shared/project.ts'
import type { BrowserModule } from '../demos/demo-variant.ts'
import { demoModule } from '../demos/demo-variant.ts'
import { isLocalImport, resolveImport, getShownSource } from '../demos/demo-source.ts'
import { needsWholeLibrary } from '../demos/needs-whole-library.ts'
import { shortHash } from '../graph/hash.ts'
import { once } from '../graph/once.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import type { Naming } from './naming.ts'
import type { LazyFile } from './output-file.ts'

/** Addresses of the packages that demos import, from the app's build: `vue` -> `static/js/package-vue.1a2b3c4d.js`. */
export type PackageAddresses = Record<string, string>

export interface LinkedModules {
  component: (name: string, language: Language) => ComponentAddress
  version: (name: string, language: Language) => LinkedVersion
  /** Returns the files of all components requested so far, with their imports. */
  files: () => LazyFile[]
  /** Returns the file at an address without a hash. */
  find: (address: string) => LazyFile | undefined
  /** Returns the files requested so far that are changed or import a changed one. */
  usersOf: (isChanged: (name: string, language: Language) => boolean) => LinkedVersion[]
}

export interface LinkedVersion {
  name: string
  language: Language
  address: string
  /** Changes with the file and everything it imports. */
  version: string
}

interface CompiledDemoFile {
  module: BrowserModule
  imported: Map<string, string>
  wantsLibrary: boolean
}

interface LinkedFile extends CompiledDemoFile, LinkedVersion {
  /** Address in the modules that import the file. */
  importAddress: string
  /** Imported files of the content, by specifier. */
  local: Map<string, LinkedFile>
}

/** Specifier of the whole library, for demos that need more than comes with a table. */
const wholeLibrary = 'vxe-table'

/** Links compiled demos as separate modules: each import becomes the address of its file. */
export function linkModules(files: ContentFiles, packages: PackageAddresses, naming: Naming): LinkedModules {
  const linkedFiles = new Map<string, LinkedFile>()
  const compiledFiles = new Map<string, CompiledDemoFile>()
  const stems = once(
    () =>
      new Map(
        files
          .list()
          .filter(name => /\.(?:vue|ts)$/.test(name))
          .flatMap(name => languages.map(language => [stemOf(name, language), [name, language]] as const))
      )
  )
  const fileOf = (file: LinkedFile): LazyFile => ({ path: file.address, body: () => linkCode(file, packages) })

  const compiledFileOf = (name: string, language: Language) => {
    const key = `${name} ${language}`
    const cached = compiledFiles.get(key)
    if (cached) return cached
    const js = getShownSource(files, name, language, 'js')
    const module = demoModule({ name, js })
    const local = module.imports.filter(({ specifier }) => isLocalImport(specifier))
    const compiled = {
      module,
      imported: new Map(local.map(({ specifier }) => [specifier, resolveImport(files, specifier, name)])),
      wantsLibrary: needsWholeLibrary(js) || module.imports.some(({ specifier }) => specifier === wholeLibrary)
    }
    compiledFiles.set(key, compiled)
    return compiled
  }
  /** Returns a file and everything it imports; files may import each other. */
  const closureOf = (name: string, language: Language, seen = new Set<string>()): Set<string> => {
    if (seen.has(name)) return seen
    seen.add(name)
    for (const other of compiledFileOf(name, language).imported.values()) closureOf(other, language, seen)
    return seen
  }
  const linkedFileOf = (name: string, language: Language): LinkedFile => {
    const key = `${name} ${language}`
    const cached = linkedFiles.get(key)
    if (cached) return cached
    const closure = [...closureOf(name, language)]
    const texts = closure.sort().flatMap(each => {
      const compiled = compiledFileOf(each, language)
      const { code, styles } = compiled.module
      return [each, code, ...styles, ...requiredPackages(compiled).map(name => packages[name] ?? '')]
    })
    const version = shortHash(...texts)
    const address = `${stemOf(name, language)}.${naming.hash(() => version)}.js`
    const importAddress = naming.imported(address, version)
    const linkedFile: LinkedFile = {
      ...compiledFileOf(name, language),
      name,
      language,
      version,
      address,
      importAddress,
      local: new Map()
    }
    linkedFiles.set(key, linkedFile)
    for (const [specifier, other] of linkedFile.imported) linkedFile.local.set(specifier, linkedFileOf(other, language))
    return linkedFile
  }

  return {
    component(name, language) {
      const { address } = linkedFileOf(name, language)
      const closure = [...closureOf(name, language)]
      const others = closure.filter(each => each !== name).map(each => linkedFileOf(each, language).address)
      const packageAddresses = new Set(closure.flatMap(each => packagesOf(compiledFileOf(each, language), packages)))
      return { module: address, imports: [...packageAddresses, ...others] }
    },
    version: linkedFileOf,
    files: () => [...linkedFiles.values()].map(fileOf),
    find(address) {
      const source = stems().get(address.replace(/\.\w+\.js$/, ''))
      return source && fileOf(linkedFileOf(...source))
    },
    usersOf: isChanged =>
      [...linkedFiles.values()].filter(({ name, language }) =>
        [...closureOf(name, language)].some(each => isChanged(each, language))
      )
  }
}

/** `table/base/sort/sort-by-header.vue` in English: `static/content/table-base-sort-sort-by-header-en` */
const stemOf = (name: string, language: Language): string =>
  `static/content/${name.replace(/\.vue$/, '').replaceAll(/[/.]/g, '-')}-${language}`

/** Returns the packages of the library and its companions. A third-party package may only be loaded after a click. */
function packagesOf(compiled: CompiledDemoFile, packages: PackageAddresses): string[] {
  const required = requiredPackages(compiled)
  return allowedPackages.filter(name => required.includes(name)).map(name => packages[name]!)
}

const requiredPackages = ({ module, wantsLibrary }: CompiledDemoFile): string[] => [
  ...(wantsLibrary ? [wholeLibrary] : []),
  ...module.imports.map(({ specifier }) => specifier)
]

function linkCode({ name, module, local, address, wantsLibrary }: LinkedFile, packages: PackageAddresses): string {
  const from = path.dirname(address)
  // Before all other imports, because no part of the demo runs without the library.
  let code = wantsLibrary ? `import ${JSON.stringify(relative(from, packages[wholeLibrary]!))};` : ''
  let offset = 0
  const sheets: string[] = []
  for (const importRange of module.imports) {
    const { specifier } = importRange
    const target = local.get(specifier)?.importAddress ?? packages[specifier]
    if (!target)
      throw new Error(
        `content/${name} imports "${specifier}", which demos can't. Add the package to builder/vite/packages-plugin.ts, or write it without.`
      )
    if (specifier.endsWith('.css')) {
      // Browsers can't import style sheets (`import "a.css"`), so the module fetches it.
      sheets.push(relative(from, target))
      code += module.code.slice(offset, importRange.from).replace(/import\s*$/, '')
      offset = importRange.to + (module.code[importRange.to] === ';' ? 1 : 0)
      continue
    }
    code += module.code.slice(offset, importRange.from) + JSON.stringify(relative(from, target))
    offset = importRange.to
  }
  return (
    code +
    module.code.slice(offset) +
    sheets.map(fetchSheet).join('') +
    module.styles.map(css => addStyle(css, name)).join('')
  )
}

const relative = (from: string, to: string): string => {
  const relativePath = path.relative(from, to)
  return relativePath.startsWith('.') ? relativePath : `./${relativePath}`
}

const addStyle = (css: string, name: string): string =>
  `\n{const e=document.createElement("style");e.dataset.styleOf=${JSON.stringify(name)};e.textContent=${JSON.stringify(css)};document.head.append(e)}`

const fetchSheet = (address: string): string =>
  `\nawait new Promise((done,failed)=>{const e=document.createElement("link");e.rel="stylesheet";e.onload=done;e.onerror=()=>failed(new Error("Failed to fetch "+e.href));e.href=new URL(${JSON.stringify(address)},import.meta.url);document.head.append(e)})`
