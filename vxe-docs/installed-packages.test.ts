import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findInstalledVersion } from './installed-packages.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'packages-'))
afterAll(() => rmSync(folder, { recursive: true }))

function install(project: string, packageJson: string): void {
  const target = path.join(folder, project, 'node_modules/vxe-table')
  mkdirSync(target, { recursive: true })
  writeFileSync(path.join(target, 'package.json'), packageJson)
}

install('old', '{ "version": "3.6.17" }')
install('old/packages/new', '{ "version": "3.9.1" }')
install('broken', '{')

const versionIn = (name: string) => findInstalledVersion(path.join(folder, name), 'vxe-table')

test('the installed version is that of the nearest folder with a readable manifest', () => {
  expect(versionIn('old/src')).toBe('3.6.17')
  expect(versionIn('old/packages/new/src/deep')).toBe('3.9.1')
  expect(versionIn('broken')).toBeUndefined()
})
