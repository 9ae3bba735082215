import type { Language } from '../../../shared/locale.ts'
import type { Project } from '../../../shared/project.ts'
import type { CompileQuestion, FromCompiler } from './compile-protocol.ts'
import { compileTexts } from './compile-texts.ts'
import type { CompiledProject } from './compiled-project.ts'

const longestCompile = 10_000

export interface Compiler {
  /** Only the newest question is answered; an older one gives `undefined`. */
  compile: (project: Project, language: Language) => Promise<CompiledProject | undefined>
  /** Frees the worker; the next question starts another one. */
  stop: () => void
}

interface Question {
  id: number
  language: Language
  resolve: (compiled: CompiledProject | undefined) => void
  timer?: ReturnType<typeof setTimeout>
}

/** A worker for one project: two that are edited on the same page do not wait for each other. */
export function createCompiler(): Compiler {
  const state = {
    worker: undefined as Worker | undefined,
    ready: false,
    lastId: 0,
    waiting: undefined as Question | undefined
  }

  const getWorker = (): Worker => {
    if (state.worker) return state.worker
    state.worker = new Worker(new URL('./compile-worker.ts', import.meta.url), { type: 'module' })
    state.worker.addEventListener('message', ({ data }: MessageEvent<FromCompiler>) => receive(data))
    state.worker.addEventListener('error', () => giveUp('broken'))
    return state.worker
  }
  const receive = (message: FromCompiler): void => {
    if (message.type === 'answer' && message.id === state.waiting?.id) settle(message.compiled)
    if (message.type === 'answer' || state.ready) return
    state.ready = true
    startTimer()
  }
  /** The time a slow line takes to bring the compiler does not count. */
  const startTimer = (): void => {
    if (state.waiting) state.waiting.timer = setTimeout(() => giveUp('slow'), longestCompile)
  }
  const giveUp = (why: 'slow' | 'broken'): void => {
    const message = compileTexts[state.waiting?.language ?? 'en'][why]
    settle({ modules: [], styles: [], guests: [], errors: [{ kind: 'compile', message }] })
    stop()
  }
  const settle = (compiled: CompiledProject | undefined): void => {
    clearTimeout(state.waiting?.timer)
    state.waiting?.resolve(compiled)
    state.waiting = undefined
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
        state.waiting = { id, language, resolve }
        if (state.ready) startTimer()
        const question: CompileQuestion = { id, project, language }
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
        getWorker().postMessage(question)
      })
    },
    stop
  }
}
