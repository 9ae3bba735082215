import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './process.mjs'
import { programName, getProgram, programs, programsList, hashOf } from './programs.mjs'

test('each program is bundled into a file, with the hashes of the current sources', () => {
  for (const entry of programs) {
    const { file, env } = getProgram(entry)
    expect(path.dirname(file)).toBe(env.DOCS_PROGRAMS)
    expect(readFileSync(file, 'utf8')).not.toBe('')
    expect(path.basename(file)).toBe(`${programName(entry)}.mjs`)
  }
  const { sums, place } = JSON.parse(readFileSync(programsList, 'utf8'))
  expect(place).toBe(root)
  for (const name of [...programs, 'builder/graph/step-pool.ts', 'content/nav.ts', 'package-lock.json'])
    expect([name, sums[name]]).toEqual([name, hashOf(readFileSync(path.join(root, name)))])
  expect(Object.keys(sums).filter(name => name.includes('node_modules'))).toEqual([])
})

test('a bundled program contains the path of its source instead of import.meta.dirname', () => {
  const { DOCS_PROGRAMS } = getProgram('builder/build.ts').env
  const texts = readdirSync(DOCS_PROGRAMS)
    .filter(name => name.endsWith('.mjs'))
    .map(name => readFileSync(path.join(DOCS_PROGRAMS, name), 'utf8'))
  const code = texts.join('\n')
  expect(code).toContain(`path.resolve(${JSON.stringify(path.join(root, 'builder'))}, "..")`)
  // No bundled code depends on its own path.
  expect(code.match(/.{30}import\.meta\.(?:dirname|filename)/g) ?? []).toEqual([])
})
