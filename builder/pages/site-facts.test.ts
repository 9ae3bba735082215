import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { siteFacts } from './site-facts.ts'

const root = path.resolve(import.meta.dirname, '../..')

test('siteFacts() contains the installed versions of vxe-table, Vue and xe-utils', () => {
  const { version } = JSON.parse(readFileSync(path.join(root, 'node_modules/vxe-table/package.json'), 'utf8'))
  expect(siteFacts(root)).toMatchObject({
    library: version,
    vue: expect.stringMatching(/^2\.7\./),
    utils: expect.stringMatching(/^3\./)
  })
})

test('siteFacts() rejects a folder without installed packages', () => {
  expect(() => siteFacts('/')).toThrow('vxe-table/package.json')
})
