import path from 'node:path'
import { expect, test } from 'vitest'
import { compileProject } from '../../src/playground/compile/compile-project.ts'
import { contentFolder } from '../pages/content-files.ts'
import { demoNames, projectMaker } from './demo-projects.ts'

const files = contentFolder(path.resolve(import.meta.dirname, '../../content'))
const all = demoNames(files)
// `npm test -- --changed` names the pages that a change can reach.
const pages = process.env.CHANGED_PAGES?.split(',')
const names = pages ? all.filter(name => pages.some(page => name.startsWith(`${page}/`))) : all

test('there are demos to compile', () => expect(all.length).toBeGreaterThan(60))

// People and servers are in most demos; turning each into JavaScript once is what keeps this test short.
const projects = projectMaker(files)

test.each(['zh', 'en'] as const)('every demo compiles in the playground: %s', language => {
  for (const name of names) {
    for (const kind of ['ts', 'js'] as const) {
      const project = projects(name, language, kind)
      const { errors, modules } = compileProject(project)
      expect(errors, `${name} as ${kind}`).toEqual([])
      expect(modules.at(-1)?.name).toBe(project.entry)
      // What the frame does with it, short of calling it: throws where it is no JavaScript.
      for (const { code } of modules) Function('module', 'exports', 'require', code)
    }
  }
})
