import type { CopyList, CopyState } from '../shared/offline-copy.ts'
import {
  askedName,
  buildsIn,
  copyCache,
  filesFor,
  keptName,
  listName,
  readCopyState,
  stateName
} from '../shared/offline-copy.ts'

interface Asked {
  /** A page of the site in a window of its own. */
  isDocument: boolean
  /** Which window asks. */
  tab: string
  /** The network. */
  ask: () => Promise<Response>
}

interface Known {
  state: CopyState
  cache: Cache
  /** By build: file -> name in the cache. */
  names: Map<string, ReadonlyMap<string, string>>
}

/** Answers requests from what the page has kept. A file that should be there and is not ends the copy: the network answers from then on. */
export function openCopy(base: string, cachesOf: () => CacheStorage) {
  let known: Promise<Known | undefined> | undefined
  /** Which build a window runs, so that a new one is not mixed into it. */
  const builds = new Map<string, string>()
  return { answer, forget: () => void (known = undefined) }

  async function answer(url: URL, { isDocument, tab, ask }: Asked): Promise<Response> {
    const copy = await (known ??= read()).catch(() => undefined)
    const path = askedName(base, url)
    if (!copy?.state.active || path === undefined) return ask()
    if (isDocument && path === 'index.html') await takeReady(copy)
    const build = (!isDocument && builds.get(tab)) || copy.state.active.build
    if (isDocument) builds.set(tab, build)
    const name = copy.names.get(build)?.get(path)
    if (name !== undefined) {
      const kept = await copy.cache.match(base + name)
      if (kept) return kept
    }
    return isDocument && path !== 'index.html' ? await page(path, url, ask) : await other(copy, name, ask)
  }

  /** A page at a path of its own comes from the network; without one the app shows the same page. */
  async function page(path: string, url: URL, ask: () => Promise<Response>): Promise<Response> {
    try {
      return await ask()
    } catch (error) {
      const [, folder, name] = /^(?:(en|tw)\/)?([\w/-]+)\.html$/.exec(path) ?? []
      if (!name || name.startsWith('sandbox/')) throw error
      const language = folder === 'en' ? '?lang=en_US' : folder === 'tw' ? '?lang=zh_TC' : '?lang=zh_CN'
      return Response.redirect(new URL(`${base}#/${name}${language}`, url))
    }
  }

  async function other(copy: Known, name: string | undefined, ask: () => Promise<Response>): Promise<Response> {
    // The browser has thrown it away. What the server has may belong to another build.
    if (name !== undefined) await end(copy)
    return ask()
  }

  async function takeReady(copy: Known): Promise<void> {
    const { active, ready } = copy.state
    if (ready === undefined) return
    copy.state = { active: ready, previous: active }
    await save(copy)
  }

  async function end(copy: Known): Promise<void> {
    copy.state = {}
    await save(copy)
  }

  function save({ cache, state }: Known): Promise<void> {
    return cache.put(base + stateName, new Response(JSON.stringify(state))).catch(() => {})
  }

  async function read(): Promise<Known | undefined> {
    if (!(await cachesOf().has(copyCache(base)))) return undefined
    const cache = await cachesOf().open(copyCache(base))
    const state = readCopyState(await jsonOf(cache, stateName))
    const names = new Map<string, ReadonlyMap<string, string>>()
    for (const { build, languages } of buildsIn(state)) {
      const list = (await jsonOf(cache, listName(build))) as CopyList | undefined
      if (list) names.set(build, new Map(filesFor(list, languages).map(file => [file[0], keptName(file)])))
    }
    return { state, cache, names }
  }

  async function jsonOf(cache: Cache, name: string): Promise<unknown> {
    const kept = await cache.match(base + name)
    return kept?.json()
  }
}
