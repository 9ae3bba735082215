import { shiftLightness } from './color.ts'
import type { ControlName } from '../../shared/theme-controls.ts'
import { controlOf } from '../../shared/theme-controls.ts'
import { writeTokens } from './theme-exchange.ts'
import type { LibraryValues } from './library-values.ts'

export type ThemeBase = 'light' | 'dark'
/** Changed values by variable: `#rrggbb` or `8px`. */
export type ThemeChanges = Partial<Record<ControlName, string>>

export const outputFormats = ['sass', 'css', 'dark', 'tokens'] as const
export type OutputFormat = (typeof outputFormats)[number]

/** Returns the changed variables and those derived from them. */
export function getChangedValues(changes: ThemeChanges): Map<string, string> {
  const values = new Map<string, string>()
  for (const [name, value] of Object.entries(changes) as [ControlName, string][]) {
    values.set(name, value)
    for (const [derivedName, points] of Object.entries(controlOf(name).derived))
      values.set(derivedName, points ? shiftLightness(value, points) : value)
  }
  // A value set by the reader overrides a derived one.
  for (const [name, value] of Object.entries(changes)) values.set(name, value)
  return values
}

/** Returns the values of the base, overridden by the changes. */
export function getThemeValues(base: ThemeBase, library: LibraryValues, changes: ThemeChanges): Map<string, string> {
  return new Map([...library.light, ...(base === 'dark' ? library.dark : []), ...getChangedValues(changes)])
}

export function writeOutput(
  output: OutputFormat,
  base: ThemeBase,
  library: LibraryValues,
  changes: ThemeChanges
): string {
  if (output === 'sass') return writeSass(base, library, changes)
  if (output === 'tokens') return writeTokens(getChangedValues(changes))
  if (output === 'css')
    return writeRule(base === 'dark' ? ['color-scheme: dark;'] : [], base, getChangedValues(changes))
  const values = new Map([...library.dark, ...(base === 'dark' ? getChangedValues(changes) : [])])
  return [writeRule(['color-scheme: dark;'], 'dark', values), ...library.darkRules.map(formatRule)].join('\n\n')
}

/** Lists all dark values for the dark base; for the light base Sass derives the shades. */
function writeSass(base: ThemeBase, library: LibraryValues, changes: ThemeChanges): string {
  const values =
    base === 'light' ? new Map(Object.entries(changes)) : new Map([...library.dark, ...getChangedValues(changes)])
  if (values.size === 0) return "@use 'vxe-table/styles/all.scss';"
  return `@use 'vxe-table/styles/all.scss' with (\n${[...values].map(([name, value]) => `  $${name}: ${value}`).join(',\n')}\n);`
}

function writeRule(leadingLines: string[], base: ThemeBase, values: Map<string, string>): string {
  const lines = [...leadingLines, ...[...values].map(([name, value]) => `--${name}: ${value};`)]
  return `${base === 'dark' ? "[data-theme='dark']" : ':root'} {\n${lines.map(line => `  ${line}`).join('\n')}\n}`
}

/** Formats a rule, which the browser returns in one line. */
function formatRule(cssText: string): string {
  const [, selector = '', body = ''] = /^(.*?)\s*\{\s*(.*?)\s*\}$/s.exec(cssText) ?? []
  const lines = body.split(/;\s*/).filter(Boolean)
  return `${selector.replaceAll('"', "'")} {\n${lines.map(line => `  ${line};`).join('\n')}\n}`
}
