import type { Language } from '../../../shared/locale.ts'
import type { Project } from '../../../shared/project.ts'
import type { CompileRequest, CompilerMessage } from './compile-protocol.ts'
import { compileTexts } from './compile-texts.ts'
import type { CompiledProject } from './compiled-project.ts'

const compileTimeout = 10_000

export interface Compiler {
  /** Only the newest request gets a result. An older one resolves to `undefined`. */
  compile: (project: Project, language: Language) => Promise<CompiledProject | undefined>
  /** Terminates the worker. The next request starts a new one. */
  stop: () => void
}

interface PendingRequest {
  id: number
  language: Language
  resolve: (compiled: CompiledProject | undefined) => void
  timer?: ReturnType<typeof setTimeout>
}

/**
 * Creates a compiler with a worker for one project, so that two projects edited on one page do not wait for each other.
 */
export function createCompiler(): Compiler {
  const state = {
    worker: undefined as Worker | undefined,
    ready: false,
    lastId: 0,
    pending: undefined as PendingRequest | undefined
  }

  const getWorker = (): Worker => {
    if (state.worker) return state.worker
    state.worker = new Worker(new URL('./compile-worker.ts', import.meta.url), { type: 'module' })
    state.worker.addEventListener('message', ({ data }: MessageEvent<CompilerMessage>) => receive(data))
    state.worker.addEventListener('error', () => fail('broken'))
    return state.worker
  }
  const receive = (message: CompilerMessage): void => {
    if (message.type === 'answer' && message.id === state.pending?.id) settle(message.compiled)
    if (message.type === 'answer' || state.ready) return
    state.ready = true
    startTimer()
  }
  /** Starts the timeout when the compiler is ready, so that a slow download does not count. */
  const startTimer = (): void => {
    if (state.pending) state.pending.timer = setTimeout(() => fail('slow'), compileTimeout)
  }
  const fail = (reason: 'slow' | 'broken'): void => {
    const message = compileTexts[state.pending?.language ?? 'en'][reason]
    settle({ modules: [], entry: '', styles: [], thirdParty: [], errors: [{ kind: 'compile', message }] })
    stop()
  }
  const settle = (compiled: CompiledProject | undefined): void => {
    clearTimeout(state.pending?.timer)
    state.pending?.resolve(compiled)
    state.pending = undefined
  }
  const stop = (): void => {
    settle(undefined)
    state.worker?.terminate()
    Object.assign(state, { worker: undefined, ready: false })
  }
  return {
    compile: (project, language) => {
      settle(undefined)
      const id = (state.lastId += 1)
      return new Promise(resolve => {
        state.pending = { id, language, resolve }
        if (state.ready) startTimer()
        const request: CompileRequest = { id, project, language }
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
        getWorker().postMessage(request)
      })
    },
    stop
  }
}
