import { firstScreenAddress } from '../links.ts'
import { useMessages } from '../locale/texts.ts'
import styles from './header.module.css'
import { VersionSelect } from './version-select.tsx'

interface Props {
  /** Visible label and name of the version select, on a page that shows the version of the library too. */
  version?: { label: string; name: string }
}

/** Logo, name and the version select; as wide as the sidebar below it. */
export function Brand({ version }: Props) {
  const { siteName } = useMessages()
  return (
    <div className={styles.brand}>
      <a className={styles.home} href={firstScreenAddress}>
        <Logo />
        {version ? <span className="no-phone">{siteName}</span> : siteName}
        {version && <span className="visually-hidden only-phone">{siteName}</span>}
      </a>
      <div className={styles.version} role={version && 'group'} aria-label={version?.name}>
        {version && <span>{version.label}</span>}
        <VersionSelect />
      </div>
    </div>
  )
}

function Logo() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d="M2 2h16v16H2zM2 8h16M8 2v16" fill="none" stroke="var(--ink)" strokeWidth="1.5" />
      <rect x="8" y="8" width="10" height="10" fill="var(--accent)" stroke="var(--accent)" strokeWidth="1.5" />
      <rect x="15.5" y="15.5" width="4.5" height="4.5" fill="var(--accent)" stroke="var(--bg)" strokeWidth="1.25" />
    </svg>
  )
}
