import { ChunkError } from '../chunk-error.ts'
import { useMessages } from '../locale/texts.ts'
import { Failure } from './failure.tsx'

interface Props {
  /** What did not arrive. */
  title: string
  error: unknown
  retry: () => void
}

/** What comes later did not come. Files that went with an older build are offered as a reload that stays on the page. */
export function ChunkFailure({ title, error, retry }: Props) {
  const { chunk } = useMessages()
  const isGone = error instanceof ChunkError && error.type === 'missing'
  const reloads = isGone || (error instanceof ChunkError && error.isStuck)
  return (
    <Failure
      title={isGone ? chunk.gone : title}
      remedy={isGone ? chunk.goneRemedy : chunk.remedy}
      error={error}
      action={reloads ? chunk.reload : chunk.retry}
      onAction={reloads ? () => location.reload() : retry}
    />
  )
}
