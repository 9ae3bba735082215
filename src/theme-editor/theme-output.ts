import { shade } from './colour.ts'
import type { ControlName } from './controls.ts'
import { controlOf } from './controls.ts'
import type { LibraryValues } from './library-values.ts'

export type Base = 'light' | 'dark'
/** What the reader has changed: `#rrggbb` or `8px`. */
export type Changes = Partial<Record<ControlName, string>>

export const outputs = ['sass', 'css', 'dark'] as const
export type Output = (typeof outputs)[number]

/** Every variable that the changes touch, the computed ones with them. */
export function changedValues(changes: Changes): Map<string, string> {
  const values = new Map<string, string>()
  for (const [name, value] of Object.entries(changes) as [ControlName, string][]) {
    values.set(name, value)
    for (const [other, points] of Object.entries(controlOf(name).derived))
      values.set(other, points ? shade(value, points) : value)
  }
  // A variable that is both computed and changed by hand keeps what the hand did.
  for (const [name, value] of Object.entries(changes)) values.set(name, value)
  return values
}

/** The values of the base as they stand in the sheet, with the changes over them. */
export function valuesOf(base: Base, library: LibraryValues, changes: Changes): Map<string, string> {
  return new Map([...library.light, ...(base === 'dark' ? library.dark : []), ...changedValues(changes)])
}

export function writeOutput(output: Output, base: Base, library: LibraryValues, changes: Changes): string {
  if (output === 'sass') return sass(base, library, changes)
  if (output === 'css') return rule(base === 'dark' ? ['color-scheme: dark;'] : [], base, changedValues(changes))
  const values = new Map([...library.dark, ...(base === 'dark' ? changedValues(changes) : [])])
  return [rule(['color-scheme: dark;'], 'dark', values), ...library.darkRules.map(brokenIntoLines)].join('\n\n')
}

/** On the light base Sass computes the shades by itself. On the dark one every value that differs is named. */
function sass(base: Base, library: LibraryValues, changes: Changes): string {
  const values =
    base === 'light' ? new Map(Object.entries(changes)) : new Map([...library.dark, ...changedValues(changes)])
  if (values.size === 0) return "@use 'vxe-table/styles/all.scss';"
  return `@use 'vxe-table/styles/all.scss' with (\n${[...values].map(([name, value]) => `  $${name}: ${value}`).join(',\n')}\n);`
}

function rule(first: string[], base: Base, values: Map<string, string>): string {
  const lines = [...first, ...[...values].map(([name, value]) => `--${name}: ${value};`)]
  return `${base === 'dark' ? "[data-theme='dark']" : ':root'} {\n${lines.map(line => `  ${line}`).join('\n')}\n}`
}

/** The browser gives a rule in one line. */
function brokenIntoLines(cssText: string): string {
  const [, selector = '', body = ''] = /^(.*?)\s*\{\s*(.*?)\s*\}$/s.exec(cssText) ?? []
  const lines = body.split(/;\s*/).filter(Boolean)
  return `${selector.replaceAll('"', "'")} {\n${lines.map(line => `  ${line};`).join('\n')}\n}`
}
