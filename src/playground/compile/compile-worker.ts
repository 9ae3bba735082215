import { compileProject } from './compile-project.ts'
import type { CompileQuestion, FromCompiler } from './compile-protocol.ts'

/** Compiling happens here, so that typing never waits for it. server/headers.ts knows this file by its name. */
addEventListener('message', ({ data: { id, project, language } }: MessageEvent<CompileQuestion>) => {
  post({ type: 'answer', id, compiled: compileProject(project, language) })
})

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
const post = (message: FromCompiler) => self.postMessage(message)
post({ type: 'ready' })
