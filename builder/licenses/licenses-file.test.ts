import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { licensesText } from './licenses-file.ts'

/** Tests the list of licenses with packages in a temporary folder. */
let root = ''
beforeEach(() => void (root = mkdtempSync(path.join(tmpdir(), 'licenses-'))))
afterEach(() => rmSync(root, { recursive: true }))

const inPackage = (name: string) => path.join(root, 'node_modules', name)
function write(name: string, text: string): void {
  mkdirSync(path.dirname(inPackage(name)), { recursive: true })
  writeFileSync(inPackage(name), text)
}
function install(name: string, manifest: object, license?: string): void {
  write(
    `${name}/package.json`,
    JSON.stringify({ name: name.replace(/.*node_modules\//, ''), version: '1.0.0', ...manifest })
  )
  if (license !== undefined) write(`${name}/LICENSE`, license)
}
const textOf = (modules: string[], copies: string[] = []): string =>
  licensesText('a test', { modules: new Set(modules.map(inPackage)), copies: copies.map(inPackage) })
const headings = (text: string): string[] => [...text.matchAll(/^(.+)\nLicense: /gm)].map(([, heading = '']) => heading)

test('each bundled package has one section with its texts, by name, in any order of the files', () => {
  install('b', { license: 'MIT' }, 'Text of b')
  install('@c/a', { license: 'Apache-2.0' }, 'Text of a')
  write('@c/a/NOTICE', 'Notice of a')
  const text = textOf(['b/x.js', '@c/a/y.js', 'b/z.js'])
  expect(headings(text)).toEqual(['@c/a 1.0.0', 'b 1.0.0'])
  expect(text).toContain('License: Apache-2.0\n\nText of a\n\nNotice of a\n')
  expect(text).toContain('License: MIT\n\nText of b\n')
  expect(textOf(['@c/a/y.js', 'b/z.js', 'b/x.js'])).toBe(text)
})

test('two versions of a package have a section each', () => {
  install('a', { license: 'MIT', dependencies: { b: '*' } }, 'a')
  install('b', { license: 'MIT' }, 'b of all')
  install('a/node_modules/b', { license: 'MIT', version: '2.0.0' }, 'b of a')
  expect(headings(textOf(['a/x.js', 'b/x.js', 'a/node_modules/b/x.js']))).toEqual(['a 1.0.0', 'b 1.0.0', 'b 2.0.0'])
})

test('a bundled package without the text of its license is an error that names it', () => {
  install('a', { license: 'CC-BY-4.0' })
  expect(() => textOf(['a/x.js'])).toThrow('a 1.0.0 is bundled, but has no license text and declares CC-BY-4.0')
  install('a', {}, '\n')
  expect(() => textOf(['a/x.js'])).toThrow('a 1.0.0')
})

test('without a file, the text is that of the readme, or the standard one of the declared license', () => {
  install('a', { license: 'MIT' })
  write('a/README.md', '# a\n\n## License\n\nCopyright A. Permission is hereby granted to all.\n\n## More\n\nmore\n')
  install('b', { license: 'ISC', author: { name: 'Ann' } })
  const text = textOf(['a/x.js', 'b/x.js'])
  expect(text).toContain('License: MIT\n\nCopyright A. Permission is hereby granted to all.\n\n---')
  expect(text).toContain('License: ISC\n\nCopyright (c) Ann\n\nPermission to use, copy')
})

test('the source map of a package names the packages in its build', () => {
  install('a', { license: 'MIT', dependencies: { b: '*', c: '*' } }, 'a')
  install('b', { license: 'MIT' }, 'b')
  install('c', { license: 'MIT' }, 'c')
  write(
    'a/dist/a.js.map',
    JSON.stringify({ sources: ['lib/a.js', 'webpack://a/./node_modules/b/i.js', 'node_modules/d/d.js'] })
  )
  for (const text of [textOf(['a/dist/a.js']), textOf([], ['a/dist/a.js'])]) {
    expect(headings(text)).toEqual(['a 1.0.0', 'b 1.0.0'])
    expect(text).toContain('d (in the build of a)')
  }
})

test('a build without a source map is taken to contain all dependencies', () => {
  install('a', { license: 'MIT', dependencies: { b: '*', unknown: '*' } }, 'a')
  install('b', { license: 'MIT', dependencies: { c: '*' } }, 'b')
  install('c', { license: 'MIT', dependencies: { a: '*' } }, 'c')
  expect(headings(textOf(['a/x.js']))).toEqual(['a 1.0.0', 'b 1.0.0', 'c 1.0.0'])
})

test('a copied file contains the dependencies that the bundler did not follow', () => {
  install('a', { license: 'MIT', dependencies: { b: '*', c: '*' } }, 'a')
  install('b', { license: 'MIT' }, 'b')
  install('c', { license: 'MIT' }, 'c')
  expect(headings(textOf(['a/x.js', 'b/x.js']))).toEqual(['a 1.0.0', 'b 1.0.0'])
  expect(headings(textOf(['a/x.js', 'b/x.js'], ['a/dist/a.js']))).toEqual(['a 1.0.0', 'b 1.0.0', 'c 1.0.0'])
})
