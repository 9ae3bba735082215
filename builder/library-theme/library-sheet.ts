import type { Importer } from 'sass'
import { compileSass } from '../sass.ts'

/** Reads a text file by its path from the project's root. */
export type ReadProjectFile = (path: string) => string

const styles = 'node_modules/vxe-table/styles'
const valuesRule = 'library-values'

/** Custom properties cannot hold these: `--x: inherit` would mean the inherited `--x`, not the word. */
const cssWideKeywords = ['inherit', 'initial', 'revert', 'revert-layer', 'unset']

/**
 * Returns every color, shadow and corner variable of the library that can be preset, in the order of its
 * `variable.scss`.
 */
export function presettableVariables(read: ReadProjectFile): string[] {
  const source = read(`${styles}/variable.scss`)
  const lines = source.matchAll(
    /^\$(vxe-(?:[\w-]+-(?:color|shadow)|border-radius|table-border-radius))\s*:\s*(.+?)\s*!default\s*;/gm
  )
  return [...lines].flatMap(([, name = '', value = '']) => (cssWideKeywords.includes(value) ? [] : [name]))
}

/** Compiles the library's Sass with the named variables preset to the custom property of the same name. */
export const compileLibrarySheet = (read: ReadProjectFile, preset: readonly string[]): string =>
  compile(read, [...preset.map(name => `$${name}: var(--${name});`), "@import './all.scss';"])

/**
 * Returns the values of Sass variables. `variable.scss` is enough, because the other sheets of the library set none.
 */
export function variableValues(read: ReadProjectFile, names: readonly string[]): Map<string, string> {
  const rule = `${valuesRule} { ${names.map(name => `--${name}: #{$${name}};`).join(' ')} }`
  return readValues(compile(read, ["@import './variable.scss';", rule]))
}

function compile(read: ReadProjectFile, lines: readonly string[]): string {
  return compileSass(lines.join('\n'), {
    url: new URL('library:///docs-theme.scss'),
    importer: libraryImporter(read),
    style: 'compressed',
    // Sass would add a byte order mark, which invalidates the first rule of a sheet that is joined to another.
    charset: false,
    // The library's Sass dates from 2024: its known deprecations are silenced, new ones are printed.
    silenceDeprecations: ['import', 'global-builtin', 'color-functions']
  }).css
}

function libraryImporter(read: ReadProjectFile): Importer {
  return {
    canonicalize: url => new URL(url),
    load: url => ({ contents: read(styles + url.pathname), syntax: 'scss' })
  }
}

function readValues(rule: string): Map<string, string> {
  const declarations = rule.matchAll(/--([\w-]+):\s*([^;}]+)/g)
  return new Map([...declarations].map(([, name = '', value = '']) => [name, toHexColors(value.trim())]))
}

/** Converts the unrounded percentages that Sass prints for lightened colors to hex, as in `lib/style.css`. */
function toHexColors(value: string): string {
  return value.replace(
    /rgb\(([\d.]+)%, ([\d.]+)%, ([\d.]+)%\)/g,
    (_, ...channels: string[]) =>
      '#' +
      channels
        .slice(0, 3)
        .map(percent =>
          Math.round(Number(percent) * 2.55)
            .toString(16)
            .padStart(2, '0')
        )
        .join('')
  )
}
