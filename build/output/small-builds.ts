import { existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { specifiedBase } from '../../shared/base-path.ts'
import { forgetResults, keepResultsIn } from '../graph/step.ts'
import { noStore } from '../graph/store.ts'
import type { NavSource } from '../pages/nav-source.ts'
import { buildSite } from './build-site.ts'
import type { SmallProject } from './small-project.ts'
import { differences } from './small-project.ts'

export interface SmallBuilds {
  /** In this program, with a cache that the last build left: as a program that has just started. */
  build: (target: string, origin?: string) => Promise<void>
  /** Clean but for the app, which the edits of content are no part of. */
  cleanBuild: () => Promise<void>
  /** The names of what a build after a change has not made as the clean build has. */
  compare: () => string[]
  end: () => void
}

// As a build is: React looks at it when it is loaded.
process.env.NODE_ENV = 'production'

/** What a build keeps of the content: steps and drawings in one folder, compressed forms in a file. */
const cached = ['results', 'compressed']

/** Builds of a small project within the program of the test, the first of which is made already. */
export async function smallBuilds(project: SmallProject, nav: () => NavSource): Promise<SmallBuilds> {
  const place = (...names: string[]) => path.join(project.root, ...names)

  async function build(target: string, origin?: string): Promise<void> {
    forgetResults()
    await buildSite({
      basePath: specifiedBase,
      root: project.root,
      nav: nav(),
      target: place(target),
      version: 'test',
      origin,
      isChecked: true,
      workers: 0,
      effort: () => 1,
      step: (_, work) => work()
    })
  }

  async function cleanBuild(): Promise<void> {
    rmSync(place('clean'), { recursive: true, force: true })
    for (const name of cached)
      if (existsSync(place('.cache', name))) moveTo(place('.cache', name), place(`kept-${name}`))
    await build('clean')
    for (const name of cached) {
      rmSync(place('.cache', name), { recursive: true, force: true })
      if (existsSync(place(`kept-${name}`))) moveTo(place(`kept-${name}`), place('.cache', name))
    }
  }

  const compare = () =>
    ['site', 'server', 'worker'].flatMap(part => differences(place('dist', part), place('clean', part)))

  const end = () => {
    keepResultsIn(noStore)
    project.end()
  }

  await build('dist')
  return { build, cleanBuild, compare, end }
}

/** Makes an edit that changes something; another one would prove nothing. */
export function changeText(project: SmallProject, name: string, how: (text: string) => string): void {
  const before = project.read(name)
  const after = how(before)
  if (after === before) throw new Error(`The edit of ${name} changed nothing.`)
  project.write(name, after)
}

function moveTo(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true })
  renameSync(from, to)
}
