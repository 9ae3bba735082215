import { isFileOfBuild } from '../shared/copy-proof.ts'
import type { CopyFile, CopyList, CopyState, StoredBuild } from '../shared/offline-copy.ts'
import {
  getRequestedFile,
  listBuilds,
  getCopyCacheName,
  getFiles,
  isDocument as isDocumentFile,
  getCacheKey,
  getListCacheKey,
  readCopyState,
  stateCacheKey
} from '../shared/offline-copy.ts'

interface CopyRequest {
  /** True for the document of a window. */
  isDocument: boolean
  /** Id of the window that sends the request. */
  tab: string
  /** Fetches from the network. */
  fetchFromNetwork: () => Promise<Response>
}

interface StoredCopy {
  state: CopyState
  cache: Cache
  /** Files by address, by build. */
  files: Map<string, ReadonlyMap<string, CopyFile>>
}

/**
 * Answers requests from the copy that the page has stored. A missing file, or a document that is not of the build, ends
 * the copy: an older build or the network answers from then on.
 */
export function openCopy(base: string, cachesOf: () => CacheStorage) {
  let stored: Promise<StoredCopy | undefined> | undefined
  /** Build by window, so that a window doesn't mix files of two builds. */
  const builds = new Map<string, string>()
  return { answer, forget: () => void (stored = undefined) }

  async function answer(url: URL, { isDocument, tab, fetchFromNetwork }: CopyRequest): Promise<Response> {
    const copy = await (stored ??= read()).catch(() => undefined)
    const path = getRequestedFile(base, url)
    if (!copy?.state.active || path === undefined) return fetchFromNetwork()
    if (isDocument && path === 'index.html') await activateNewest(copy)
    const build = (!isDocument && builds.get(tab)) || copy.state.active?.build
    if (build === undefined) return fetchFromNetwork()
    if (isDocument) builds.set(tab, build)
    const file = copy.files.get(build)?.get(path)
    const response = file && (await readFile(copy, file))
    if (response) return response
    return isDocument && path !== 'index.html'
      ? await fetchPage(path, url, fetchFromNetwork)
      : await fetchMissing(copy, file, fetchFromNetwork)
  }

  /** Returns a stored file, and deletes a document that is not of the build. */
  async function readFile({ cache }: StoredCopy, file: CopyFile): Promise<Response | undefined> {
    const name = base + getCacheKey(file)
    const response = await cache.match(name)
    if (!response || !isDocumentFile(file)) return response
    if (await isFileOfBuild(file, new Uint8Array(await response.clone().arrayBuffer()), base)) return response
    await cache.delete(name)
    return undefined
  }

  /** Fetches a prerendered page from the network; without a network it redirects to the same page in the app. */
  async function fetchPage(path: string, url: URL, fetchFromNetwork: () => Promise<Response>): Promise<Response> {
    try {
      return await fetchFromNetwork()
    } catch (error) {
      const [, folder, name] = /^(?:(en|tw)\/)?([\w/-]+)\.html$/.exec(path) ?? []
      if (!name || name.startsWith('sandbox/')) throw error
      const language = folder === 'en' ? '?lang=en_US' : folder === 'tw' ? '?lang=zh_TC' : '?lang=zh_CN'
      return Response.redirect(new URL(`${base}#/${name}${language}`, url))
    }
  }

  async function fetchMissing(
    copy: StoredCopy,
    file: CopyFile | undefined,
    fetchFromNetwork: () => Promise<Response>
  ): Promise<Response> {
    // The browser has evicted the file, and the server may already have another build.
    if (file) await endCopy(copy)
    return fetchFromNetwork()
  }

  /** Activates the newest build with intact documents. Without one, the network answers. */
  async function activateNewest(copy: StoredCopy): Promise<void> {
    const { active, ready, previous } = copy.state
    if (await hasDocuments(copy, ready)) copy.state = { active: ready, previous: active }
    else if (await hasDocuments(copy, active)) copy.state = { active, previous }
    else copy.state = (await hasDocuments(copy, previous)) ? { active: previous } : {}
    if (ready || copy.state.active !== active) await save(copy)
  }

  async function hasDocuments(copy: StoredCopy, stored: StoredBuild | undefined): Promise<boolean> {
    const documents = [...((stored && copy.files.get(stored.build)) ?? new Map()).values()].filter(isDocumentFile)
    for (const file of documents) if (!(await readFile(copy, file))) return false
    return documents.length > 0
  }

  async function endCopy(copy: StoredCopy): Promise<void> {
    copy.state = {}
    await save(copy)
  }

  function save({ cache, state }: StoredCopy): Promise<void> {
    return cache.put(base + stateCacheKey, new Response(JSON.stringify(state))).catch(() => {})
  }

  async function read(): Promise<StoredCopy | undefined> {
    if (!(await cachesOf().has(getCopyCacheName(base)))) return undefined
    const cache = await cachesOf().open(getCopyCacheName(base))
    const state = readCopyState(await jsonOf(cache, stateCacheKey))
    const files = new Map<string, ReadonlyMap<string, CopyFile>>()
    for (const { build, languages } of listBuilds(state)) {
      const list = (await jsonOf(cache, getListCacheKey(build))) as CopyList | undefined
      if (list) files.set(build, new Map(getFiles(list, languages).map(file => [file[0], file])))
    }
    return { state, cache, files }
  }

  async function jsonOf(cache: Cache, name: string): Promise<unknown> {
    const response = await cache.match(base + name)
    return response?.json()
  }
}
