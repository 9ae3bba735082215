import { readFileSync } from 'node:fs'
import { compileString } from 'sass'
import { compileLibrarySheet, presettableVariables } from './library-sheet.ts'
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
  const light = compiled.get(read) ?? compileLight(read)
  compiled.set(read, light)
  return light + ownFiles.map(file => compress(read(file))).join('')
}

function compileLight(read: Read): string {
  const variables = presettableVariables(read)
  const plain = compileLibrarySheet(read, variables, [])
  const sheet = compileLibrarySheet(read, variables, variables).css
  const values = variables
    // One rule of the library reads a custom property that it never sets. Setting it would change the light theme.
    .filter(name => sheet.includes(`var(--${name})`) && !plain.css.includes(`var(--${name})`))
    .map(name => `--${name}:${plain.values.get(name)}`)
  return (
    `:root{${values.join(';')}}` +
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

function compress(css: string): string {
  return compileString(css, { syntax: 'css', style: 'compressed', charset: false }).css
}

const root = new URL('../../', import.meta.url)

function readProject(path: string): string {
  return readFileSync(new URL(path, root), 'utf8')
}
