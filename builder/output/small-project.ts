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
import { shippedFolders } from '../source-folders.ts'
import { listFiles } from './app-files.ts'

const project = path.resolve(import.meta.dirname, '../..')
const sourceNames = [
  'builder',
  ...shippedFolders,
  'patches',
  'LICENSE',
  'index.html',
  'tsconfig.base.json',
  'package.json',
  'package-lock.json'
]

/** Content table of a site without content. */
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
  /** Runs work on the project without its cache and restores the cache afterwards. */
  withoutCache: <T>(work: () => Promise<T>) => Promise<T>
  /** Runs the build in its own process. */
  build: (target?: string, variables?: Record<string, string>) => Promise<{ status: number | null; output: string }>
  end: () => void
}

/** Creates a copy of this project with these pages only. */
export function smallProject(nav = smallNav): SmallProject {
  const root = mkdtempSync(path.join(tmpdir(), 'docs-'))
  const inRoot = (name: string) => path.join(root, name)
  for (const name of sourceNames) cpSync(path.join(project, name), inRoot(name), { recursive: true })
  const folders = nav.flatMap(group =>
    group.pages.map(page => (page.startsWith('/') ? page : `${group.under}/${page}`))
  )
  for (const name of ['_shared', 'api', 'search', 'table/start/icons/icon-words.ts', ...folders])
    cpSync(path.join(project, 'content', name), inRoot(path.join('content', name)), { recursive: true })
  // Without `.vite`, in which the bundler stores its own files.
  mkdirSync(inRoot('node_modules'))
  for (const name of readdirSync(path.join(project, 'node_modules')))
    if (name !== '.vite') symlinkSync(path.join(project, 'node_modules', name), inRoot(`node_modules/${name}`))
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(inRoot(name)), { recursive: true })
    writeFileSync(inRoot(name), text)
  }
  write('content/nav.ts', `export const nav = ${JSON.stringify(nav)}\n`)
  return {
    root,
    read: name => readFileSync(inRoot(name), 'utf8'),
    write,
    remove: name => rmSync(inRoot(name), { recursive: true, force: true }),
    async withoutCache(work) {
      const savedCache = inRoot('.cache-kept')
      if (existsSync(inRoot('.cache'))) renameSync(inRoot('.cache'), savedCache)
      try {
        return await work()
      } finally {
        rmSync(inRoot('.cache'), { recursive: true, force: true })
        if (existsSync(savedCache)) renameSync(savedCache, inRoot('.cache'))
      }
    },
    build(target = 'dist', variables = {}) {
      const env = {
        ...process.env,
        CONTENT_CHECKED: 'true',
        DOCS_TARGET: inRoot(target),
        DOCS_BUILD: 'test',
        DOCS_EFFORT: '1',
        ORIGIN: '',
        NODE_ENV: 'production',
        ...variables
      }
      return new Promise(done => {
        const child = spawn(process.execPath, ['--import', 'tsx', inRoot('builder/build.ts')], { cwd: root, env })
        let output = ''
        for (const stream of [child.stdout, child.stderr]) stream.on('data', data => (output += data))
        child.on('close', status => done({ status, output }))
      })
    },
    end: () => rmSync(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}

/** Returns the names of the files that differ between two folders. */
export function differences(one: string, other: string): string[] {
  const names = [...new Set([...listFiles(one), ...listFiles(other)])]
  const read = (folder: string, name: string) =>
    existsSync(path.join(folder, name)) ? readFileSync(path.join(folder, name)) : undefined
  return names.filter(name => {
    const [a, b] = [read(one, name), read(other, name)]
    return !a || !b || !a.equals(b)
  })
}
