import { expect, test } from 'vitest'
import { checkProject } from '../check-project.ts'
import { createProblem } from '../problem.ts'
import { createPictureMarkup, formatMarkup } from './picture-markup.ts'
import { createProjectPicture } from './project-picture.ts'
import { reportTexts } from './report-texts.ts'

const versions = { from: '3.8.6', to: '3.21.6' }
const column = (attribute: string) => `<template><vxe-table><vxe-column ${attribute} /></vxe-table></template>`
const files = [
  { name: 'package.json', text: '{}' },
  { name: 'src/views/decide.vue', text: column('remote-sort').replace('<vxe-table', '<vxe-table resizable') },
  { name: 'src/views/automatic.vue', text: '<template><vxe-table row-id="id" /></template>' },
  { name: 'src/views/same.vue', text: '<template><p /></template>' }
]
const { findings } = checkProject(files, versions)
const names = files.map(({ name }) => name)
const pictureOf = (problems = [createProblem('src/large.js', 'tooLarge', '5 MB', '1 MB')]) =>
  createProjectPicture(
    names,
    findings.filter(({ rule }) => !rule.startsWith('default-')),
    problems
  )

test('a picture has a cell per file with the state of its strictest finding, and cells for files that were not read', () => {
  const { folders, counts } = pictureOf()
  expect(folders.map(({ name, cells }) => [name, cells.map(({ file, state }) => [file, state])])).toEqual([
    ['', [['package.json', 'unchanged']]],
    ['src', [['src/large.js', 'unread']]],
    [
      'src/views',
      [
        ['src/views/automatic.vue', 'mechanical'],
        ['src/views/decide.vue', 'decide'],
        ['src/views/same.vue', 'unchanged']
      ]
    ]
  ])
  expect(counts).toEqual({ unread: 1, decide: 1, look: 0, mechanical: 1, unchanged: 2 })
})

test('a file with a problem and findings is not read', () => {
  const { counts } = pictureOf([createProblem('src/views/decide.vue', 'badExpression')])
  expect(counts).toMatchObject({ unread: 1, decide: 0 })
})

test('a picture of many folders shows the folders above them', () => {
  const many = Array.from({ length: 8000 }, (_, index) => `src/${index % 7}/${index % 700}/${index}.vue`)
  const { folders } = createProjectPicture(many, [], [])
  expect(folders.map(({ name }) => name)).toEqual(['src/0', 'src/1', 'src/2', 'src/3', 'src/4', 'src/5', 'src/6'])
})

test('each cell with findings says its file and their number, and the first one is in the tab order', () => {
  const html = formatMarkup(createPictureMarkup(pictureOf(), reportTexts.en))
  const cells = Array.from(html.matchAll(/<button [^>]*aria-label="([^"]+)"[^>]*tabIndex="(-?\d)"/g), match =>
    match.slice(1)
  )
  expect(cells).toEqual([
    ['src/large.js: not checked', '0'],
    ['src/views/automatic.vue: 1 automatic', '-1'],
    ['src/views/decide.vue: 1 decide, 1 automatic', '-1']
  ])
})

test('names of files are escaped in the HTML of a picture', () => {
  const html = formatMarkup(createPictureMarkup(createProjectPicture(['<a "b">/c\u202E.vue'], [], []), reportTexts.en))
  expect(html).toContain('title="&lt;a &quot;b&quot;&gt;/c\\u202e.vue"')
})
