import path from 'node:path'
import { expect, test } from 'vitest'
import { compileStyle } from 'vue/compiler-sfc'
import { scopeCss } from '../../src/playground/compile/scope-css.ts'
import { contentFolder } from '../pages/content-files.ts'

/** The playground's small scoper against the one that compiles the demos on the pages. */
const files = contentFolder(path.resolve(import.meta.dirname, '../../content'))
const styles = files
  .list()
  .filter(name => name.endsWith('.vue'))
  .flatMap(name =>
    [...files.read(name).matchAll(/<style scoped>(.*?)<\/style>/gs)].map(([, css = '']) => [name, css] as const)
  )

const plain = (css: string): string =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/="?v"?\]/g, ']')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{},;:>+~]) ?/g, '$1')
    .trim()

test('there are styles to compare', () => expect(styles.length).toBeGreaterThan(80))

test.each(styles)('%s', (_, css) => {
  const { code } = compileStyle({ source: css, filename: 'x.vue', id: 'v', scoped: true })
  expect(plain(scopeCss(css, 'v'))).toBe(plain(code))
})
