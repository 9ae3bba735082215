import { expect, test } from 'vitest'
import { ProjectCodeError } from '../../../shared/project-code.ts'
import type { Project } from '../../../shared/project.ts'
import { fileStem, projectFile, readProjectFile } from './project-file.ts'

const project: Project = {
  entry: 'a/sort-two.vue',
  files: [{ name: 'a/sort-two.vue', text: '表\r\n\u2028🧮' }],
  kind: 'ts',
  library: '3.8.6'
}

test('a file is read as it was written', () => {
  expect(readProjectFile(projectFile(project))).toEqual(project)
})

test.each([
  ['nothing', '', 'damaged'],
  ['half a file', projectFile(project).slice(0, 60), 'damaged'],
  ['null', 'null', 'shape'],
  ['a package.json', '{"name":"a"}', 'shape'],
  ['a file of a later playground', '{"form":"vxe-table playground 2"}', 'newer'],
  ['a file that lost its project', '{"form":"vxe-table playground 1"}', 'shape'],
  ['a name with a path', projectFile({ ...project, files: [{ name: '../x.ts', text: '' }] }), 'name']
])('%s is refused', (_, text, problem) => {
  expect(() => readProjectFile(text)).toThrow(ProjectCodeError)
  expect(() => readProjectFile(text)).toThrow(problem)
})

test('the name of the entry names what is saved', () => {
  expect(fileStem(project)).toBe('sort-two')
  for (const entry of ['.vue', 'a/...vue', 'a/....vue', 'a.b..vue', 'NUL.vue', 'a/com1.d.ts', '表.vue', ''])
    expect(fileStem({ entry }), entry).toBe('playground')
})
