import { useMessages } from '../locale/texts.ts'
import { ChunkFailure } from '../ui/chunk-failure.tsx'
import styles from './drawn/article.module.css'

/** A page that did not arrive. */
export function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  const { chunk } = useMessages()
  return (
    <article className={styles.article}>
      <ChunkFailure title={chunk.title} error={error} retry={retry} />
    </article>
  )
}
