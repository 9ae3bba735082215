import { parse } from 'vue/compiler-sfc'
import { expect, test } from 'vitest'
import { readProject } from '../../../shared/project-code.ts'
import { createDemoProject, createDefaultProject } from './demo-project.ts'

test('files of a demo opened in the playground have the names used in imports', async () => {
  const files = [
    { label: 'sort.vue', path: 'table/base/sort/sort.en.vue', sources: '' },
    { label: '_shared/people.ts', path: '_shared/people.en.ts', sources: '' }
  ]
  const read = async (file: { path: string }, kind: string) => ({ code: `${kind} ${file.path}` })
  expect(await createDemoProject({ files }, 'ts', '3.8.6', read)).toEqual({
    entry: 'sort.vue',
    files: [
      { name: 'sort.vue', text: 'ts table/base/sort/sort.en.vue' },
      { name: '_shared/people.ts', text: 'ts _shared/people.en.ts' }
    ],
    kind: 'ts',
    library: '3.8.6'
  })
  expect((await createDemoProject({ files }, 'js', '3.8.6', read)).files.map(file => file.name)).toEqual([
    'sort.vue',
    '_shared/people.js'
  ])
})

test.each(['zh', 'tw', 'en'] as const)(
  'the default project of the playground is valid in %s, as TypeScript and JavaScript',
  language => {
    for (const kind of ['ts', 'js'] as const) {
      const project = createDefaultProject(language, kind, '3.8.6')
      expect(readProject(project)).toEqual(project)
      const { template, script } = parse({ source: project.files[0]!.text, sourceMap: false })
      expect(template?.content).toContain('<vxe-table')
      expect(script?.lang).toBe(kind === 'ts' ? 'ts' : undefined)
      expect(script?.content).not.toContain('undefined')
    }
  }
)
