import type { Language } from './locale.ts'

/** What a copy of the site in the reader's browser consists of. The build writes the list, the page fetches it, the service worker answers from it. */
export interface CopyList {
  /** Of all that stands in the list. */
  build: string
  /** Where the site stands, and how long that was when it was built: a server may have moved it. */
  base: string
  baseLength: number
  /** For every language, then for one. */
  parts: Record<CopyPart, CopyFile[]>
}

export type CopyPart = 'all' | Language

/** Address below the base and size in bytes; a hash where the address stays when the content changes; how often it names the base. */
export type CopyFile = readonly [path: string, size: number, hash?: string | null, bases?: number]

/** What the browser holds, complete. */
export interface CopyState {
  /** The build that is answered from the copy. */
  active?: KeptBuild
  /** A newer one, which the next visit takes. */
  ready?: KeptBuild
  /** Tabs may still run it. */
  previous?: KeptBuild
}

export interface KeptBuild {
  build: string
  languages: Language[]
}

export const buildsIn = ({ active, ready, previous }: CopyState): KeptBuild[] =>
  [active, ready, previous].filter(each => each !== undefined)

export const listAddress = 'offline.json'
export const workerAddress = 'offline-worker.js'
/** The cache that holds files, state and lists of the site below a base. */
export const copyCache = (base: string): string => `vxe-docs:copy ${base}`
/** Names in the cache that no file of the site has. */
export const stateName = 'copy/state.json'
export const listName = (build: string): string => `copy/list-${build}.json`

/** The list with the sizes that files have where the site stands now. */
export function placedList(list: CopyList): CopyList {
  const longer = list.base.length - list.baseLength
  const placed = ([path, size, hash, bases = 0]: CopyFile): CopyFile => [path, size + bases * longer, hash]
  const { all, zh, tw, en } = list.parts
  return { ...list, parts: { all: all.map(placed), zh: zh.map(placed), tw: tw.map(placed), en: en.map(placed) } }
}

/** Under which name a file is kept: with its hash, where two builds have another one of the same name. */
export const keptName = ([path, , hash]: CopyFile): string => (hash ? `${path}?copy=${hash}` : path)

export const filesFor = ({ parts }: CopyList, languages: readonly Language[]): CopyFile[] => [
  ...parts.all,
  ...languages.flatMap(language => parts[language])
]

export const bytesOf = (files: readonly CopyFile[]): number => files.reduce((bytes, [, size]) => bytes + size, 0)

/** What an address of the site asks for: `v` belongs to the file, `again` and others to the request. Who makes a copy asks the network. */
export function askedName(base: string, url: URL): string | undefined {
  if (!url.pathname.startsWith(base) || url.searchParams.has('copy')) return undefined
  const path = url.pathname.slice(base.length) || 'index.html'
  const version = url.searchParams.get('v')
  return version ? `${path}?v=${version}` : path
}

/** Whatever stands in the cache: nobody else writes there, but somebody may have. */
export function readCopyState(input: unknown): CopyState {
  const given = input && typeof input === 'object' ? (input as Record<keyof CopyState, unknown>) : undefined
  return { active: readBuild(given?.active), ready: readBuild(given?.ready), previous: readBuild(given?.previous) }
}

function readBuild(input: unknown): KeptBuild | undefined {
  const { build, languages } = (input ?? {}) as Partial<KeptBuild>
  return typeof build === 'string' && Array.isArray(languages) ? { build, languages } : undefined
}
