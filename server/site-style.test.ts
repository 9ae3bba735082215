import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { siteStyle } from './site-style.ts'

/** `--ink: #14201e; --ink-2: #43504e` -> { '--ink': '#14201e', … } */
const colorsIn = (css: string): Record<string, string> =>
  Object.fromEntries(
    [...css.matchAll(/(--[\w-]+): (#[0-9a-f]{3,6})\b/g)].map(([, name, value]) => [
      name!,
      value!.length === 4 ? value!.replace(/[0-9a-f]/g, digit => digit + digit) : value!
    ])
  )

const themeOf = (css: string, dark: string) => {
  const at = css.indexOf(dark)
  return { light: colorsIn(css.slice(0, at)), dark: colorsIn(css.slice(at)) }
}

test('the pages of the server have the colors of the site in both themes', () => {
  const tokens = themeOf(
    readFileSync(new URL('../src/theme/tokens.css', import.meta.url), 'utf8'),
    '[data-theme="dark"]'
  )
  const own = themeOf(siteStyle, '@media (prefers-color-scheme: dark)')
  expect(Object.keys(own.light).sort()).toEqual(Object.keys(own.dark).sort())
  expect(Object.keys(own.light).length).toBeGreaterThan(10)
  expect(tokens.light).toMatchObject(own.light)
  expect(tokens.dark).toMatchObject(own.dark)
})
