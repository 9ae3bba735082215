import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readPictures } from './read-pictures.ts'

const root = path.resolve(import.meta.dirname, '../..')

test('pictures are published by demo, theme and a hash of their bytes', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, 'table/base'), { recursive: true })
  for (const name of ['sort.light.webp', 'sort.dark.webp', 'sort.sepia.webp', 'notes.txt'])
    writeFileSync(path.join(folder, 'table/base', name), name)
  const pictures = readPictures(folder)
  const { light, dark } = pictures.of('table/base/sort')
  expect(pictures.files.map(file => file.path).sort()).toEqual([
    `static/pictures/table-base-sort-dark.${dark}.webp`,
    `static/pictures/table-base-sort-light.${light}.webp`
  ])
  expect(light).toMatch(/^[0-9a-f]{8}$/)
  expect(dark).not.toBe(light)
  expect(pictures.of('table/base/filter')).toEqual({})
})

test('without a folder no demo has a picture', () => {
  expect(readPictures(path.join(root, 'no such folder')).files).toEqual([])
})

test('each picture belongs to a demo', () => {
  const names = readdirSync(path.join(root, 'pictures'), { recursive: true, encoding: 'utf8' })
  const left = names
    .filter(name => name.endsWith('.webp'))
    .filter(name => !existsSync(path.join(root, 'content', name.replace(/\.\w+\.webp$/, '.vue'))))
  expect(left, 'Delete pictures of demos that are gone').toEqual([])
})
