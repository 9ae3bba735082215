import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { docsVersion } from './docs-version.ts'

test('the documented version is the installed one', () => {
  const manifest = readFileSync(new URL('../node_modules/vxe-table/package.json', import.meta.url), 'utf8')
  expect((JSON.parse(manifest) as { version: string }).version).toBe(docsVersion)
})
