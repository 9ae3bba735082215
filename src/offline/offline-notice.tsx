import { useState } from 'react'
import type { Language } from '../../shared/locale.ts'
import { Icon } from '../ui/icon.tsx'
import { useCopyStatus } from './copy-updater.ts'
import styles from './offline-notice.module.css'
import { offlineTexts } from './offline-texts.ts'

/** Notice of a newer stored build or a lost copy; only the reader's click reloads the page. */
export function OfflineNotice({ language, open }: { language: Language; open: () => void }) {
  const text = offlineTexts[language]
  const { hasNewerBuild, isLost } = useCopyStatus()
  const [isRead, setRead] = useState(false)
  if (isRead || !(hasNewerBuild || isLost)) return null
  return (
    <aside className={styles.notice} role="status" aria-label={text.title}>
      <p>{isLost ? text.lost : text.newerBuild}</p>
      <p className={styles.buttons}>
        <button type="button" className="btn" onClick={() => (isLost ? open() : location.reload())}>
          {isLost ? text.title : text.reload}
        </button>
        <button
          type="button"
          className="quiet icon"
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
