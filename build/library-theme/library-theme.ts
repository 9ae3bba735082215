import { readFileSync } from 'node:fs'
import { step } from '../graph/step.ts'
import { compileSass } from '../sass.ts'
import { compileLibrarySheet, presettableVariables, variableValues } from './library-sheet.ts'
import type { Read } from './library-sheet.ts'

/** The dark values, written by hand. A change of this file is the only one that changes the theme while developing. */
export const libraryDarkFile = 'src/theme/library-dark.css'

/** What is written by hand beside the library's own sheet, in order. */
export const ownFiles = [libraryDarkFile, 'src/theme/library-motion.css']

/** A copy of the font that `icon.scss` embeds; as a file it is cached apart and costs no base64. */
const iconFont = 'vxe-table/styles/icon/iconfont.woff2'

const compiled = new WeakMap<Read, string>()

/**
 * The stylesheet that stands in for the library's `lib/style.css`: its own Sass with every colour and shadow as a
 * custom property, its own values on `:root`, the site's dark values on `[data-theme="dark"]`. In the light theme a
 * reader sees what the library ships, to the declaration.
 */
export function compileLibraryTheme(read: Read = readProject): string {
  const light = compiled.get(read) ?? (read === readProject ? lightOfInstalled(null) : compileLight(read))
  compiled.set(read, light)
  return light + ownFiles.map(file => compress(read(file))).join('')
}

/** Made of the installed package alone: a second, for each program that serves or bundles it. */
const lightOfInstalled = step('library-sheet', import.meta.url, (): string => compileLight(readProject))

function compileLight(read: Read): string {
  const variables = presettableVariables(read)
  const sources: string[] = []
  const keep = (file: string): string => {
    const source = read(file)
    sources.push(source)
    return source
  }
  const sheet = compileLibrarySheet(keep, variables)
  const values = variableValues(read, variables)
  const own = variables
    // One rule of the library reads a custom property that it never sets. Setting it would change the light theme.
    .filter(name => sheet.includes(`var(--${name})`) && !sources.some(source => source.includes(`var(--${name})`)))
    .map(name => `--${name}:${values.get(name)}`)
  return (
    `:root{${own.join(';')}}` +
    [withoutInvalidVars, withSafariPrefix, fontFromFile].reduce((css, step) => step(css), sheet)
  )
}

/**
 * The library writes `color: var($x)`, which comes out as `var(#999)` in its sheet and `var(var(--x))` in ours. A
 * browser drops such a declaration; a minifier stops at it.
 */
function withoutInvalidVars(css: string): string {
  return css.replace(/(?:;|(?<=\{))[\w-]+:var\((?!--)[^;}]*/g, '')
}

/** The one prefix in `lib/style.css` that a browser of today still needs. */
function withSafariPrefix(css: string): string {
  return css.replace(/(?<![\w-])user-select:([^;}]+)/g, '-webkit-user-select:$1;user-select:$1')
}

function fontFromFile(css: string): string {
  return css.replace(/url\("data:[^"]*font-woff2[^"]*"\)/, `url("${iconFont}")`)
}

const compress = step(
  'compressed-sheet',
  import.meta.url,
  (css: string): string => compileSass(css, { syntax: 'css', style: 'compressed', charset: false }).css
)

const root = new URL('../../', import.meta.url)

function readProject(path: string): string {
  return readFileSync(new URL(path, root), 'utf8')
}
