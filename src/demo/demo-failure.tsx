import { useMessages } from '../locale/texts.ts'
import { ChunkFailure } from '../ui/chunk-failure.tsx'
import { Failure } from '../ui/failure.tsx'

export type DemoState =
  | { at: 'waiting' }
  /** In the language of before when the words of another one did not arrive. */
  | { at: 'running'; unspoken?: unknown }
  /** Its own code threw while it was rendered. */
  | { at: 'failed'; error: unknown }
  /** Its code, or the library, did not arrive. */
  | { at: 'unloaded'; error: unknown }

/** Stands where the demo would. */
export function DemoFailure({ state, retry }: { state: DemoState; retry: () => void }) {
  const { demo } = useMessages()
  if (state.at === 'unloaded') return <ChunkFailure title={demo.loadFailed} error={state.error} retry={retry} />
  if (state.at === 'running' && state.unspoken !== undefined)
    return <ChunkFailure title={demo.languageFailed} error={state.unspoken} retry={retry} />
  if (state.at !== 'failed') return null
  return (
    <Failure title={demo.failed} remedy={demo.failedRemedy} error={state.error} action={demo.retry} onAction={retry} />
  )
}
