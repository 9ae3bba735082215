import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readManifest } from './package-license.ts'

/** Collects the files of packages that a bundle contains, or that are copied into the site as they are. */
export interface BundledFiles {
  /** Absolute paths below `node_modules`. */
  modules: Set<string>
  copies: readonly string[]
}

/** Packages in a bundle. */
export interface BundledPackages {
  /** Folders of the packages. */
  folders: string[]
  /** Packages in the own build of another one that are not installed: `buffer` -> `exceljs`. */
  namesWithoutFolder: ReadonlyMap<string, string>
}

/**
 * Finds the packages of the files. Some packages ship a build that contains others: its source map names them. Without a
 * source map they are taken to be all dependencies.
 */
export function findBundledPackages({ modules, copies }: BundledFiles): BundledPackages {
  const folders = new Set([...modules, ...copies].map(packageFolder))
  const namesWithoutFolder = new Map<string, string>()
  const carriers = new Set(copies.filter(file => !existsSync(mapOf(file))).map(packageFolder))
  for (const folder of folders) if (!dependenciesOf(folder).some(each => folders.has(each))) carriers.add(folder)
  for (const file of [...modules, ...copies].filter(each => existsSync(mapOf(each)))) {
    carriers.delete(packageFolder(file))
    for (const name of namesInMap(mapOf(file))) {
      const folder = findPackage(packageFolder(file), name)
      if (folder === undefined) namesWithoutFolder.set(name, readManifest(packageFolder(file)).name)
      else folders.add(folder)
    }
  }
  for (const folder of carriers) addDependencies(folder, folders)
  return { folders: [...folders], namesWithoutFolder }
}

const packagePath = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/

/** Returns the folder of the package that a file belongs to. */
function packageFolder(file: string): string {
  const [folder] = packagePath.exec(file) ?? []
  if (folder === undefined) throw new Error(`${file} is in no package.`)
  return folder
}

export const isInPackage = (file: string): boolean => packagePath.test(file)

const mapOf = (file: string): string => `${file}.map`

function namesInMap(file: string): Set<string> {
  const { sources } = JSON.parse(readFileSync(file, 'utf8')) as { sources: string[] }
  const names = sources.map(source => /.*\bnode_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1])
  return new Set(names.filter(name => name !== undefined))
}

/** Returns the folder that Node would load a package from. */
function findPackage(from: string, name: string): string | undefined {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const found = path.join(folder, 'node_modules', name)
    if (existsSync(path.join(found, 'package.json'))) return found
    if (folder === path.dirname(folder)) return undefined
  }
}

/** Returns the folders of the installed dependencies. */
const dependenciesOf = (folder: string): string[] =>
  Object.keys(readManifest(folder).dependencies ?? {})
    .map(name => findPackage(folder, name))
    .filter(found => found !== undefined)

function addDependencies(folder: string, into: Set<string>): void {
  for (const each of dependenciesOf(folder).filter(found => !into.has(found))) {
    into.add(each)
    addDependencies(each, into)
  }
}
