import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readPictures } from './read-pictures.ts'

const root = path.resolve(import.meta.dirname, '../..')

test('pictures are published by language, demo, theme and a hash of their bytes', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, 'table/base'), { recursive: true })
  const pictureNames = ['sort.light.webp', 'sort.dark.webp', 'sort.light.en.webp']
  for (const name of [...pictureNames, 'sort.sepia.webp', 'sort.light.fr.webp', 'notes.txt'])
    writeFileSync(path.join(folder, 'table/base', name), name)
  const pictures = readPictures(folder)
  const { light, dark } = pictures.of('table/base/sort', 'zh')
  const { light: english } = pictures.of('table/base/sort', 'en')
  expect(pictures.files.map(file => file.path).sort()).toEqual([
    `static/pictures/en/table-base-sort-light.${english}.webp`,
    `static/pictures/zh/table-base-sort-dark.${dark}.webp`,
    `static/pictures/zh/table-base-sort-light.${light}.webp`
  ])
  expect(light).toMatch(/^[0-9a-f]{8}$/)
  expect(new Set([light, dark, english]).size).toBe(3)
  expect(pictures.of('table/base/sort', 'tw')).toEqual({ light, dark })
  expect(pictures.of('table/base/filter', 'zh')).toEqual({})
})

test('without a folder no demo has a picture', () => {
  expect(readPictures(path.join(root, 'no such folder')).files).toEqual([])
})

const names = readdirSync(path.join(root, 'pictures'), { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.webp'))
  .map(name => name.split(path.sep).join('/'))
const idOf = (name: string) => name.replace(/\.\w+(\.en)?\.webp$/, '')

test('each picture belongs to a demo', () => {
  const left = names.filter(name => !existsSync(path.join(root, 'content', `${idOf(name)}.vue`)))
  expect(left, 'Delete pictures of demos that are gone').toEqual([])
})

test('a demo with a picture has one in both themes and languages', () => {
  const nameSet = new Set(names)
  const missing = [...new Set(names.map(idOf))]
    .flatMap(id => ['light', 'dark', 'light.en', 'dark.en'].map(kind => `${id}.${kind}.webp`))
    .filter(name => !nameSet.has(name))
  expect(missing, 'Take them: npm run pictures').toEqual([])
})
