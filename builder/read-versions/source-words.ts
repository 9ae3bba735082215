import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { subjects } from '../api/subjects.ts'

/** Returns the names and hyphenated words in the sources of the table, which show that a version has a name. */
export function readSourceWords(root: string): Set<string> {
  return new Set(
    sourceTexts(path.join(root, 'node_modules/vxe-table/packages')).flatMap(text => text.match(word) ?? [])
  )
}

const word = /[A-Za-z_$][\w$-]*/g

/** Codes that `commitProxy` and buttons of a toolbar take, which the grid compares in a `switch`. */
export function readCommandCodes(root: string): string[] {
  const texts = sourceTexts(path.join(root, 'node_modules/vxe-table/packages/grid'))
  return unique(texts.flatMap(text => [...text.matchAll(/\bcase '(_?[a-z_]+)'/g)].map(([, code = '']) => code)))
}

/** Class names in the styles and the sources of the packages: `vxe-cell--col-resizable`, `vxe-icon-edit`, `col--center`. */
export function readClassNames(root: string, packages: readonly string[]): string[] {
  return unique(
    packages.flatMap(name => {
      const folder = path.join(root, 'node_modules', name)
      const styles = readFileSync(path.join(folder, 'lib/style.css'), 'utf8').match(/\.(?:vxe|col)-[\w-]*\w/g) ?? []
      const written = sourceTexts(path.join(folder, 'packages')).flatMap(
        text => text.match(/['"`\s](?:vxe-[\w-]*\w|col--[\w-]*\w)/g) ?? []
      )
      return [...styles, ...written].map(each => each.slice(1))
    })
  )
}

interface LibraryModule extends Record<string, unknown> {
  renderer: { get: (name: string) => unknown }
}

/** Tags and former names of controls that a renderer may have. */
const nativeNames = ['input', 'textarea', 'select', 'button', 'FormItemInput', 'FormItemTextarea', 'FormItemSelect']

/** Names of renderers that a version registers itself: candidates are its tags, its components and their former names. */
export function readRendererNames(root: string, packages: readonly string[]): string[] {
  const load = createRequire(path.join(root, 'package.json'))
  const modules = packages.map(name => {
    const entry = load(name) as LibraryModule
    return entry.renderer ? entry : (entry.default as LibraryModule)
  })
  const exported = modules.flatMap(each => Object.keys(each).filter(name => /^[A-Z]/.test(name)))
  const components = [...exported, ...subjects.map(({ component }) => component)]
  const bare = unique([
    ...components.map(name => name.replace(/^Vxe/, '')),
    'Buttons',
    'Switch',
    'RadioGroup',
    'CheckboxGroup'
  ])
  const names = bare.flatMap(name => [name, `Vxe${name}`, `$${name[0]!.toLowerCase()}${name.slice(1)}`])
  return unique([...nativeNames, ...names, '$buttons']).filter(name =>
    modules.some(({ renderer }) => renderer.get(name))
  )
}

const unique = (names: readonly string[]): string[] => [...new Set(names)].sort()

function sourceTexts(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.[jt]s$/.test(name) && !/(?:^|[\\/])locale[\\/]/.test(name))
    .map(name => readFileSync(path.join(folder, name), 'utf8'))
}
