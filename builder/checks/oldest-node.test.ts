import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isReadable, isNewerThan } from '../oxc.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (name: string): string => readFileSync(path.join(root, name), 'utf8')

/** The oldest Node that everything runs on; `.nvmrc` names the one to use. */
const oldestNode = '20.19'

const commands = readdirSync(path.join(root, 'commands')).map(name => `commands/${name}`)
const sources = ['server', 'builder', 'editor', 'version-check', 'shared', 'upgrade', 'upgrade-facts', 'usage'].flatMap(
  folder =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.ts') && !/\.(test|spec|d)\.ts$|^fixtures/.test(name))
      .map(name => `${folder}/${name.split(path.sep).join('/')}`)
)
const built = ['dist/server/node.js', 'dist/upgrade/vxe-upgrade.mjs'].filter(name => existsSync(path.join(root, name)))

/** Calls that came to Node after 20.19 and that the compiler with its library of ES2023 does not reject. */
const newerCalls =
  /\b(?:Promise\.(?:withResolvers|try)|(?:Object|Map)\.groupBy|Array\.fromAsync|RegExp\.escape|Error\.isError|Math\.sumPrecise|Iterator\.from|Uint8Array\.fromBase64|import\.meta\.main|new URLPattern|new WebSocket|Temporal\.|(?<!getBuiltinModule\(["'])node:sqlite|node:test\/reporters|process\.features\.typescript)\b|\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|toBase64|getOrInsert)\(|zstd(?:Compress|Decompress)/

/** Removes calls that a package makes only where Node has the function. */
const withoutGuardedCalls = (text: string): string =>
  text.replaceAll(/if \(typeof ([\w.]+) === "function"\) return \1\(\w+\);/g, '')

test(`the commands, the build and the server use only syntax of Node ${oldestNode}`, () => {
  for (const name of [...commands, ...sources, ...built]) {
    expect(isNewerThan(`node${oldestNode}`, read(name), name), name).toBe(false)
    // Only the syntax is read here: the compiler checks the types, with the library and the types of the oldest Node.
    expect(isReadable(read(name), name), name).toBe(true)
  }
})

test(`the commands, the build and the server call no listed function that is newer than Node ${oldestNode}`, () => {
  for (const name of [...commands, ...sources, ...built])
    expect(newerCalls.exec(withoutGuardedCalls(read(name)))?.[0], name).toBeUndefined()
})

test('control: syntax and calls newer than the oldest supported Node are found', () => {
  expect(isNewerThan(`node${oldestNode}`, 'using file = open()', 'a.mjs')).toBe(true)
  expect(isNewerThan(`node${oldestNode}`, 'const { a = 1 } = b ?? c', 'a.mjs')).toBe(false)
  expect(isReadable('const = 1', 'a.mjs')).toBe(false)
  expect('const { promise } = Promise.withResolvers()').toMatch(newerCalls)
  const guarded = 'if (typeof Promise.try === "function") return Promise.try(f);'
  expect(withoutGuardedCalls(guarded)).not.toMatch(newerCalls)
  expect(withoutGuardedCalls(`${guarded} Promise.try(f)`)).toMatch(newerCalls)
  expect('a.isSubsetOf(b)').toMatch(newerCalls)
})

test('package.json, README and installer name the same oldest Node, .nvmrc and README the same recommended one', () => {
  const { engines, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>
  expect(engines!.node).toBe(`>=${oldestNode}`)
  expect(devDependencies!['@types/node']).toMatch(new RegExp(`^${oldestNode.replace('.', '\\.')}\\.`))
  const recommended = read('.nvmrc').trim()
  expect(read('README.md')).toContain(`Node ${recommended}`)
  expect(read('README.md')).toContain(`Node ${oldestNode}`)
  expect(read('commands/install.mjs')).toContain(`Node ${oldestNode}`)
  expect(read('.ci/run')).toContain('.nvmrc')
})
