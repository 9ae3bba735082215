import type { Language } from '../../../shared/locale.ts'
import type { Project } from '../../../shared/project.ts'
import type { CompileQuestion, FromCompiler } from './compile-protocol.ts'
import { compileTexts } from './compile-texts.ts'
import type { CompiledProject } from './compiled-project.ts'

const longestCompile = 10_000

let worker: Worker | undefined
let ready = false
let lastId = 0
let waiting: { id: number; language: Language; resolve: (compiled: CompiledProject | undefined) => void; timer?: ReturnType<typeof setTimeout> } | undefined

/** Only the newest question is answered; an older one gives `undefined`. */
export function compile(project: Project, language: Language): Promise<CompiledProject | undefined> {
  settle(undefined)
  const id = (lastId += 1)
  return new Promise(resolve => {
    waiting = { id, language, resolve }
    if (ready) startTimer()
    const question: CompileQuestion = { id, project, language }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    getWorker().postMessage(question)
  })
}

/** Loads the compiler before it is needed, and frees it after. */
export const warmUpCompiler = (): void => void getWorker()

export function stopCompiler(): void {
  settle(undefined)
  worker?.terminate()
  worker = undefined
  ready = false
}

function getWorker(): Worker {
  if (worker) return worker
  worker = new Worker(new URL('./compile-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<FromCompiler>) => receive(data))
  worker.addEventListener('error', () => giveUp('broken'))
  return worker
}

function receive(message: FromCompiler): void {
  if (message.type === 'answer' && message.id === waiting?.id) settle(message.compiled)
  if (message.type === 'answer' || ready) return
  ready = true
  startTimer()
}

function startTimer(): void {
  if (waiting) waiting.timer = setTimeout(() => giveUp('slow'), longestCompile)
}

function giveUp(why: 'slow' | 'broken'): void {
  const message = compileTexts[waiting?.language ?? 'en'][why]
  settle({ modules: [], styles: [], errors: [{ kind: 'compile', message }] })
  stopCompiler()
}

function settle(compiled: CompiledProject | undefined): void {
  clearTimeout(waiting?.timer)
  waiting?.resolve(compiled)
  waiting = undefined
}
