import type { CopyChoice, CopyList } from '../../shared/offline-copy.ts'
import { getFiles, workerAddress } from '../../shared/offline-copy.ts'
import { languages as allLanguages } from '../../shared/locale.ts'
import { contentUrl } from '../content.ts'
import { readStored, store } from '../storage.ts'
import { createStore } from '../store.ts'
import type { CopyProgress } from './copy-files.ts'
import {
  addPictures,
  fetchFiles,
  fetchCopyList,
  InterceptedError,
  StorageFullError,
  readStoredState,
  activateBuild,
  deleteCopy
} from './copy-files.ts'

/**
 * Reason why there is no copy: insecure context, refused by the browser, disk full, a download that another host has
 * answered, or a failed download.
 */
export type CopyError = 'insecure' | 'refused' | 'full' | 'intercepted' | 'failed'

export interface CopyStatus extends CopyChoice {
  phase: 'none' | 'saving' | 'paused' | 'kept'
  progress?: CopyProgress
  error?: CopyError
  /** True if the browser has evicted the copy. */
  isLost?: boolean
  /** False if the browser may evict the copy when the disk is full. */
  isPersistent?: boolean
  /** True if a newer build is stored, which becomes active with the next visit. */
  hasNewerBuild?: boolean
}

/** Saved settings of the reader: the choice and whether saving is paused. They are read without opening the cache. */
interface CopySettings extends CopyChoice {
  isPaused: boolean
}

let status: CopyStatus = { phase: 'none', languages: [], hasPictures: false }
let controller: AbortController | undefined
const statusStore = createStore<CopyStatus>(() => status, status)
export const useCopyStatus = statusStore.useValue

function setStatus(changes: Partial<CopyStatus>): void {
  status = { ...status, ...changes }
  statusStore.notify()
}

function readCopySettings(): CopySettings | undefined {
  try {
    const { languages, hasPictures, isPaused } = JSON.parse(readStored('copy') ?? '') as CopySettings
    const knownLanguages = allLanguages.filter(each => languages.includes(each))
    if (!knownLanguages.length) return undefined
    return { languages: knownLanguages, hasPictures: hasPictures === true, isPaused: isPaused === true }
  } catch {
    return undefined
  }
}

const storeCopySettings = ({ languages, hasPictures }: CopyChoice, isPaused: boolean): void =>
  store('copy', JSON.stringify({ languages, hasPictures, isPaused } satisfies CopySettings))

/** Checks that the copy still exists and fetches the files that a newer build changed. */
export async function updateCopy(): Promise<void> {
  const settings = readCopySettings()
  if (!settings || controller) return
  if (!isSupported()) return setStatus({ error: 'insecure' })
  const state = await readStoredState()
  const isPersistent = await navigator.storage?.persisted?.()
  // The reader may have started to save meanwhile.
  if (controller) return
  const { isPaused, ...choice } = settings
  if (isPaused) return setStatus({ phase: 'paused', ...choice, isPersistent })
  if (!state.active) return setStatus({ ...choice, isLost: true })
  setStatus({ phase: 'kept', ...choice, isPersistent, hasNewerBuild: state.ready !== undefined })
  if (shouldSaveData()) return
  const list = await fetchCopyList().catch(() => undefined)
  if (list && list.build !== (state.ready ?? state.active).build) await saveCopy(choice, list)
}

/** True if the browser is set to save data, as on metered connections. */
const shouldSaveData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

const isSupported = (): boolean => 'serviceWorker' in navigator && 'caches' in globalThis

export async function saveCopy({ languages, hasPictures }: CopyChoice, fetched?: CopyList): Promise<void> {
  if (controller) return
  if (!isSupported()) return setStatus({ error: 'insecure' })
  const ownController = (controller = new AbortController())
  const choice: CopyChoice = { languages, hasPictures }
  storeCopySettings(choice, false)
  setStatus({ phase: 'saving', ...choice, progress: undefined, error: undefined, isLost: false })
  try {
    await fetchAndActivate(choice, fetched, ownController.signal)
  } catch (error) {
    if (!ownController.signal.aborted) showFailure(choice, getCopyError(error), fetched !== undefined)
  } finally {
    // A run that was paused may end after the next one has started.
    if (controller === ownController) controller = undefined
  }
}

async function fetchAndActivate(choice: CopyChoice, fetched: CopyList | undefined, signal: AbortSignal): Promise<void> {
  const isPersistent = await registerWorker()
  signal.throwIfAborted()
  setStatus({ isPersistent })
  const list = await addPictures(fetched ?? (await fetchCopyList(signal)), choice, signal)
  await fetchFiles(getFiles(list, choice.languages), list.base, signal, progress => setStatus({ progress }))
  const state = await activateBuild(list, choice.languages)
  notifyWorker()
  signal.throwIfAborted()
  setStatus({ phase: 'kept', hasNewerBuild: state.ready !== undefined })
}

/** After a failed update the stored build stays in use, and the next visit tries again. */
function showFailure(choice: CopyChoice, error: CopyError, isUpdate: boolean): void {
  if (isUpdate) return setStatus({ phase: 'kept', error: error === 'full' ? error : undefined })
  storeCopySettings(choice, true)
  setStatus({ phase: 'paused', error })
}

function getCopyError(error: unknown): CopyError {
  if (error instanceof InterceptedError) return 'intercepted'
  const name = error instanceof DOMException ? error.name : undefined
  if (error instanceof StorageFullError || name === 'QuotaExceededError') return 'full'
  return name === 'SecurityError' ? 'refused' : 'failed'
}

async function registerWorker(): Promise<boolean | undefined> {
  const scope = contentUrl('')
  await navigator.serviceWorker.register(contentUrl(workerAddress), { scope, updateViaCache: 'none' })
  return navigator.storage?.persist?.()
}

const notifyWorker = (): void => navigator.serviceWorker.controller?.postMessage('changed')

export function pauseCopy(): void {
  controller?.abort()
  controller = undefined
  storeCopySettings(status, true)
  setStatus({ phase: 'paused' })
}

/** Deletes the files, the service worker and the saved settings. */
export async function removeCopy(): Promise<void> {
  controller?.abort()
  controller = undefined
  store('copy', null)
  await deleteCopy()
  for (const registration of await navigator.serviceWorker.getRegistrations())
    if (registration.scope === new URL(contentUrl(''), location.href).href) await registration.unregister()
  notifyWorker()
  setStatus({
    phase: 'none',
    languages: [],
    hasPictures: false,
    progress: undefined,
    error: undefined,
    isLost: false,
    hasNewerBuild: false
  })
}
