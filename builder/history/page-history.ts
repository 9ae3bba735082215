import { execFileSync } from 'node:child_process'
import path from 'node:path/posix'

/** Dates at which pages were added and changed, according to git. */
export interface PageHistory {
  /** `2026-11-24`; undefined for a page that is not committed yet. */
  updated: (page: string) => string | undefined
  /** The newest first. */
  days: readonly ChangedDay[]
}

export interface ChangedDay {
  date: string
  added: string[]
  changed: string[]
}

/** Returns undefined without git, outside the root of a repository, and in a shallow clone. */
export function readHistory(root: string): PageHistory | undefined {
  try {
    if (git(root, 'rev-parse', '--is-shallow-repository').trim() !== 'false') return undefined
    if (path.normalize(git(root, 'rev-parse', '--show-prefix').trim() || '.') !== '.') return undefined
    return parseHistory(git(root, 'log', '--format=%x01%cs', '--name-status', '--no-renames', '--', 'content'))
  } catch {
    return undefined
  }
}

const git = (root: string, ...command: string[]): string =>
  execFileSync('git', ['-c', 'core.quotePath=false', ...command], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore']
  })

/** Parses a log in which each commit begins with `\x01` and its date, followed by its files, each with its status. */
export function parseHistory(log: string): PageHistory {
  const updated = new Map<string, string>()
  const days = new Map<string, Map<string, 'added' | 'changed'>>()
  for (const commit of log.split('\x01').slice(1)) {
    const [date = '', ...lines] = commit.split('\n')
    for (const line of lines) {
      const [, status, name] = /^([AMDT])\t(.+)$/.exec(line) ?? []
      const page = name && pageOf(name)
      if (!page) continue
      if (!updated.has(page)) updated.set(page, date)
      const day = days.get(date) ?? new Map<string, 'added' | 'changed'>()
      days.set(date, day)
      if (status === 'A' && name.endsWith('/page.zh.mdx')) day.set(page, 'added')
      else if (!day.has(page)) day.set(page, 'changed')
    }
  }
  return {
    updated: page => updated.get(page),
    days: [...days]
      .toSorted(([a], [b]) => (a < b ? 1 : -1))
      .map(([date, pages]) => ({
        date,
        added: [...pages.keys()].filter(page => pages.get(page) === 'added'),
        changed: [...pages.keys()].filter(page => pages.get(page) === 'changed')
      }))
  }
}

/**
 * Returns the page that a file belongs to. Specs and files with reader questions change nothing that the page shows.
 */
function pageOf(file: string): string | undefined {
  const folder = path.dirname(file).replace(/^content/, '')
  return folder.split('/').length > 2 &&
    !folder.startsWith('/_') &&
    !/\.(?:spec|test)\.ts$|\/questions\.\w+\.txt$/.test(file)
    ? folder
    : undefined
}
