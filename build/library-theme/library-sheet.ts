import type { Importer } from 'sass'
import { compileSass } from '../sass.ts'

/** Reads a text file by its path from the project's root. */
export type Read = (path: string) => string

const styles = 'node_modules/vxe-table/styles'
const valuesRule = 'library-values'

/** Custom properties cannot hold these: `--x: inherit` would mean the inherited `--x`, not the word. */
const cssWideKeywords = ['inherit', 'initial', 'revert', 'revert-layer', 'unset']

/** Every colour, shadow and corner of the library that a program may preset, in the order of its own `variable.scss`. */
export function presettableVariables(read: Read): string[] {
  const source = read(`${styles}/variable.scss`)
  const lines = source.matchAll(
    /^\$(vxe-(?:[\w-]+-(?:color|shadow)|border-radius|table-border-radius))\s*:\s*(.+?)\s*!default\s*;/gm
  )
  return [...lines].flatMap(([, name = '', value = '']) => (cssWideKeywords.includes(value) ? [] : [name]))
}

/** Compiles the library's Sass with the named variables preset to the custom property of the same name. */
export const compileLibrarySheet = (read: Read, preset: readonly string[]): string =>
  compile(read, [...preset.map(name => `$${name}: var(--${name});`), "@import './all.scss';"])

/** What each asked-for Sass variable holds; the library's sheets read them and set none. */
export function variableValues(read: Read, asked: readonly string[]): Map<string, string> {
  const rule = `${valuesRule} { ${asked.map(name => `--${name}: #{$${name}};`).join(' ')} }`
  return readValues(compile(read, ["@import './variable.scss';", rule]))
}

function compile(read: Read, lines: readonly string[]): string {
  return compileSass(lines.join('\n'), {
    url: new URL('library:///docs-theme.scss'),
    importer: libraryImporter(read),
    style: 'compressed',
    // The byte order mark Sass would add kills the first rule of a sheet that is joined to another.
    charset: false,
    // The library's Sass is of 2024; only what it is known to use is silenced, anything new is printed.
    silenceDeprecations: ['import', 'global-builtin', 'color-functions']
  }).css
}

function libraryImporter(read: Read): Importer {
  return {
    canonicalize: url => new URL(url),
    load: url => ({ contents: read(styles + url.pathname), syntax: 'scss' })
  }
}

function readValues(rule: string): Map<string, string> {
  const declarations = rule.matchAll(/--([\w-]+):\s*([^;}]+)/g)
  return new Map([...declarations].map(([, name = '', value = '']) => [name, hexColours(value.trim())]))
}

/** Sass gives lightened colours as unrounded percentages; `lib/style.css` has them as hex. */
function hexColours(value: string): string {
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
