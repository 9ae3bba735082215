import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isReadable, newerThan } from '../oxc.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (name: string): string => readFileSync(path.join(root, name), 'utf8')

/** The oldest Node that everything runs on; `.nvmrc` names the one to use. */
const least = '20.19'

const commands = readdirSync(path.join(root, 'commands')).map(name => `commands/${name}`)
const sources = ['server', 'build', 'shared', 'upgrade', 'upgrade-facts'].flatMap(folder =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !/\.(test|spec|d)\.ts$|^fixtures/.test(name))
    .map(name => `${folder}/${name.split(path.sep).join('/')}`)
)
const built = ['dist/server/node.js', 'dist/upgrade/vxe-upgrade.mjs'].filter(name => existsSync(path.join(root, name)))

/** What came to Node after 20.19 and no compiler's library of ES2023 refuses by itself. */
const later =
  /\b(?:Promise\.(?:withResolvers|try)|(?:Object|Map)\.groupBy|Array\.fromAsync|RegExp\.escape|Error\.isError|Math\.sumPrecise|Iterator\.from|Uint8Array\.fromBase64|import\.meta\.main|new URLPattern|new WebSocket|Temporal\.|(?<!getBuiltinModule\(["'])node:sqlite|node:test\/reporters|process\.features\.typescript)\b|\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|toBase64|getOrInsert)\(|zstd(?:Compress|Decompress)/

test(`the commands, the build and the server are written in what Node ${least} reads`, () => {
  for (const name of [...commands, ...sources, ...built]) {
    expect(newerThan(`node${least}`, read(name), name), name).toBe(false)
    // Types are looked at by the compiler, with the library and the types of the least Node.
    expect(isReadable(read(name), name), name).toBe(true)
  }
})

test(`they call nothing that came after Node ${least}`, () => {
  for (const name of [...commands, ...sources, ...built]) expect(later.exec(read(name))?.[0], name).toBeUndefined()
})

test('control: newer syntax and newer calls are found', () => {
  expect(newerThan(`node${least}`, 'using file = open()', 'a.mjs')).toBe(true)
  expect(newerThan(`node${least}`, 'const { a = 1 } = b ?? c', 'a.mjs')).toBe(false)
  expect(isReadable('const = 1', 'a.mjs')).toBe(false)
  expect('const { promise } = Promise.withResolvers()').toMatch(later)
  expect('a.isSubsetOf(b)').toMatch(later)
})

test('one least and one recommended Node are named everywhere', () => {
  const { engines, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>
  expect(engines!.node).toBe(`>=${least}`)
  expect(devDependencies!['@types/node']).toMatch(new RegExp(`^${least.replace('.', '\\.')}\\.`))
  const recommended = read('.nvmrc').trim()
  expect(read('README.md')).toContain(`Node ${recommended}`)
  expect(read('README.md')).toContain(`Node ${least}`)
  expect(read('commands/install.mjs')).toContain(`Node ${least}`)
  expect(read('.ci/run')).toContain('.nvmrc')
})
