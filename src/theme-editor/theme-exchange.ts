import { toHex } from './color.ts'
import type { ControlName } from '../../shared/theme-controls.ts'
import { controlGroups, controlOf } from '../../shared/theme-controls.ts'
import type { ThemeChanges } from './theme-output.ts'

const controlNames: readonly ControlName[] = controlGroups.flatMap(group => group.controls)

/** Returns `#rrggbb` or whole pixels, or undefined for a value that the control cannot have. */
function readValue(name: ControlName, value: string): string | undefined {
  if (controlOf(name).kind === 'colour') return toHex(value)
  const [, pixels] = /^\s*(\d{1,2})(?:\.0+)?px\s*$/i.exec(value) ?? []
  return pixels === undefined ? undefined : `${Number(pixels)}px`
}

/** Writes changes into an address: `primary-color.0a6b66_border-radius.8px`. */
export const encodeChanges = (changes: ThemeChanges): string =>
  Object.entries(changes)
    .map(([name, value]) => `${name.slice('vxe-'.length)}.${value.replace('#', '')}`)
    .join('_')

/** Reads changes from an address; unknown names and values are dropped. */
export function decodeChanges(text = ''): ThemeChanges {
  const changes: ThemeChanges = {}
  for (const part of text.slice(0, 2000).split('_')) {
    const [shortName, value = ''] = part.split('.')
    const name = controlNames.find(each => each === `vxe-${shortName}`)
    const read = name && readValue(name, controlOf(name).kind === 'colour' ? `#${value}` : value)
    if (read) changes[name] = read
  }
  return changes
}

interface Token {
  $type: 'color' | 'dimension'
  $value: unknown
}

/** Writes the values as design tokens, in the format of the W3C community group. */
export function writeTokens(values: ReadonlyMap<string, string>): string {
  const tokens = Object.fromEntries([...values].map(([name, value]) => [name.replace(/^vxe-/, ''), createToken(value)]))
  return JSON.stringify({ vxe: tokens }, undefined, 2)
}

function createToken(value: string): Token {
  const hex = toHex(value)
  if (!hex) return { $type: 'dimension', $value: { value: parseInt(value), unit: 'px' } }
  const components = [1, 3, 5].map(start => Number((parseInt(hex.slice(start, start + 2), 16) / 255).toFixed(4)))
  return { $type: 'color', $value: { colorSpace: 'srgb', components, hex } }
}

export interface ImportedTheme {
  changes: ThemeChanges
  /** Number of variables that the editor has no control for. */
  ignored: number
}

/** Longer text is not a theme. */
const maxLength = 100_000

/** Reads CSS variables, Sass variables or design tokens. */
export function readTheme(text: string): ImportedTheme {
  const entries = text.trimStart().startsWith('{') ? readTokens(text) : readDeclarations(text)
  const changes: ThemeChanges = {}
  let ignored = 0
  for (const [name, value] of entries) {
    const control = controlNames.find(each => each === name)
    const read = control && readValue(control, value)
    if (read) changes[control] = read
    else ignored += 1
  }
  return { changes, ignored }
}

/** `--vxe-primary-color: #0a6b66;` and `$vxe-primary-color: #0a6b66,` */
const readDeclarations = (text: string): [name: string, value: string][] =>
  [...text.slice(0, maxLength).matchAll(/(?:--|\$)(vxe-[\w-]+)[ \t]*:[ \t]*((?:[^;,()\n]|\([^()\n]*\))*)/g)].map(
    ([, name = '', value = '']) => [name, value.replace('!default', '').trim()]
  )

/** Groups of tokens are joined with hyphens; a token may lack `vxe`. */
function readTokens(text: string): [name: string, value: string][] {
  let parsed: unknown
  try {
    parsed = JSON.parse(text.slice(0, maxLength))
  } catch {
    return []
  }
  const entries: [string, string][] = []
  const visit = (node: unknown, path: readonly string[]) => {
    if (!node || typeof node !== 'object' || path.length > 8) return
    if ('$value' in node) {
      const name = path.join('-')
      entries.push([name.startsWith('vxe-') ? name : `vxe-${name}`, formatTokenValue(node.$value)])
    } else for (const [key, child] of Object.entries(node)) if (!key.startsWith('$')) visit(child, [...path, key])
  }
  visit(parsed, [])
  return entries
}

/** Values of earlier drafts are texts. */
function formatTokenValue(value: unknown): string {
  if (typeof value === 'string') return value
  const { hex, components, value: size, unit } = (value ?? {}) as Record<string, unknown>
  if (typeof hex === 'string') return hex
  if (Array.isArray(components)) return `rgb(${components.map(each => Math.round(Number(each) * 255)).join(', ')})`
  return typeof size === 'number' && typeof unit === 'string' ? `${size}${unit}` : ''
}
