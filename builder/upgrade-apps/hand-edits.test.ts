import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { appSources, folderOf, handEdits } from './app-sources.ts'
import { applyEdit, readHandEdits } from './hand-edits.ts'

const apps = readdirSync(folderOf('.')).filter(app => handEdits(app).length > 0)

/** Returns the rules with places in `left.txt`, and the defaults that it restores. */
function reasonsIn(app: string): string[] {
  const left = readFileSync(path.join(folderOf(app), 'left.txt'), 'utf8')
  return [
    ...Array.from(left.matchAll(/\] {2}([\w-]+)$/gm), ([, rule = '']) => rule),
    ...Array.from(left.matchAll(/^ {2}([\w.]+) {2}\d+ places?$/gm), ([, name = '']) => name)
  ]
}

test.each(apps)('sample app %s: each manual edit has a reason in left.txt, and all edits can be applied', app => {
  const unexplained = handEdits(app).filter(({ reason }) => !reasonsIn(app).includes(reason))
  expect(unexplained).toEqual([])
  expect(() => appSources(app, 'after')).not.toThrow()
})

test('a manual edit of a sample app is read with its file and reason', () => {
  const text = 'src/App.vue  prop-x\n- old\n-   line\n+ new\n\nsrc/main.js  prop-y\n+ added\n'
  expect(readHandEdits(text)).toEqual([
    { file: 'src/App.vue', reason: 'prop-x', from: 'old\n  line', to: 'new' },
    { file: 'src/main.js', reason: 'prop-y', from: '', to: 'added' }
  ])
})

test('a manual edit is an error if its old text occurs nowhere or twice', () => {
  const edit = { file: 'a.js', reason: '', from: 'x', to: 'y' }
  expect(applyEdit('axb', edit)).toBe('ayb')
  expect(() => applyEdit('ab', edit)).toThrow('a.js holds 0 times: x')
  expect(() => applyEdit('xx', edit)).toThrow('a.js holds 2 times: x')
})
