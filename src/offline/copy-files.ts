import type { CopyFile, CopyList, CopyState } from '../../shared/offline-copy.ts'
import {
  buildsIn,
  bytesOf,
  copyCache,
  filesFor,
  keptName,
  listAddress,
  listName,
  placedList,
  readCopyState,
  stateName
} from '../../shared/offline-copy.ts'
import type { Language } from '../../shared/locale.ts'
import { contentUrl } from '../content.ts'

/** Files of the copy: fetched, kept and thrown away. Answering from it is the service worker's. */
export interface Progress {
  files: number
  allFiles: number
  bytes: number
  allBytes: number
}

export async function fetchList(signal?: AbortSignal): Promise<CopyList> {
  const answer = await fetch(contentUrl(listAddress), { cache: 'no-cache', signal })
  if (!answer.ok) throw new Error(`${listAddress}: ${answer.status}`)
  return placedList((await answer.json()) as CopyList)
}

const cacheName = (): string => copyCache(contentUrl(''))

/** What is kept, complete; nothing where the browser has thrown it away. */
export async function readKept(): Promise<CopyState> {
  if (!(await caches.has(cacheName()))) return {}
  const kept = await (await caches.open(cacheName())).match(contentUrl(stateName))
  return readCopyState(await kept?.json())
}

/** How many requests run at a time: as many as browsers open to a host. */
const lanes = 6

/** Milliseconds between two messages of how far it is: more than a thousand files may come within seconds. */
const pace = 100

/** Fetches what is not there yet. Aborted, it leaves what has arrived for the next time. */
export async function fetchFiles(
  files: readonly CopyFile[],
  signal: AbortSignal,
  tell: (progress: Progress) => void
): Promise<void> {
  const cache = await caches.open(cacheName())
  const kept = new Set((await cache.keys()).map(nameOf))
  const missing = files.filter(file => !kept.has(keptName(file)))
  const progress: Progress = {
    files: files.length - missing.length,
    allFiles: files.length,
    bytes: bytesOf(files) - bytesOf(missing),
    allBytes: bytesOf(files)
  }
  tell({ ...progress })
  let told = performance.now()
  await checkRoom(bytesOf(missing))
  const waiting = [...missing]
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let file = waiting.shift(); file; file = waiting.shift()) {
        await keep(cache, file, signal)
        progress.files++
        progress.bytes += file[1]
        if (performance.now() - told < pace && progress.files < progress.allFiles) continue
        told = performance.now()
        tell({ ...progress })
      }
    })
  )
}

/** Says that the reader's disk has no room, before half of it is full. */
export class NoRoom extends Error {}

async function checkRoom(bytes: number): Promise<void> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {}
  if (quota !== undefined && quota - usage < bytes) throw new NoRoom(`${bytes} bytes, ${quota - usage} left`)
}

async function keep(cache: Cache, file: CopyFile, signal: AbortSignal): Promise<void> {
  const { headers, body } =
    (await fetchFile(file, signal, 'default')) ?? (await fetchFile(file, signal, 'reload')) ?? {}
  if (!body) throw new Error(`${file[0]} is not what was built.`)
  try {
    await cache.put(contentUrl(keptName(file)), new Response(body, { headers: plain(headers!) }))
  } catch (error) {
    throw error instanceof DOMException && error.name === 'QuotaExceededError' ? new NoRoom(error.message) : error
  }
}

/** Undefined for what somebody in between has cut; it may even stand in the browser's own cache. */
async function fetchFile(file: CopyFile, signal: AbortSignal, cache: RequestCache) {
  const [path, size, hash] = file
  const address = contentUrl(path === 'index.html' ? '' : path)
  // A document's address says nothing of its build; with its hash none is taken from a cache or from the copy.
  const answer = await fetch(hash ? `${address}?copy=${hash}` : address, {
    signal,
    // By this the service worker tells it from what it has to answer itself.
    mode: 'same-origin',
    cache: hash ? 'no-cache' : cache
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  const body = await answer.blob()
  // The server may put addresses into a document.
  return hash || body.size === size ? { headers: answer.headers, body } : undefined
}

/** Of the body as it was sent. */
function plain(given: Headers): Headers {
  const headers = new Headers(given)
  for (const name of ['content-encoding', 'content-length', 'vary', 'set-cookie']) headers.delete(name)
  return headers
}

/** All of a build is there: it counts from now on. A newer one waits for the next visit. */
export async function settle(list: CopyList, languages: Language[]): Promise<CopyState> {
  const cache = await caches.open(cacheName())
  const { active, previous } = await readKept()
  const made = { build: list.build, languages }
  const state: CopyState =
    active && active.build !== list.build ? { active, ready: made, previous } : { active: made, previous }
  await cache.put(contentUrl(listName(list.build)), new Response(JSON.stringify(list)))
  await cache.put(contentUrl(stateName), new Response(JSON.stringify(state)))
  await prune(cache, state)
  return state
}

async function prune(cache: Cache, state: CopyState): Promise<void> {
  const wanted = new Set([stateName])
  for (const { build, languages } of buildsIn(state)) {
    const list = (await (await cache.match(contentUrl(listName(build))))?.json()) as CopyList | undefined
    if (!list) continue
    wanted.add(listName(build))
    for (const file of filesFor(list, languages)) wanted.add(keptName(file))
  }
  for (const request of await cache.keys()) if (!wanted.has(nameOf(request))) await cache.delete(request)
}

/** `https://…/v3.8/static/js/a.1b2c.js` -> `static/js/a.1b2c.js` */
function nameOf({ url }: Request): string {
  const { pathname, search } = new URL(url)
  return pathname.slice(contentUrl('').length) + search
}

export const throwAway = (): Promise<boolean> => caches.delete(cacheName())
