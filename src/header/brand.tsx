import { homeAddress } from '../links.ts'
import { currentPlace } from '../place.ts'
import type { VersionLine } from '../../shared/versions.ts'
import { useMessages } from '../locale/texts.ts'
import { Select } from '../ui/select.tsx'
import { useSiteData } from '../versions/site-data.ts'
import styles from './header.module.css'

const thisVersion = '3.8'

/** Logo, name and the version select; as wide as the sidebar below it. */
export function Brand() {
  const { siteName, header } = useMessages()
  const { versions } = useSiteData()
  return (
    <div className={styles.brand}>
      <a className={styles.home} href={homeAddress}>
        <Logo />
        {siteName}
      </a>
      <span className={styles.version}>
        <Select label={header.version} value={thisVersion} onChange={version => goToVersion(versions, version)}>
          {(versions ?? [{ version: thisVersion, isDisabled: false, isStop: false, isAbandoned: false }]).map(line => (
            <option key={line.version} value={line.version} disabled={line.isDisabled}>
              {line.version}
              {line.version === thisVersion ? '' : line.isAbandoned ? header.abandoned : line.isStop ? header.stopped : ''}
            </option>
          ))}
        </Select>
      </span>
    </div>
  )
}

/** Sites with the same hash routes open on the same page. */
function goToVersion(versions: VersionLine[] | undefined, version: string): void {
  const line = versions?.find(known => known.version === version)
  if (!line || version === thisVersion) return
  location.href = line.url.includes('#') ? line.url : `${line.url}#${currentPlace().path}`
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
