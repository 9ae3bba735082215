import type { PictureLanguage } from './gallery.ts'
import { getPictureLanguage, pictureLanguages } from './gallery.ts'
import type { Language } from './locale.ts'

/** Files of an offline copy in the reader's browser; the build writes the list, page and service worker read it. */
export interface CopyList {
  /** Hash of all entries of the list. */
  build: string
  /** Base path of the site, which a server may have changed, and its length at build time. */
  base: string
  baseLength: number
  /** Files for every language, and files for one language. */
  parts: Record<CopyPart, CopyFile[]>
  /** Pictures of the demos by language; lists of earlier releases have none. */
  pictures?: Record<PictureLanguage, PictureList>
  /** Pictures that belong to the copy, added by the page if the reader has chosen them. */
  pictureFiles?: CopyFile[]
}

/** List of pictures in a file of its own, which the page fetches only for readers with pictures in their copy. */
export interface PictureList {
  file: CopyFile
  /** Sum of the sizes of the pictures. */
  bytes: number
}

export type CopyPart = 'all' | Language

/** Parts of the site that a reader has chosen for the copy. */
export interface CopyChoice {
  languages: Language[]
  hasPictures: boolean
}

/** Entry of a file. Pages of earlier releases read the first four fields, and lists of earlier releases have no others. */
export type CopyFile = readonly [
  /** Address below the base. */
  path: string,
  bytes: number,
  /** Hash of a file, if its address stays when its content changes. */
  hash?: string | null,
  /** Occurrences of the base path in the file. */
  bases?: number,
  /** Digest of the proven part without the base path: see copy-proof.ts. */
  digest?: string,
  /** Bytes before each occurrence of the base path in the proven part, counted from the end of the previous one. */
  gaps?: readonly number[]
]

/** Builds that are stored completely in the browser. */
export interface CopyState {
  /** Build that the service worker serves. */
  active?: StoredBuild
  /** Newer build that becomes active with the next visit. */
  ready?: StoredBuild
  /** Older build that open tabs may still run. */
  previous?: StoredBuild
}

export interface StoredBuild {
  build: string
  languages: Language[]
}

export const listBuilds = ({ active, ready, previous }: CopyState): StoredBuild[] =>
  [active, ready, previous].filter(each => each !== undefined)

export const listAddress = 'offline.json'
export const workerAddress = 'offline-worker.js'
/** Returns the name of the cache with the files, the state and the lists of the site below a base path. */
export const getCopyCacheName = (base: string): string => `vxe-docs:copy ${base}`
/** Cache keys of the state and the lists, which no file of the site has. */
export const stateCacheKey = 'copy/state.json'
export const getListCacheKey = (build: string): string => `copy/list-${build}.json`

/** Returns the list with the file sizes for the current base path. */
export function adjustListToBase(list: CopyList): CopyList {
  const addedLength = list.base.length - list.baseLength
  const adjustFile = ([path, size, hash, bases = 0, ...proof]: CopyFile): CopyFile => [
    path,
    size + bases * addedLength,
    hash,
    bases,
    ...proof
  ]
  const { all, zh, tw, en } = list.parts
  return {
    ...list,
    parts: { all: all.map(adjustFile), zh: zh.map(adjustFile), tw: tw.map(adjustFile), en: en.map(adjustFile) }
  }
}

/** Returns the cache key of a file, with its hash if builds have different files at the same address. */
export const getCacheKey = ([path, , hash]: CopyFile): string => (hash ? `${path}?copy=${hash}` : path)

/** True for a document of the app or of the playground's frame. */
export const isDocument = ([path]: CopyFile): boolean => path.endsWith('.html')

export const getFiles = ({ parts, pictureFiles = [] }: CopyList, languages: readonly Language[]): CopyFile[] => [
  ...parts.all,
  ...languages.flatMap(language => parts[language]),
  ...pictureFiles
]

/** Returns the lists of the pictures that readers of the languages see. */
export const getPictureLists = ({ pictures }: CopyList, languages: readonly Language[]): PictureList[] =>
  pictures ? [...new Set(languages.map(getPictureLanguage))].map(language => pictures[language]) : []

export const sumBytes = (files: readonly CopyFile[]): number => files.reduce((bytes, [, size]) => bytes + size, 0)

/**
 * Returns the file name that a URL requests: the parameter `v` is part of it, `again` and others are not. Requests with
 * `copy` are left to the network, since they fetch the files of a new copy.
 */
export function getRequestedFile(base: string, url: URL): string | undefined {
  if (!url.pathname.startsWith(base) || url.searchParams.has('copy')) return undefined
  const path = url.pathname.slice(base.length) || 'index.html'
  const version = url.searchParams.get('v')
  return version ? `${path}?v=${version}` : path
}

/** Validates a list, since a proxy could have sent another file. */
export function readCopyList(input: unknown): CopyList {
  const list = (input ?? {}) as Partial<CopyList>
  const parts = [list.parts?.all, list.parts?.zh, list.parts?.tw, list.parts?.en]
  const isValid =
    typeof list.build === 'string' &&
    typeof list.base === 'string' &&
    typeof list.baseLength === 'number' &&
    parts.every(isListOfFiles) &&
    (list.pictures === undefined || pictureLanguages.every(language => isPictureList(list.pictures?.[language])))
  if (!isValid) throw new TypeError(`${listAddress} is no list of files.`)
  return list as CopyList
}

/** Validates a list of pictures, since a proxy could have sent another file. */
export function readPictureFiles(input: unknown): CopyFile[] {
  if (!isListOfFiles(input)) throw new TypeError('This is no list of pictures.')
  return input
}

const isPictureList = (input: unknown): boolean => {
  const { file, bytes } = (input ?? {}) as Partial<PictureList>
  return isCopyFile(file) && typeof bytes === 'number'
}

const isListOfFiles = (input: unknown): input is CopyFile[] => Array.isArray(input) && input.every(isCopyFile)

const isCopyFile = (input: unknown): boolean =>
  Array.isArray(input) && typeof input[0] === 'string' && typeof input[1] === 'number'

/** Validates the state in the cache, since other scripts could have changed it. */
export function readCopyState(input: unknown): CopyState {
  const fields = input && typeof input === 'object' ? (input as Record<keyof CopyState, unknown>) : undefined
  return {
    active: readStoredBuild(fields?.active),
    ready: readStoredBuild(fields?.ready),
    previous: readStoredBuild(fields?.previous)
  }
}

function readStoredBuild(input: unknown): StoredBuild | undefined {
  const { build, languages } = (input ?? {}) as Partial<StoredBuild>
  return typeof build === 'string' && Array.isArray(languages) ? { build, languages } : undefined
}
