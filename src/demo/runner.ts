import { loadChunk } from '../chunk-error.ts'

type Runner = typeof import('./mount-vue.ts')

let loadedRunner: Runner | undefined

/** Loads the module that mounts demos, with Vue and the library. */
export const loadRunner = async (): Promise<Runner> =>
  (loadedRunner = await loadChunk('mount-vue', () => import('./mount-vue.ts')))

/** Returns the module if it is loaded. */
export const getLoadedRunner = (): Runner | undefined => loadedRunner
