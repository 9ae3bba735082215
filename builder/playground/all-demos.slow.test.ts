import path from 'node:path'
import { expect, test } from 'vitest'
import { compileProject } from '../../src/playground/compile/compile-project.ts'
import { contentFolder } from '../pages/content-files.ts'
import { demoNames, createProjectReader } from './demo-projects.ts'

const files = contentFolder(path.resolve(import.meta.dirname, '../../content'))
const all = demoNames(files)
// `npm test -- --changed` names the pages that a change can affect.
const pages = process.env.CHANGED_PAGES?.split(',')
const names = pages ? all.filter(name => pages.some(page => name.startsWith(`${page}/`))) : all

test('the content has more than 60 demos to compile', () => expect(all.length).toBeGreaterThan(60))

// Most demos import the same files; converting each to JavaScript once keeps this test short.
const projects = createProjectReader(files)

test.each(['zh', 'en'] as const)('every demo compiles in the playground: %s', language => {
  for (const name of names) {
    for (const kind of ['ts', 'js'] as const) {
      const project = projects(name, language, kind)
      const { errors, modules } = compileProject(project)
      expect(errors, `${name} as ${kind}`).toEqual([])
      expect(modules.at(-1)?.name).toBe(project.entry)
      // Compiles the code as the frame does, without running it: throws on invalid JavaScript.
      for (const { code } of modules) Function('module', 'exports', 'require', code)
    }
  }
})
