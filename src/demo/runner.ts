import { loadChunk } from '../chunk-error.ts'

type Runner = typeof import('./mount-vue.ts')

let there: Runner | undefined

/** What mounts a demo, with Vue and the library. */
export const loadRunner = async (): Promise<Runner> =>
  (there = await loadChunk('mount-vue', () => import('./mount-vue.ts')))

/** The same, once it has come. */
export const runnerThatIsThere = (): Runner | undefined => there
