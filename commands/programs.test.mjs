import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './process.mjs'
import { programName, programOf, programs, programsList, sumOf } from './programs.mjs'

test('each program is there in one file, made of the sources as they are', () => {
  for (const entry of programs) {
    const { file, env } = programOf(entry)
    expect(path.dirname(file)).toBe(env.DOCS_PROGRAMS)
    expect(readFileSync(file, 'utf8')).not.toBe('')
    expect(path.basename(file)).toBe(`${programName(entry)}.mjs`)
  }
  const { sums, place } = JSON.parse(readFileSync(programsList, 'utf8'))
  expect(place).toBe(root)
  for (const name of [...programs, 'build/graph/pool.ts', 'content/nav.ts', 'package-lock.json'])
    expect([name, sums[name]]).toEqual([name, sumOf(readFileSync(path.join(root, name)))])
  expect(Object.keys(sums).filter(name => name.includes('node_modules'))).toEqual([])
})

test('a module knows its own place in them', () => {
  const { DOCS_PROGRAMS } = programOf('build/build.ts').env
  const texts = readdirSync(DOCS_PROGRAMS)
    .filter(name => name.endsWith('.mjs'))
    .map(name => readFileSync(path.join(DOCS_PROGRAMS, name), 'utf8'))
  const code = texts.join('\n')
  expect(code).toContain(`path.resolve(${JSON.stringify(path.join(root, 'build'))}, "..")`)
  // Only in the text that becomes a part of the site.
  expect(code.match(/.{30}import\.meta\.(?:dirname|filename)/g) ?? []).toEqual([])
})
