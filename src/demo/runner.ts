import { loadChunk } from '../chunk-error.ts'

type Runner = typeof import('./mount-vue.ts')

let there: Runner | undefined

/** What mounts a demo, with Vue and the library. */
export const loadRunner = async (): Promise<Runner> =>
  (there = await loadChunk('mount-vue', () => import('./mount-vue.ts')))

/** The same where somebody has asked for it before. */
export const runnerThatIsThere = (): Runner | undefined => there
