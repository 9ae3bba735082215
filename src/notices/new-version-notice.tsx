import { useState } from 'react'
import { facts } from 'virtual:facts'
import { changelog } from '../links.ts'
import { useMessages } from '../locale/texts.ts'
import { readStored, store } from '../storage.ts'
import { Icon } from '../ui/icon.tsx'
import { outside } from '../ui/menu.tsx'
import { newVersion } from '../versions/new-version.ts'
import { useSiteData } from '../versions/site-data.ts'
import styles from './notices.module.css'

/** A newer 3.8 than the demos run. Dismissed for that version, it comes again with the next. */
export function NewVersionNotice() {
  const { notice } = useMessages()
  const { answer } = useSiteData()
  const [dismissed, setDismissed] = useState(() => readStored('newVersion'))
  const version = newVersion(answer, facts.library, dismissed)
  if (!version) return null
  const dismiss = () => {
    store('newVersion', version)
    setDismissed(version)
  }
  return (
    <aside className={styles.card} aria-label={notice.newVersion(version)}>
      <b>{notice.newVersion(version)}</b>
      <p>{notice.newVersionText(facts.library)}</p>
      <a href={changelog} {...outside(changelog)}>
        {notice.changelog}
      </a>
      <button type="button" aria-label={notice.close} title={notice.close} onClick={dismiss}>
        <Icon name="close" />
      </button>
    </aside>
  )
}
