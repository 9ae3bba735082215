import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isCurrent, isLink } from './install.mjs'

const lock = packages => ({ packages: { '': { version: '0.1.0' }, ...packages } })
const wanted = lock({
  'node_modules/vue': { version: '2.7.16' },
  'node_modules/win32': { version: '1.0.0', optional: true }
})

test('isCurrent() is true if the versions of the lock file are installed', () => {
  expect(isCurrent(wanted, { packages: { 'node_modules/vue': { version: '2.7.16' } } })).toBe(true)
})

test('isCurrent() is false for another version, a missing package and without packages', () => {
  expect(isCurrent(wanted, lock({ 'node_modules/vue': { version: '2.7.15' } }))).toBe(false)
  expect(isCurrent(wanted, lock({}))).toBe(false)
  expect(isCurrent(wanted, undefined)).toBe(false)
})

test('isCurrent() ignores an extra installed package', () => {
  expect(
    isCurrent(wanted, lock({ 'node_modules/vue': { version: '2.7.16' }, 'node_modules/left': { version: '1.0.0' } }))
  ).toBe(true)
})

test('isLink() is true for a symbolic link, not for a folder and a missing file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'install-'))
  const link = path.join(folder, 'node_modules')
  expect(isLink(link)).toBe(false)
  symlinkSync(folder, link)
  expect([isLink(link), isLink(folder)]).toEqual([true, false])
  rmSync(folder, { recursive: true })
})
