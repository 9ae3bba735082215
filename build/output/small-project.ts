import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ContentTable } from '../../shared/content.ts'
import { specifiedBase } from '../../shared/base-path.ts'
import type { NavSource } from '../pages/nav-source.ts'
import { filesBelow } from './app-files.ts'

const project = path.resolve(import.meta.dirname, '../..')
const code = [
  'build',
  'src',
  'shared',
  'sandbox',
  'offline',
  'portable',
  'upgrade',
  'server',
  'upgrade-facts',
  'index.html',
  'tsconfig.base.json',
  'package.json',
  'package-lock.json'
]

/** Where the content of a site without any would be. */
export const emptyTable: ContentTable = {
  base: specifiedBase,
  build: '',
  nav: { zh: '', tw: '', en: '' },
  sections: {},
  aliases: {},
  search: { zh: '', tw: '', en: '' },
  lists: ''
}

/** A few pages of every kind, for tests that build a site many times. */
export const smallNav: NavSource = [
  {
    key: 'start',
    title: { zh: '开始', en: 'Start' },
    under: '/table',
    pages: [
      'start/install',
      'start/theme',
      'base/sort',
      'base/filter',
      'advanced/keepAlives',
      '/icon/api',
      '/api/preview',
      '/api/unshown'
    ]
  }
]

export interface SmallProject {
  root: string
  read: (name: string) => string
  write: (name: string, text: string) => void
  remove: (name: string) => void
  /** Works on the project as if nothing had ever been built in it, and puts the cache back. */
  withoutCache: <T>(work: () => Promise<T>) => Promise<T>
  /** Runs the build as a program of its own. */
  build: (target?: string) => Promise<{ status: number | null; output: string }>
  end: () => void
}

/** A copy of this project with these pages alone. */
export function smallProject(nav = smallNav): SmallProject {
  const root = mkdtempSync(path.join(tmpdir(), 'docs-'))
  const place = (name: string) => path.join(root, name)
  for (const name of code) cpSync(path.join(project, name), place(name), { recursive: true })
  const folders = nav.flatMap(group =>
    group.pages.map(page => (page.startsWith('/') ? page : `${group.under}/${page}`))
  )
  for (const name of ['_shared', 'api', 'search', 'table/start/icons/icon-words.ts', ...folders])
    cpSync(path.join(project, 'content', name), place(path.join('content', name)), { recursive: true })
  // The bundler keeps things of its own beside the packages.
  mkdirSync(place('node_modules'))
  for (const name of readdirSync(path.join(project, 'node_modules')))
    if (name !== '.vite') symlinkSync(path.join(project, 'node_modules', name), place(`node_modules/${name}`))
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(place(name)), { recursive: true })
    writeFileSync(place(name), text)
  }
  write('content/nav.ts', `export const nav = ${JSON.stringify(nav)}\n`)
  return {
    root,
    read: name => readFileSync(place(name), 'utf8'),
    write,
    remove: name => rmSync(place(name), { recursive: true, force: true }),
    async withoutCache(work) {
      const kept = place('.cache-kept')
      if (existsSync(place('.cache'))) renameSync(place('.cache'), kept)
      try {
        return await work()
      } finally {
        rmSync(place('.cache'), { recursive: true, force: true })
        if (existsSync(kept)) renameSync(kept, place('.cache'))
      }
    },
    build(target = 'dist') {
      const env = {
        ...process.env,
        CONTENT_CHECKED: 'true',
        DOCS_TARGET: place(target),
        DOCS_BUILD: 'test',
        DOCS_EFFORT: '1',
        ORIGIN: '',
        NODE_ENV: 'production'
      }
      return new Promise(done => {
        const child = spawn(process.execPath, ['--import', 'tsx', place('build/build.ts')], { cwd: root, env })
        let output = ''
        for (const stream of [child.stdout, child.stderr]) stream.on('data', data => (output += data))
        child.on('close', status => done({ status, output }))
      })
    },
    end: () => rmSync(root, { recursive: true, force: true })
  }
}

/** The names of the files that two folders do not have alike. */
export function differences(one: string, other: string): string[] {
  const names = [...new Set([...filesBelow(one), ...filesBelow(other)])]
  const read = (folder: string, name: string) =>
    existsSync(path.join(folder, name)) ? readFileSync(path.join(folder, name)) : undefined
  return names.filter(name => {
    const [a, b] = [read(one, name), read(other, name)]
    return !a || !b || !a.equals(b)
  })
}
