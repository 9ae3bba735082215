import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SmallBuilds } from './small-builds.ts'
import { changeText, smallBuilds } from './small-builds.ts'
import type { SmallProject } from './small-project.ts'
import { smallNav, smallProject } from './small-project.ts'

/** Builds after a change of the app or of the build itself; each runs in its own process. */
const minutes = 60_000
let project: SmallProject
let builds: SmallBuilds

beforeAll(async () => {
  project = smallProject()
  builds = await smallBuilds(project, () => smallNav)
}, 5 * minutes)

afterAll(() => builds.end())

/** A message of the shell, a token of the theme, code that renders pages, and three steps of the build. */
const edits: Record<string, (text: string) => string> = {
  'src/page/rendered/article.tsx': text => text.replace(' data-prose>', ' data-prose lang="">'),
  'src/locale/messages.ts': text => text.replace(/(\bskip: ')([^']+)'/, `$1$2 changed'`),
  'src/theme/tokens.css': text => text.replace(/^(\s*--[\w-]+: )#\w+;/m, '$1#123456;'),
  'builder/markdown/page-markdown.ts': text => text.replace("demo: 'Demo'", "demo: 'Example'"),
  'builder/mdx/page-sections.ts': text => text.replace('section.body.length < 60', 'section.body.length < 20'),
  'builder/highlight/highlight.ts': text => text.replace("ts: code => jsSpans(code, 'ts')", 'ts: () => []')
}

test(
  'an incremental build after edits of the app and of the build equals a clean build',
  async () => {
    const before = Object.keys(edits).map(name => [name, project.read(name)] as const)
    for (const [name, edit] of Object.entries(edits)) changeText(project, name, edit)
    const first = await project.build('dist')
    expect(first, first.output).toMatchObject({ status: 0 })
    await project.withoutCache(async () => {
      rmSync(path.join(project.root, 'clean'), { recursive: true, force: true })
      const clean = await project.build('clean')
      expect(clean, clean.output).toMatchObject({ status: 0 })
    })
    expect(builds.compare()).toEqual([])
    // Restored, because the other tests build with the code of this process.
    for (const [name, text] of before) project.write(name, text)
  },
  5 * minutes
)

test(
  'a damaged cached app bundle is built again',
  async () => {
    const [key = ''] = readdirSync(path.join(project.root, '.cache/app')).sort(
      (a, b) => Number(keyIsCurrent(b)) - Number(keyIsCurrent(a))
    )
    const script = path.join(project.root, '.cache/app', key, 'server/node.js')
    const whole = readFileSync(script)
    writeFileSync(script, whole.subarray(0, whole.length - 100))
    await builds.build('dist')
    expect(readFileSync(path.join(project.root, 'dist/server/node.js')).equals(whole)).toBe(true)
  },
  5 * minutes
)

const keyIsCurrent = (key: string) =>
  existsSync(path.join(project.root, '.cache/app', key, 'app.json')) &&
  readFileSync(path.join(project.root, '.cache/app', key, 'server/node.js')).equals(
    readFileSync(path.join(project.root, 'dist/server/node.js'))
  )

test(
  'two concurrent incremental builds give the output of a clean build',
  async () => {
    changeText(project, 'content/table/base/sort/page.zh.mdx', text => `${text}\nA new line.\n`)
    const results = await Promise.all([project.build('dist'), project.build('dist')])
    expect(
      results.map(({ status }) => status),
      results.map(({ output }) => output).join()
    ).toEqual([0, 0])
    await builds.cleanBuild()
    expect(builds.compare()).toEqual([])
  },
  5 * minutes
)
