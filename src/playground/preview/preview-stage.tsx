import type { RefObject } from 'react'
import type { Language } from '../../../shared/locale.ts'
import { EmptyPreview } from './empty-preview.tsx'
import styles from './preview-stage.module.css'
import type { Run } from './use-run.ts'

interface Props {
  /** Takes the frames of the run. */
  host: RefObject<HTMLDivElement | null>
  run: Run
  language: Language
  onOpen?: (file: string, line: number) => void
}

/** Where a run is shown, in the room that is left. */
export function PreviewStage({ host, run, language, onOpen }: Props) {
  return (
    <div className={styles.stage} data-status={run.status}>
      <div ref={host} className={styles.host} />
      <EmptyPreview run={run} language={language} onOpen={onOpen} />
    </div>
  )
}
