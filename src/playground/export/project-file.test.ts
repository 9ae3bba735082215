import { expect, test } from 'vitest'
import { ProjectCodeError } from '../../../shared/project-code.ts'
import type { Project } from '../../../shared/project.ts'
import { getFileStem, writeProjectFile, readProjectFile } from './project-file.ts'

const project: Project = {
  entry: 'a/sort-two.vue',
  files: [{ name: 'a/sort-two.vue', text: '表\r\n\u2028🧮' }],
  kind: 'ts',
  library: '3.8.6'
}

test('a project is unchanged after its project file is written and read', () => {
  expect(readProjectFile(writeProjectFile(project))).toEqual(project)
})

test.each([
  ['an empty file', '', 'damaged'],
  ['a truncated file', writeProjectFile(project).slice(0, 60), 'damaged'],
  ['null', 'null', 'shape'],
  ['a package.json file', '{"name":"a"}', 'shape'],
  ['a file of a later playground', '{"form":"vxe-table playground 2"}', 'newer'],
  ['a file without a project', '{"form":"vxe-table playground 1"}', 'shape'],
  ['a file name with ../', writeProjectFile({ ...project, files: [{ name: '../x.ts', text: '' }] }), 'name']
])('as project file, %s is rejected', (_, text, problem) => {
  expect(() => readProjectFile(text)).toThrow(ProjectCodeError)
  expect(() => readProjectFile(text)).toThrow(problem)
})

test('exported files are named after the entry file, or "playground" if that name is not safe', () => {
  expect(getFileStem(project)).toBe('sort-two')
  for (const entry of ['.vue', 'a/...vue', 'a/....vue', 'a.b..vue', 'NUL.vue', 'a/com1.d.ts', '表.vue', ''])
    expect(getFileStem({ entry }), entry).toBe('playground')
})
