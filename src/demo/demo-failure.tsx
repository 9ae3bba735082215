import { useMessages } from '../locale/texts.ts'
import { ChunkFailure } from '../ui/chunk-failure.tsx'
import { Failure } from '../ui/failure.tsx'

export type DemoState =
  | { status: 'waiting' }
  /** Runs in the previous language if the code of the other one failed to load, which is the error. */
  | { status: 'running'; languageError?: unknown }
  /** Its own code threw an error while it was rendered. */
  | { status: 'failed'; error: unknown }
  /** Its code or the library failed to load. */
  | { status: 'unloaded'; error: unknown }

/** Card in place of a failed demo, or above one that could not change its language. */
export function DemoFailure({ state, retry }: { state: DemoState; retry: () => void }) {
  const { demo } = useMessages()
  if (state.status === 'unloaded') return <ChunkFailure title={demo.loadFailed} error={state.error} retry={retry} />
  if (state.status === 'running' && state.languageError !== undefined)
    return <ChunkFailure title={demo.languageFailed} error={state.languageError} retry={retry} />
  if (state.status !== 'failed') return null
  return (
    <Failure title={demo.failed} remedy={demo.failedRemedy} error={state.error} action={demo.retry} onAction={retry} />
  )
}
