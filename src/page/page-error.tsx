import { useMessages } from '../locale/texts.ts'
import { ChunkFailure } from '../ui/chunk-failure.tsx'
import styles from './rendered/article.module.css'

/** Shown for a page that failed to load. */
export function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  const { chunk } = useMessages()
  return (
    <article className={styles.article}>
      <ChunkFailure title={chunk.title} error={error} retry={retry} />
    </article>
  )
}
