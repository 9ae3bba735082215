import type { CopyChoice, CopyFile, CopyList, CopyState } from '../../shared/offline-copy.ts'
import {
  listBuilds,
  sumBytes,
  getCopyCacheName,
  getFiles,
  getPictureLists,
  getCacheKey,
  listAddress,
  getListCacheKey,
  adjustListToBase,
  isDocument,
  readCopyList,
  readCopyState,
  readPictureFiles,
  stateCacheKey
} from '../../shared/offline-copy.ts'
import { isFileOfBuild } from '../../shared/copy-proof.ts'
import type { Language } from '../../shared/locale.ts'
import { contentUrl } from '../content.ts'

// Fetches, stores and deletes the files of the offline copy; the service worker serves them.

export interface CopyProgress {
  files: number
  allFiles: number
  bytes: number
  allBytes: number
}

/** Thrown if the network answers with something else, for example with a page to sign in. */
export class InterceptedError extends Error {}

export async function fetchCopyList(signal?: AbortSignal): Promise<CopyList> {
  const response = await fetch(contentUrl(listAddress), { cache: 'no-cache', redirect: 'manual', signal })
  if (isIntercepted(listAddress, response)) throw new InterceptedError(listAddress)
  if (!response.ok) throw new Error(`${listAddress}: ${response.status}`)
  return adjustListToBase(readCopyList(await response.json()))
}

/** Adds the pictures to the list if the reader has chosen them. */
export async function addPictures(list: CopyList, choice: CopyChoice, signal: AbortSignal): Promise<CopyList> {
  if (!choice.hasPictures) return list
  const fetched = getPictureLists(list, choice.languages).map(async ({ file }) => {
    const { bytes } = await fetchProvenFile(file, list.base, signal)
    return readPictureFiles(JSON.parse(new TextDecoder().decode(bytes)))
  })
  return { ...list, pictureFiles: (await Promise.all(fetched)).flat() }
}

/** Content types that a browser requires to show, run or apply a file. */
const contentTypes: Record<string, RegExp> = {
  html: /^text\/html\b/,
  js: /javascript/,
  css: /^text\/css\b/
}

/** True for a redirect, for status 511 of a network that requires a sign-in, and for a document instead of another file. */
function isIntercepted(path: string, { type, status, ok, headers }: Response): boolean {
  if (type === 'opaqueredirect' || status === 511) return true
  const contentType = headers.get('content-type') ?? ''
  const expected = contentTypes[/\.(\w+)(?:\?|$)/.exec(path)?.[1] ?? '']
  return ok && (expected ? !expected.test(contentType) : contentTypes.html!.test(contentType))
}

const cacheName = (): string => getCopyCacheName(contentUrl(''))

/** Returns the state of the stored copy, or an empty state if the browser has evicted it. */
export async function readStoredState(): Promise<CopyState> {
  if (!(await caches.has(cacheName()))) return {}
  const storedResponse = await (await caches.open(cacheName())).match(contentUrl(stateCacheKey))
  return readCopyState(await storedResponse?.json())
}

/** Maximum number of parallel requests: browsers open six connections per host. */
const maxParallelRequests = 6

/** Minimum milliseconds between two progress updates, as more than a thousand files may arrive within seconds. */
const minProgressInterval = 100

/** Fetches the files that are not stored yet; files stored before an abort are not fetched again. */
export async function fetchFiles(
  files: readonly CopyFile[],
  base: string,
  signal: AbortSignal,
  reportProgress: (progress: CopyProgress) => void
): Promise<void> {
  const cache = await caches.open(cacheName())
  await deleteWrongDocuments(cache, files, base)
  const storedNames = new Set((await cache.keys()).map(nameOf))
  const missing = files.filter(file => !storedNames.has(getCacheKey(file)))
  const progress: CopyProgress = {
    files: files.length - missing.length,
    allFiles: files.length,
    bytes: sumBytes(files) - sumBytes(missing),
    allBytes: sumBytes(files)
  }
  reportProgress({ ...progress })
  let lastReport = performance.now()
  await checkQuota(sumBytes(missing))
  const queue = [...missing]
  const storeQueuedFiles = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      await storeFile(cache, file, base, signal)
      signal.throwIfAborted()
      progress.files++
      progress.bytes += file[1]
      if (performance.now() - lastReport < minProgressInterval && progress.files < progress.allFiles) continue
      lastReport = performance.now()
      reportProgress({ ...progress })
    }
  }
  const runs = Array.from({ length: maxParallelRequests }, storeQueuedFiles)
  // After a failure, no further files are requested.
  await Promise.all(runs).catch(error => {
    queue.length = 0
    throw error
  })
}

/** Deletes documents that an earlier release has stored without a check. */
async function deleteWrongDocuments(cache: Cache, files: readonly CopyFile[], base: string): Promise<void> {
  for (const file of files.filter(isDocument)) {
    const address = contentUrl(getCacheKey(file))
    const bytes = await (await cache.match(address))?.arrayBuffer()
    if (bytes && !(await isFileOfBuild(file, new Uint8Array(bytes), base))) await cache.delete(address)
  }
}

/** Thrown before the download if an estimate finds no room for the missing files. */
export class StorageFullError extends Error {}

async function checkQuota(bytes: number): Promise<void> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {}
  if (quota !== undefined && quota - usage < bytes) throw new StorageFullError(`${bytes} bytes, ${quota - usage} left`)
}

async function storeFile(cache: Cache, file: CopyFile, base: string, signal: AbortSignal): Promise<void> {
  const { bytes, headers } = await fetchProvenFile(file, base, signal)
  await cache.put(contentUrl(getCacheKey(file)), new Response(bytes, { headers: withoutTransferHeaders(headers) }))
}

/** Fetches a file again, without the browser's cache, if the first response is not the file of the build. */
async function fetchProvenFile(file: CopyFile, base: string, signal: AbortSignal): Promise<Required<FetchedFile>> {
  const first = await fetchFile(file, base, signal, 'default')
  const { bytes, headers, isIntercepted = false } = first.bytes ? first : await fetchFile(file, base, signal, 'reload')
  if (isIntercepted) throw new InterceptedError(file[0])
  if (!bytes) throw new Error(`${file[0]} is not the file of the build.`)
  return { bytes, headers, isIntercepted }
}

interface FetchedFile {
  headers: Headers
  /** Missing if the response is not the file of the build: truncated, of another build or of another host. */
  bytes?: Uint8Array<ArrayBuffer>
  isIntercepted?: boolean
}

async function fetchFile(file: CopyFile, base: string, signal: AbortSignal, cache: RequestCache): Promise<FetchedFile> {
  const [path, size, hash] = file
  const address = contentUrl(path === 'index.html' ? '' : path)
  // The URL of a document does not identify its build, so the hash in the query bypasses caches and the copy.
  const response = await fetch(hash ? `${address}?copy=${hash}` : address, {
    signal,
    // The service worker does not answer requests in this mode from the copy.
    mode: 'same-origin',
    redirect: 'manual',
    cache: hash && cache === 'default' ? 'no-cache' : cache
  })
  const { headers } = response
  if (isIntercepted(path, response)) return { headers, isIntercepted: true }
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  // The server may insert addresses into a document, so the size of one with a hash is not compared.
  if ((hash || bytes.length === size) && (await isFileOfBuild(file, bytes, base))) return { headers, bytes }
  return { headers, isIntercepted: isDocument(file) }
}

/** Removes the headers that describe the transfer instead of the stored body. */
function withoutTransferHeaders(received: Headers): Headers {
  const headers = new Headers(received)
  for (const name of ['content-encoding', 'content-length', 'vary', 'set-cookie']) headers.delete(name)
  return headers
}

/** Marks a completely stored build as active, or as ready for the next visit if another build is active. */
export async function activateBuild(list: CopyList, languages: Language[]): Promise<CopyState> {
  const cache = await caches.open(cacheName())
  const { active, previous } = await readStoredState()
  const storedBuild = { build: list.build, languages }
  const state: CopyState =
    active && active.build !== list.build ? { active, ready: storedBuild, previous } : { active: storedBuild, previous }
  await cache.put(contentUrl(getListCacheKey(list.build)), new Response(JSON.stringify(list)))
  await cache.put(contentUrl(stateCacheKey), new Response(JSON.stringify(state)))
  await prune(cache, state)
  return state
}

async function prune(cache: Cache, state: CopyState): Promise<void> {
  const usedNames = new Set([stateCacheKey])
  for (const { build, languages } of listBuilds(state)) {
    const list = (await (await cache.match(contentUrl(getListCacheKey(build))))?.json()) as CopyList | undefined
    if (!list) continue
    usedNames.add(getListCacheKey(build))
    for (const file of getFiles(list, languages)) usedNames.add(getCacheKey(file))
  }
  for (const request of await cache.keys()) if (!usedNames.has(nameOf(request))) await cache.delete(request)
}

/** `https://…/v3.8/static/js/a.1b2c.js` -> `static/js/a.1b2c.js` */
function nameOf({ url }: Request): string {
  const { pathname, search } = new URL(url)
  return pathname.slice(contentUrl('').length) + search
}

export const deleteCopy = (): Promise<boolean> => caches.delete(cacheName())
