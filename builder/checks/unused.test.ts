import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Finds words, tokens and classes that no code reads any more. */
const src = new URL('../../src/', import.meta.url)
const sources = Object.fromEntries(
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => /\.(tsx?|js|css)$/.test(file) && !file.endsWith('.test.ts'))
    .map(file => [file, readFileSync(new URL(file, src), 'utf8')])
)
const files = Object.entries(sources)
const isTextFile = (file: string) => /-texts\.ts$|^locale\/messages\.ts$/.test(file)

test('every design token of theme/tokens.css is used in src/', () => {
  const css = files.map(([, text]) => text).join('\n')
  const tokens = new Set(Array.from(sources['theme/tokens.css']!.matchAll(/(--[\w-]+)\s*:/g), ([, name]) => name!))
  expect([...tokens].filter(name => !new RegExp(`var\\(${name}[,)]`).test(css))).toEqual([])
})

test('every class of a CSS module is used by a file that imports it', () => {
  const unused = files.flatMap(([file, text]) => {
    if (!file.endsWith('.module.css')) return []
    const users = importersOf(file)
    const plain = text.replaceAll(/\/\*.*?\*\/|:global\([^)]*\)/gs, '')
    const names = new Set(Array.from(plain.matchAll(/\.([a-z]\w*)(?=[\s,:.{>[+~)])/gi), ([, name]) => name!))
    // A computed name, `styles[kind]`, may be any class.
    if (users.some(user => /[sS]tyles\[/.test(user))) return []
    return [...names].filter(name => !users.some(user => user.includes(`.${name}`))).map(name => `${file} .${name}`)
  })
  expect(unused).toEqual([])
})

test.each(files.map(([file]) => file).filter(isTextFile))(
  'every text of %s is used by a file of its feature',
  async file => {
    const folder = file.replace(/[^/]+$/, '')
    const isShellFile = file.startsWith('locale/')
    const readers = files
      .filter(([other]) => !isTextFile(other))
      .filter(([other, text]) => isShellFile || other.startsWith(folder) || text.includes(file.replace(/^.*\//, '')))
      .map(([, text]) => text)
    const module = (await import(new URL(file, src).href)) as Record<string, { zh: Record<string, unknown> }>
    expect(Object.values(module).flatMap(({ zh }) => unusedKeysIn(zh, readers))).toEqual([])
  }
)

const importersOf = (file: string): string[] => {
  const name = file.replace(/^.*(?=\/)/, '')
  return files.filter(([, text]) => text.includes(`${name}'`)).map(([, text]) => text)
}

/**
 * Returns the keys that no reader reads as `.key`, by destructuring or as `'key'`. An object that is read as a whole or
 * by a computed key counts as read with all its keys.
 */
function unusedKeysIn(words: Record<string, unknown>, readers: readonly string[], within = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) => {
    const isRead = new RegExp(`\\.${key}\\b|[{,] ?${key}(?:: \\w+)?(?=[ ,])|'${key}'`)
    const users = readers.filter(text => isRead.test(text))
    if (users.length === 0) return [within + key]
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
    const isWhole = new RegExp(`\\.${key}(?![\\w.?])`)
    return users.some(text => isWhole.test(text))
      ? []
      : unusedKeysIn(value as Record<string, unknown>, users, `${within}${key}.`)
  })
}
