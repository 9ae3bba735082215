import { ChunkError } from '../chunk-error.ts'
import { useMessages } from '../locale/texts.ts'
import { Failure } from './failure.tsx'

interface Props {
  /** Message that names the part that failed to load. */
  title: string
  error: unknown
  retry: () => void
}

/** Card for a part that failed to load; if its files are missing since a new build, the button reloads the page. */
export function ChunkFailure({ title, error, retry }: Props) {
  const { chunk } = useMessages()
  const isMissing = error instanceof ChunkError && error.type === 'missing'
  const offersReload = isMissing || (error instanceof ChunkError && error.isStuck)
  return (
    <Failure
      title={isMissing ? chunk.gone : title}
      remedy={isMissing ? chunk.missingRemedy : chunk.remedy}
      error={error}
      action={offersReload ? chunk.reload : chunk.retry}
      onAction={offersReload ? () => location.reload() : retry}
    />
  )
}
