import { readFileSync } from 'node:fs'
import { compileString } from 'sass'
import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'
import { compileLibraryTheme, libraryDarkFile, handWrittenSheets } from './library-theme.ts'

const library = new URL('../../node_modules/vxe-table/', import.meta.url)
const shipped = readFileSync(new URL('lib/style.css', library), 'utf8')
const dark = readFileSync(new URL(`../../${libraryDarkFile}`, import.meta.url), 'utf8')
const theme = compileLibraryTheme()
const light = theme.slice(theme.indexOf('}') + 1, theme.indexOf('[data-theme=dark]'))
const lightValues = customProperties(theme.slice(0, theme.indexOf('}')))
const darkValues = customProperties(dark.slice(0, dark.indexOf('\n}')))

test('the compiled light theme has the declarations of lib/style.css', () => {
  const resolved = light.replace(/var\(--([\w-]+)\)/g, (read, name) => lightValues.get(name) ?? read)
  // A browser drops the three declarations with var(#hex), so they are removed before the comparison.
  const comparable = shipped.replace(/;?[\w-]+:var\(#\w+\)/g, '')
  expect(statements(resolved)).toEqual(statements(comparable))
})

test('the icon font file of the light theme equals the font embedded in the library style sheet', () => {
  const file = light.match(/url\("vxe-table\/([^"]+\.woff2)"\)/)?.[1]
  const embedded = shipped.match(/font-woff2;charset=utf-8;base64,([\w+/=]+)/)?.[1]
  expect(readFileSync(new URL(String(file), library)).toString('base64')).toBe(embedded)
  expect(theme).not.toContain('data:')
})

test('the compiled theme does not use the `--dom-` properties of the library', () => {
  expect(theme).not.toContain('--dom-')
})

test('every var() in the compiled theme contains a custom property', () => {
  expect(theme).not.toMatch(/var\((?!--)/)
})

test('no variable of the light theme has a CSS-wide keyword as value', () => {
  expect([...lightValues.values()].filter(value => /^(inherit|initial|unset|revert)/.test(value))).toEqual([])
})

test('every variable of the light and dark theme is used in a rule', () => {
  const unread = [...lightValues.keys(), ...darkValues.keys()].filter(name => !light.includes(`var(--${name})`))
  expect(unread).toEqual([])
  expect(darkValues.size).toBeGreaterThan(100)
})

test('the extra rules of the dark theme use only class names of the library', () => {
  const patches = dark
    .slice(dark.indexOf('\n}'))
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\{[^}]*\}/g, ' ')
  const unknown = patches.match(/\.[a-z][\w-]*/g)?.filter(name => !new RegExp(`\\${name}(?![\\w-])`).test(shipped))
  expect(unknown).toEqual([])
})

/** The pairs of design/visual.md, "The library's theme", with the ratios measured there. */
test.each([
  ['text on the body', 'vxe-font-color', 'vxe-table-body-background-color', 11.2],
  ['text on the header', 'vxe-table-header-font-color', 'vxe-table-header-background-color', 10],
  ['text on the current row', 'vxe-font-color', 'vxe-table-row-current-background-color', 9.2],
  ['text on a checked row', 'vxe-font-color', 'vxe-table-row-checkbox-checked-background-color', 9.5],
  ['primary on the body', 'vxe-primary-color', 'vxe-table-body-background-color', 5.5],
  ['danger on the body', 'vxe-danger-color', 'vxe-table-body-background-color', 6.2]
])('dark theme: %s has at least the measured contrast', (_, ink, paper, measured) => {
  expect(contrast(darkValues.get(ink), darkValues.get(paper))).toBeGreaterThanOrEqual(measured - 0.05)
})

test('dark theme: white on primary has a higher contrast than in the light theme', () => {
  const inDark = contrast('#ffffff', darkValues.get('vxe-primary-color'))
  expect(inDark).toBeGreaterThanOrEqual(3.25)
  expect(inDark).toBeGreaterThan(contrast('#ffffff', lightValues.get('vxe-primary-color')))
})

test('dark theme: text has a contrast of at least 7 on every background of rows, popups and fields', () => {
  const surfaces = [...darkValues.keys()].filter(name =>
    /^vxe-(table-(row|column|header|body|footer)|table-(menu|filter-panel)|modal|select|input|pulldown|toolbar).*-background-color$/.test(
      name
    )
  )
  const faint = surfaces.filter(name => contrast(darkValues.get('vxe-font-color'), darkValues.get(name)) < 7)
  expect(surfaces.length).toBeGreaterThan(20)
  expect(faint).toEqual([])
})

test('compiling the theme again reads only the hand-written style sheets', () => {
  const readPaths: string[] = []
  const read = (path: string) => {
    readPaths.push(path)
    return readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
  }
  compileLibraryTheme(read)
  readPaths.length = 0
  expect(compileLibraryTheme(read)).toBe(theme)
  expect(readPaths).toEqual(handWrittenSheets)
})

/**
 * Splits a sheet into "selector { property: value }" lines. The library's file is minified, which joins and splits
 * neighboring rules, so whole rules cannot be compared.
 */
function statements(css: string): string[] {
  const { css: printed } = compileString(css.replace(/@font-face\s*\{[^}]*\}/, ''), { syntax: 'css', charset: false })
  const lines = [...printed.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) =>
    listOf(selectors, ',').flatMap(selector =>
      listOf(body, ';').map(declaration => sameSpelling(`${selector} { ${declaration} }`))
    )
  )
  return [...new Set(lines)].sort()
}

function listOf(text: string, separator: string): string[] {
  return text
    .split(new RegExp(`${separator}(?![^(]*\\))`))
    .map(part => part.trim())
    .filter(part => part !== '')
}

/** Replacements that undo the spellings chosen by the library's minifier and remove prefixes of obsolete browsers. */
const spellings: [RegExp, string][] = [
  [/\s+/g, ' '],
  [/.*(?:-ms-|-moz-|-webkit-appearance).*/, ''],
  [/#([\da-f])([\da-f])([\da-f])\b(?![\da-f])/g, '#$1$1$2$2$3$3'],
  [/rgba\(0, ?0, ?0, ?0\)/g, 'transparent'],
  [/hsla\(0, ?0%, ?100%/g, 'rgba(255,255,255'],
  [/"/g, ''],
  [/, /g, ','],
  [/\b0px\b/g, '0'],
  [/(?<![\d.])0\./g, '.'],
  [/font-weight: normal/, 'font-weight: 400'],
  [/:nth-child\(1\)/g, ':first-child'],
  [/::(?=before|after)/g, ':'],
  [/\*(?=:before|:after)/g, ''],
  [/right bottom/g, '100% 100%'],
  [/right top/g, '100% 0'],
  [/background-color: red/, 'background-color: #ff0000'],
  [/flex-grow: initial/, 'flex-grow: 0'],
  [/align-items: initial/, 'align-items: normal'],
  [/transition: \.3s box-shadow/, 'transition: box-shadow .3s'],
  [/infinite (linear|ease-in-out)/, '$1 infinite'],
  [/0 0 0 1em inset/, 'inset 0 0 0 1em'],
  [/(transparent 6px,#409eff) 6px/, '$1 0'],
  [/^100% \{/, 'to {'],
  [/rotate\(360deg\)/, 'rotate(1turn)']
]

function sameSpelling(statement: string): string {
  return spellings.reduce((text, [from, to]) => text.replace(from, to), statement.toLowerCase())
}

function customProperties(rule: string): Map<string, string> {
  return new Map([...rule.matchAll(/--([\w-]+):\s*([^;}]+)/g)].map(([, name = '', value = '']) => [name, value.trim()]))
}
