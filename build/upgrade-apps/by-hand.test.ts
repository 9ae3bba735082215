import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { appSources, folderOf, handEdits } from './app-sources.ts'
import { edited, readHandEdits } from './by-hand.ts'

const apps = readdirSync(folderOf('.')).filter(app => handEdits(app).length > 0)

/** Rules with something left in `left.txt`, and the defaults that it restores. */
function reasonsIn(app: string): string[] {
  const left = readFileSync(path.join(folderOf(app), 'left.txt'), 'utf8')
  return [
    ...Array.from(left.matchAll(/\] {2}([\w-]+)$/gm), ([, rule = '']) => rule),
    ...Array.from(left.matchAll(/^ {2}([\w.]+) {2}\d+ places?$/gm), ([, name = '']) => name)
  ]
}

test.each(apps)('%s: a person changes what the command has left, and nothing else', app => {
  const unexplained = handEdits(app).filter(({ reason }) => !reasonsIn(app).includes(reason))
  expect(unexplained).toEqual([])
  expect(() => appSources(app, 'after')).not.toThrow()
})

test('an edit is read with its file and its reason', () => {
  const text = 'src/App.vue  prop-x\n- old\n-   line\n+ new\n\nsrc/main.js  prop-y\n+ added\n'
  expect(readHandEdits(text)).toEqual([
    { file: 'src/App.vue', reason: 'prop-x', from: 'old\n  line', to: 'new' },
    { file: 'src/main.js', reason: 'prop-y', from: '', to: 'added' }
  ])
})

test('an edit that fits in no place or in two is an error', () => {
  const edit = { file: 'a.js', reason: '', from: 'x', to: 'y' }
  expect(edited('axb', edit)).toBe('ayb')
  expect(() => edited('ab', edit)).toThrow('a.js holds 0 times: x')
  expect(() => edited('xx', edit)).toThrow('a.js holds 2 times: x')
})
