import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'

const sheet = readFileSync(new URL('../../src/theme/tokens.css', import.meta.url), 'utf8').replace(/\/\*.*?\*\//gs, '')
const themes = { light: tokensOf(':root'), dark: tokensOf('[data-theme="dark"]') }

/** The pairs of design/visual.md with the ratios measured there, light and dark. */
const pairs = [
  ['ink', 'bg', 16.73, 14.99],
  ['ink-2', 'bg', 8.41, 9.48],
  ['ink-2', 'bg-hover', 7.39, 7.92],
  ['ink-3', 'bg', 5.7, 6.06],
  ['ink-3', 'bg-hover', 5.01, 5.06],
  ['ink-3', 'accent-bg', 5.02, 4.63],
  ['accent', 'bg', 6.35, 9.11],
  ['accent', 'accent-bg', 5.59, 6.96],
  ['on-accent', 'accent', 6.35, 8.49],
  ['on-mark', 'mark', 13.92, 7.8],
  ['warn', 'warn-bg', 6.01, 8.9],
  ['bad', 'bad-bg', 6.03, 7.62],
  ['good', 'good-bg', 5.66, 8.17],
  ['code-tag', 'bg-sunken', 5.96, 8.52],
  ['code-attr', 'bg-sunken', 7.89, 8.87],
  ['code-dir', 'bg-sunken', 6.85, 7.93],
  ['code-str', 'bg-sunken', 6.36, 8.52],
  ['code-key', 'bg-sunken', 7.43, 8.38],
  ['code-num', 'bg-sunken', 6.54, 7.71],
  ['code-com', 'bg-sunken', 5.35, 5.67]
] as const

test.each(pairs)(
  'site colors: %s on %s has at least the designed contrast in both themes',
  (ink, paper, light, dark) => {
    expect(ratio('light', ink, paper)).toBeGreaterThanOrEqual(light - 0.005)
    expect(ratio('dark', ink, paper)).toBeGreaterThanOrEqual(dark - 0.005)
  }
)

test.each(pairs)('site colors: %s on %s meets level AA of WCAG 2 in both themes', (ink, paper) => {
  expect(Math.min(ratio('light', ink, paper), ratio('dark', ink, paper))).toBeGreaterThanOrEqual(4.5)
})

/** Hairlines and disabled text never carry a meaning alone; darker lines would dominate a page of tables. */
test.each([
  ['line', 1.26, 1.37],
  ['line-strong', 1.63, 2.17],
  ['ink-off', 2.3, 2.88]
])('site colors: %s has the designed low contrast', (token, light, dark) => {
  expect(ratio('light', token, 'bg')).toBeCloseTo(light, 2)
  expect(ratio('dark', token, 'bg')).toBeCloseTo(dark, 2)
})

test('site colors: the code token code-fn has the color of the text token ink', () => {
  for (const theme of Object.values(themes)) expect(theme.get('code-fn')).toBe(theme.get('ink'))
})

test('site colors: every color token of the light theme has a value in the dark theme', () => {
  const colors = [...themes.light].filter(([, value]) => /^(#|rgb)/.test(value)).map(([name]) => name)
  expect(colors.length).toBeGreaterThan(30)
  expect(colors.filter(name => !themes.dark.has(name))).toEqual([])
})

function ratio(theme: keyof typeof themes, ink: string, paper: string): number {
  return contrast(themes[theme].get(ink), themes[theme].get(paper))
}

/** The custom properties of the first rule of a selector. */
function tokensOf(selector: string): Map<string, string> {
  const start = sheet.indexOf(`${selector} {`)
  const rule = sheet.slice(start, sheet.indexOf('\n}', start))
  return new Map([...rule.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
}
