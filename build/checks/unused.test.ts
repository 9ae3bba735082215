import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Words, tokens and classes that nothing reads any more go with the code that read them. */
const src = new URL('../../src/', import.meta.url)
const sources = Object.fromEntries(
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => /\.(tsx?|js|css)$/.test(file) && !file.endsWith('.test.ts'))
    .map(file => [file, readFileSync(new URL(file, src), 'utf8')])
)
const files = Object.entries(sources)
const holdsWords = (file: string) => /-texts\.ts$|^locale\/messages\.ts$/.test(file)

test('every token is read', () => {
  const css = files.map(([, text]) => text).join('\n')
  const tokens = new Set(Array.from(sources['theme/tokens.css']!.matchAll(/(--[\w-]+)\s*:/g), ([, name]) => name!))
  expect([...tokens].filter(name => !new RegExp(`var\\(${name}[,)]`).test(css))).toEqual([])
})

test('every class of a module is given to something', () => {
  const unused = files.flatMap(([file, text]) => {
    if (!file.endsWith('.module.css')) return []
    const users = importersOf(file)
    const plain = text.replaceAll(/\/\*.*?\*\/|:global\([^)]*\)/gs, '')
    const names = new Set(Array.from(plain.matchAll(/\.([a-z]\w*)(?=[\s,:.{>[+~)])/gi), ([, name]) => name!))
    // One that is named by a value, `styles[kind]`, may be any.
    if (users.some(user => /[sS]tyles\[/.test(user))) return []
    return [...names].filter(name => !users.some(user => user.includes(`.${name}`))).map(name => `${file} .${name}`)
  })
  expect(unused).toEqual([])
})

test.each(files.map(([file]) => file).filter(holdsWords))('every word of %s is said', async file => {
  const room = file.replace(/[^/]+$/, '')
  const isOfShell = file.startsWith('locale/')
  const readers = files
    .filter(([other]) => !holdsWords(other))
    .filter(([other, text]) => isOfShell || other.startsWith(room) || text.includes(file.replace(/^.*\//, '')))
    .map(([, text]) => text)
  const module = (await import(new URL(file, src).href)) as Record<string, { zh: Record<string, unknown> }>
  expect(Object.values(module).flatMap(({ zh }) => silentIn(zh, readers))).toEqual([])
})

const importersOf = (file: string): string[] => {
  const name = file.replace(/^.*(?=\/)/, '')
  return files.filter(([, text]) => text.includes(`${name}'`)).map(([, text]) => text)
}

/** A key is read as `.key`, taken out by name or given as `'key'`; what is read as a whole, or by a key of its own, says all it holds. */
function silentIn(words: Record<string, unknown>, readers: readonly string[], within = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) => {
    const isRead = new RegExp(`\\.${key}\\b|[{,] ?${key}(?:: \\w+)?(?=[ ,])|'${key}'`)
    const users = readers.filter(text => isRead.test(text))
    if (users.length === 0) return [within + key]
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
    const isWhole = new RegExp(`\\.${key}(?![\\w.?])`)
    return users.some(text => isWhole.test(text))
      ? []
      : silentIn(value as Record<string, unknown>, users, `${within}${key}.`)
  })
}
