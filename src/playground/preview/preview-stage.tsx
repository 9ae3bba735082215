import type { RefObject } from 'react'
import type { Language } from '../../../shared/locale.ts'
import { EmptyPreview } from './empty-preview.tsx'
import styles from './preview-stage.module.css'
import type { Run } from './use-run.ts'

interface Props {
  /** Element that contains the frames of the run. */
  host: RefObject<HTMLDivElement | null>
  run: Run
  language: Language
  onOpen?: (file: string, line: number) => void
}

/** Preview of a run, which fills the remaining space. */
export function PreviewStage({ host, run, language, onOpen }: Props) {
  return (
    <div className={styles.stage} data-status={run.status}>
      <div ref={host} className={styles.host} />
      <EmptyPreview run={run} language={language} onOpen={onOpen} />
    </div>
  )
}
