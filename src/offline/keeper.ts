import type { CopyList } from '../../shared/offline-copy.ts'
import { filesFor, workerAddress } from '../../shared/offline-copy.ts'
import { languages as allLanguages } from '../../shared/locale.ts'
import type { Language } from '../../shared/locale.ts'
import { contentUrl } from '../content.ts'
import { readStored, store } from '../storage.ts'
import { createStore } from '../store.ts'
import type { Progress } from './copy-files.ts'
import { fetchFiles, fetchList, NoRoom, readKept, settle, throwAway } from './copy-files.ts'

/** Why there is no copy: the page is no secure one, the browser refuses, the disk is full, something did not arrive. */
export type Trouble = 'insecure' | 'refused' | 'full' | 'failed'

export interface Copy {
  phase: 'none' | 'saving' | 'paused' | 'kept'
  languages: Language[]
  progress?: Progress
  trouble?: Trouble
  /** The browser has thrown away what was kept. */
  isLost?: boolean
  /** False: it may do so when the disk is full. */
  isPersistent?: boolean
  /** A newer build is complete and waits for the next visit. */
  hasNext?: boolean
}

/** What the reader wants kept, and whether the work is to rest: known before the cache is opened. */
interface Wish {
  languages: Language[]
  isPaused: boolean
}

let copy: Copy = { phase: 'none', languages: [] }
let work: AbortController | undefined
const copyStore = createStore<Copy>(() => copy, copy)
export const useCopy = copyStore.useValue

function set(change: Partial<Copy>): void {
  copy = { ...copy, ...change }
  copyStore.tell()
}

function readWish(): Wish | undefined {
  try {
    const { languages, isPaused } = JSON.parse(readStored('copy') ?? '') as Wish
    const known = allLanguages.filter(each => languages.includes(each))
    return known.length ? { languages: known, isPaused: isPaused === true } : undefined
  } catch {
    return undefined
  }
}

const wish = (languages: Language[], isPaused: boolean): void =>
  store('copy', JSON.stringify({ languages, isPaused } satisfies Wish))

/** With a visit: looks whether all is there still, and fetches what a new build has changed. */
export async function followCopy(): Promise<void> {
  const wanted = readWish()
  if (!wanted || work) return
  if (!isPossible()) return set({ trouble: 'insecure' })
  const state = await readKept()
  const isPersistent = await navigator.storage?.persisted?.()
  if (wanted.isPaused) return set({ phase: 'paused', languages: wanted.languages, isPersistent })
  if (!state.active) return set({ languages: wanted.languages, isLost: true })
  set({ phase: 'kept', languages: wanted.languages, isPersistent, hasNext: state.ready !== undefined })
  if (isSparing()) return
  const list = await fetchList().catch(() => undefined)
  if (list && list.build !== (state.ready ?? state.active).build) await saveCopy(wanted.languages, list)
}

/** The reader pays for each byte. */
const isSparing = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

const isPossible = (): boolean => 'serviceWorker' in navigator && 'caches' in globalThis

export async function saveCopy(languages: Language[], fetched?: CopyList): Promise<void> {
  if (work) return
  if (!isPossible()) return set({ trouble: 'insecure' })
  work = new AbortController()
  const { signal } = work
  wish(languages, false)
  set({ phase: 'saving', languages, progress: undefined, trouble: undefined, isLost: false })
  try {
    const isPersistent = await register()
    set({ isPersistent })
    const list = fetched ?? (await fetchList(signal))
    await fetchFiles(filesFor(list, languages), signal, progress => set({ progress }))
    const state = await settle(list, languages)
    tellWorker()
    set({ phase: 'kept', hasNext: state.ready !== undefined })
  } catch (error) {
    if (signal.aborted) return
    wish(languages, true)
    set({ phase: 'paused', trouble: troubleOf(error) })
  } finally {
    work = undefined
  }
}

function troubleOf(error: unknown): Trouble {
  if (error instanceof NoRoom) return 'full'
  return error instanceof DOMException && error.name === 'SecurityError' ? 'refused' : 'failed'
}

async function register(): Promise<boolean | undefined> {
  const scope = contentUrl('')
  await navigator.serviceWorker.register(contentUrl(workerAddress), { scope, updateViaCache: 'none' })
  return navigator.storage?.persist?.()
}

const tellWorker = (): void => navigator.serviceWorker.controller?.postMessage('changed')

export function pauseCopy(): void {
  work?.abort()
  work = undefined
  wish(copy.languages, true)
  set({ phase: 'paused' })
}

/** Leaves nothing: no file, no worker, no note. */
export async function removeCopy(): Promise<void> {
  work?.abort()
  work = undefined
  store('copy', null)
  await throwAway()
  for (const registration of await navigator.serviceWorker.getRegistrations())
    if (registration.scope === new URL(contentUrl(''), location.href).href) await registration.unregister()
  tellWorker()
  set({ phase: 'none', languages: [], progress: undefined, trouble: undefined, isLost: false, hasNext: false })
}
