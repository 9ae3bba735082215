import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readLockedVersion } from './locked-version.ts'

let folder = ''
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'locked-'))))
afterEach(() => rmSync(folder, { recursive: true }))
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)

test.each([
  [
    'package-lock.json',
    JSON.stringify({
      packages: {
        'node_modules/vxe-table': { version: '3.8.6' },
        'node_modules/a/node_modules/vxe-table': { version: '1.0.0' }
      }
    })
  ],
  ['package-lock.json', JSON.stringify({ dependencies: { 'vxe-table': { version: '3.8.6' } } })],
  ['yarn.lock', 'vue@^2.6.0:\n  version "2.7.16"\n\nvxe-table@~3.8.0, vxe-table@^3.8.1:\n  version "3.8.6"\n'],
  ['yarn.lock', '"vxe-table@npm:~3.8.0":\n  version: 3.8.6\n'],
  ['pnpm-lock.yaml', 'packages:\n\n  /vue/2.7.16:\n    dev: false\n  /vxe-table/3.8.6:\n    dev: false\n'],
  ['pnpm-lock.yaml', "packages:\n\n  'vxe-table@3.8.6(vue@2.7.16)':\n    resolution: {}\n"]
])('%s names the version of a package', (name, text) => {
  write(name, text)
  expect(readLockedVersion(folder, 'vxe-table')).toBe('3.8.6')
  expect(readLockedVersion(folder, 'xe-utils')).toBeUndefined()
})

test('the lock file of a folder above counts, and broken ones are no error', () => {
  write('package-lock.json', JSON.stringify({ packages: { 'node_modules/vue': { version: '2.7.16' } } }))
  mkdirSync(path.join(folder, 'packages/app'), { recursive: true })
  expect(readLockedVersion(path.join(folder, 'packages/app'), 'vue')).toBe('2.7.16')
  for (const text of ['', '[]', 'null', '{"packages":7}', '{"packages":{"node_modules/vue":null}}']) {
    write('package-lock.json', text)
    expect(readLockedVersion(folder, 'vue')).toBeUndefined()
  }
})
