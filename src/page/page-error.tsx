import { useMessages } from '../locale/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { sentence } from '../ui/sentence.ts'
import { ChunkError } from '../chunk-error.ts'
import styles from './page-view.module.css'

/** A page that did not arrive: what happened, the remedy, a button. A new build is offered as a reload that stays here. */
export function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  const { chunk } = useMessages()
  const gone = error instanceof ChunkError && error.type === 'missing'
  return (
    <article className={styles.article}>
      <div className="oops" role="alert">
        <Icon name="warning" />
        <div>
          <b>{gone ? chunk.gone : chunk.title}</b>
          <p>{gone ? chunk.goneRemedy : chunk.remedy}</p>
          <code>{sentence(error)}</code>
        </div>
        <button type="button" className="btn" onClick={gone ? () => location.reload() : retry}>
          {gone ? chunk.reload : chunk.retry}
        </button>
      </div>
    </article>
  )
}
