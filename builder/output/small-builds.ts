import { existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { specifiedBase } from '../../shared/base-path.ts'
import { clearResults, storeResultsIn } from '../graph/step.ts'
import { emptyStore } from '../graph/store.ts'
import type { NavSource } from '../pages/nav-source.ts'
import { buildSite } from './build-site.ts'
import type { SmallProject } from './small-project.ts'
import { differences } from './small-project.ts'

export interface SmallBuilds {
  /** Builds in this process with the cache of the last build, as in a new process. */
  build: (target: string, origin?: string) => Promise<void>
  /** Builds without a cache, except for the app, which edits of content do not affect. */
  cleanBuild: () => Promise<void>
  /** Returns the names of the files that differ between the build after a change and the clean build. */
  compare: () => string[]
  end: () => void
}

// As in a build: React reads it when it is loaded.
process.env.NODE_ENV = 'production'

/** Cache of the content: steps and rendered pages in one folder, compressed bodies in a file. */
const cacheNames = ['results', 'compressed']

/** Builds a small project within the test process; the first build is done when the promise resolves. */
export async function smallBuilds(project: SmallProject, nav: () => NavSource): Promise<SmallBuilds> {
  const inProject = (...names: string[]) => path.join(project.root, ...names)

  async function build(target: string, origin?: string): Promise<void> {
    clearResults()
    await buildSite({
      basePath: specifiedBase,
      root: project.root,
      nav: nav(),
      target: inProject(target),
      version: 'test',
      origin,
      isChecked: true,
      workers: 0,
      effort: () => 1,
      step: (_, work) => work()
    })
  }

  async function cleanBuild(): Promise<void> {
    rmSync(inProject('clean'), { recursive: true, force: true })
    for (const name of cacheNames)
      if (existsSync(inProject('.cache', name))) moveTo(inProject('.cache', name), inProject(`kept-${name}`))
    await build('clean')
    for (const name of cacheNames) {
      rmSync(inProject('.cache', name), { recursive: true, force: true })
      if (existsSync(inProject(`kept-${name}`))) moveTo(inProject(`kept-${name}`), inProject('.cache', name))
    }
  }

  const compare = () =>
    ['site', 'server', 'worker'].flatMap(part => differences(inProject('dist', part), inProject('clean', part)))

  const end = () => {
    storeResultsIn(emptyStore)
    project.end()
  }

  await build('dist')
  return { build, cleanBuild, compare, end }
}

/** Edits a file; an edit that changes nothing is an error, because it would prove nothing. */
export function changeText(project: SmallProject, name: string, edit: (text: string) => string): void {
  const before = project.read(name)
  const after = edit(before)
  if (after === before) throw new Error(`The edit of ${name} changed nothing.`)
  project.write(name, after)
}

function moveTo(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true })
  renameSync(from, to)
}
