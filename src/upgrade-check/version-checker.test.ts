import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { SourceFile } from '../../upgrade/check.ts'
import { createProjectModules } from '../../usage/project/project-modules.ts'
import { fixFiles } from './fix-files.ts'
import { createVersionChecker } from './version-checker.ts'

const releases = readFileSync(path.resolve(import.meta.dirname, '../../upgrade-facts/releases.json'), 'utf8')

function createChecker(project: readonly SourceFile[], isLocked = false) {
  const checker = createVersionChecker()
  checker.setReleases(releases)
  checker.setProject({ project, isLocked }, createProjectModules(project))
  return (file: SourceFile, version = '3.8.6') =>
    checker.check({ kind: 'checkVersion', file, version }).findings.map(({ found }) => found)
}

const table = { name: 'a.vue', text: '<template><vxe-table :virtual-y-config="{}" :row-drag-config="{}" /></template>' }

test('one worker checks a file for several versions', () => {
  const check = createChecker([table])
  expect(check(table)).toEqual(['virtual-y-config', 'row-drag-config'])
  expect(check(table, '3.11.39')).toEqual(['virtual-y-config'])
  expect(check(table, '3.21.6')).toEqual([])
  expect(check(table)).toHaveLength(2)
})

test('the version of Vue, own renderers and the lock file of the project count for each file', () => {
  const manifest = { name: 'package.json', text: '{ "dependencies": { "vue": "~2.6.0", "vxe-table": "^3.8.0" } }' }
  const setup = { name: 'b.vue', text: '<script setup>\nconst a = 1\n</script>' }
  const registered = {
    name: 'c.js',
    text: "import { VXETable } from 'vxe-table'\nVXETable.renderer.add('VxeDatePicker', {})"
  }
  const column = {
    name: 'd.vue',
    text: '<template><vxe-column :edit-render="{ name: \'VxeDatePicker\' }" /></template>'
  }
  const all = [manifest, setup, registered, column]
  expect(createChecker(all)(setup)).toHaveLength(1)
  expect(createChecker([setup])(setup)).toHaveLength(0)
  expect(createChecker(all)(column)).toEqual([])
  expect(createChecker([column])(column)).toHaveLength(1)
  expect(createChecker(all)(manifest)).toEqual(['^3.8.0'])
  expect(createChecker(all, true)(manifest)).toEqual([])
})

test('changes are applied to their own files only, and files without changes are the same objects', () => {
  const edits = [{ start: 0, end: 1, text: 'xyz' }]
  const finding = { kind: 'member', severity: 'unknown', start: 0, end: 1, line: 1, column: 1, found: 'a' } as const
  const findings = [{ ...finding, file: 'b.js', page: '/', message: { zh: '', en: '', tw: '' }, edits }]
  const files = [
    { name: 'a.js', text: 'abc' },
    { name: 'b.js', text: 'abc' }
  ]
  const fixed = fixFiles(files, findings)
  expect(fixed.map(({ text }) => text)).toEqual(['abc', 'xyzbc'])
  expect(fixed[0]).toBe(files[0])
})
