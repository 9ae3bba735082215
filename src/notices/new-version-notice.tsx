import { facts } from 'virtual:facts'
import { changelog } from '../links.ts'
import { useMessages } from '../locale/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { externalLinkProps } from '../ui/menu.tsx'
import styles from './new-version-notice.module.css'

interface Props {
  version: string
  dismiss: () => void
}

export function NewVersionNotice({ version, dismiss }: Props) {
  const { notice } = useMessages()
  return (
    <aside className={styles.card} aria-label={notice.newVersion(version)}>
      <b>{notice.newVersion(version)}</b>
      <p>{notice.newVersionText(facts.library)}</p>
      <a className={styles.link} href={changelog} {...externalLinkProps(changelog)}>
        {notice.changelog}
      </a>
      <button type="button" className={styles.close} aria-label={notice.close} title={notice.close} onClick={dismiss}>
        <Icon name="close" />
      </button>
    </aside>
  )
}
