import { compileProject } from './compile-project.ts'
import type { CompileRequest, CompilerMessage } from './compile-protocol.ts'

/** Compiles in a worker, so that typing never waits. server/headers.ts refers to this file by its name. */
addEventListener('message', ({ data: { id, project, language } }: MessageEvent<CompileRequest>) => {
  post({ type: 'answer', id, compiled: compileProject(project, language) })
})

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
const post = (message: CompilerMessage) => self.postMessage(message)
post({ type: 'ready' })
