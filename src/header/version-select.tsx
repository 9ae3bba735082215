import type { VersionLine } from '../../shared/versions.ts'
import { getLineState } from '../../shared/version-lines.ts'
import { formatLocation } from '../../shared/site-location.ts'
import type { Messages } from '../locale/messages.ts'
import { useMessages } from '../locale/texts.ts'
import { useCurrentLocationInShell } from '../current-location.ts'
import { Icon } from '../ui/icon.tsx'
import { Menu, MenuLink } from '../ui/menu.tsx'
import { useSiteData } from '../versions/site-data.ts'
import styles from './header.module.css'
import { versionAddress } from './version-address.ts'

const thisVersion = '3.8'
const fallbackVersions: VersionLine[] = [
  { version: thisVersion, url: '', isDisabled: false, isStop: true, isAbandoned: false }
]

/** Links to the other versions. In a native select, arrow keys would leave the site. */
export function VersionSelect() {
  const { header } = useMessages()
  const { versions = fallbackVersions } = useSiteData()
  return (
    <Menu
      label={
        <>
          <span className="visually-hidden">{header.version}</span>
          {thisVersion}
        </>
      }
    >
      {versions.map(line => (
        <VersionItem key={line.version} line={line} state={stateOf(line, header)} />
      ))}
    </Menu>
  )
}

function VersionItem({ line, state }: { line: VersionLine; state: string }) {
  const { header } = useMessages()
  const { path, query, anchor } = useCurrentLocationInShell()
  const isCurrent = line.version === thisVersion
  const text = (
    <>
      <b>{line.version}</b>
      <small>{state}</small>
    </>
  )
  if (line.isDisabled && !isCurrent) return <li className={styles.disabledVersion}>{text}</li>
  const href = isCurrent ? formatLocation(path, query, anchor) : versionAddress(line, { path, query, anchor })
  return (
    <MenuLink href={href} isCurrent={isCurrent}>
      {text}
      {!isCurrent && (
        <>
          <Icon name="external" />
          <span className="visually-hidden">{header.otherSite}</span>
        </>
      )}
    </MenuLink>
  )
}

/** The operator's list has the states, `getLineState` has the dates. */
function stateOf({ version, isStop, isAbandoned }: VersionLine, texts: Messages['header']): string {
  const state = getLineState(version)
  if (isStop || isAbandoned) {
    const stopped = typeof state === 'object' ? texts.stoppedIn(state.endedIn) : texts.stopped
    return isAbandoned ? texts.abandoned(stopped) : stopped
  }
  return state === 'latest' ? texts.latest : state === 'longTerm' ? texts.longTerm : texts.maintained
}
