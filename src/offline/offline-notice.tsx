import { useState } from 'react'
import type { Language } from '../../shared/locale.ts'
import { Icon } from '../ui/icon.tsx'
import { useCopy } from './keeper.ts'
import styles from './offline-notice.module.css'
import { offlineTexts } from './offline-texts.ts'

/** A newer build is complete, or the copy is gone. Nothing is loaded anew under somebody's hands. */
export function OfflineNotice({ language, open }: { language: Language; open: () => void }) {
  const text = offlineTexts[language]
  const { hasNext, isLost } = useCopy()
  const [isRead, setRead] = useState(false)
  if (isRead || !(hasNext || isLost)) return null
  return (
    <aside className={styles.notice} role="status" aria-label={text.title}>
      <p>{isLost ? text.lost : text.next}</p>
      <p className={styles.buttons}>
        <button type="button" className="btn" onClick={() => (isLost ? open() : location.reload())}>
          {isLost ? text.title : text.reload}
        </button>
        <button
          type="button"
          className="q icon"
          aria-label={text.later}
          title={text.later}
          onClick={() => setRead(true)}
        >
          <Icon name="close" />
        </button>
      </p>
    </aside>
  )
}
