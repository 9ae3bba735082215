import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { listFiles, sourceParts } from './app-files.ts'

const root = path.resolve(import.meta.dirname, '../..')

test('the bundle is made again after a change of any folder that its sources import', () => {
  const parts: readonly string[] = sourceParts
  const imported = new Set<string>()
  for (const part of parts.filter(each => !each.includes('.')))
    for (const name of listFiles(path.join(root, part)).filter(isSource))
      for (const [, target = ''] of readFileSync(path.join(root, part, name), 'utf8').matchAll(
        /(?:from|import\() ?'(\.{1,2}\/[^'?]+)/g
      ))
        imported.add(path.relative(root, path.resolve(root, part, path.dirname(name), target)))
  const isCovered = (name: string) => parts.some(part => name === part || name.startsWith(`${part}/`))
  expect(imported.size).toBeGreaterThan(500)
  expect([...imported].filter(name => !isCovered(name)).sort()).toEqual([])
})

function isSource(name: string): boolean {
  return /\.tsx?$/.test(name) && !/\.(?:test|spec)\.ts$|^fixtures\//.test(name)
}
