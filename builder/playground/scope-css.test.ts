import path from 'node:path'
import { expect, test } from 'vitest'
import { compileStyle } from 'vue/compiler-sfc'
import { scopeCss } from '../../src/playground/compile/scope-css.ts'
import { contentFolder } from '../pages/content-files.ts'

/** Compares the playground's small scoper with the compiler of the demos on the pages. */
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

test('the content has styles to compare', () => expect(styles.length).toBeGreaterThan(80))

test.each(styles)('scopeCss() gives %s the same scoped styles as the Vue compiler', (_, css) => {
  const { code } = compileStyle({ source: css, filename: 'x.vue', id: 'v', scoped: true })
  expect(plain(scopeCss(css, 'v'))).toBe(plain(code))
})
