import { readFileSync } from 'node:fs'
import { step } from '../graph/step.ts'
import { compileSass } from '../sass.ts'
import { compileLibrarySheet, presettableVariables, variableValues } from './library-sheet.ts'
import type { ReadProjectFile } from './library-sheet.ts'

/** The dark values, written by hand. While developing, only hand-written sheets change the theme. */
export const libraryDarkFile = 'src/theme/library-dark.css'

/** Hand-written sheets that are appended to the library's own sheet, in order. */
export const handWrittenSheets = [libraryDarkFile, 'src/theme/library-motion.css']

/** Copy of the font that `icon.scss` embeds: as a file it is cached separately and needs no base64. */
const iconFont = 'vxe-table/styles/icon/iconfont.woff2'

const lightSheets = new WeakMap<ReadProjectFile, string>()

/**
 * Compiles the stylesheet that replaces the library's `lib/style.css`: its own Sass with every color and shadow as a
 * custom property, its own values on `:root`, the site's dark values on `[data-theme="dark"]`. In the light theme
 * every declaration equals the shipped one.
 */
export function compileLibraryTheme(read: ReadProjectFile = readProject): string {
  const light = lightSheets.get(read) ?? (read === readProject ? installedLightSheet(null) : compileLight(read))
  lightSheets.set(read, light)
  return light + handWrittenSheets.map(file => compress(read(file))).join('')
}

/**
 * Depends on the installed package only, so the result is cached: compiling takes a second in each program that needs
 * it.
 */
const installedLightSheet = step('library-sheet', import.meta.url, (): string => compileLight(readProject))

function compileLight(read: ReadProjectFile): string {
  const variables = presettableVariables(read)
  const sources: string[] = []
  const readAndCollect = (file: string): string => {
    const source = read(file)
    sources.push(source)
    return source
  }
  const sheet = compileLibrarySheet(readAndCollect, variables)
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
 * The library writes `color: var($x)`, which compiles to `var(#999)` in its sheet and to `var(var(--x))` in ours.
 * Browsers drop such a declaration; a minifier fails on it.
 */
function withoutInvalidVars(css: string): string {
  return css.replace(/(?:;|(?<=\{))[\w-]+:var\((?!--)[^;}]*/g, '')
}

/** Adds the only prefix of `lib/style.css` that current browsers still need. */
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
