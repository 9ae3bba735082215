import { useState } from 'react'
import { formatLocation } from '../../shared/site-location.ts'
import { isReferencePath } from '../../shared/page.ts'
import { useMessages } from '../locale/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { externalLinkProps } from '../ui/menu.tsx'
import type { FoundGroup } from './filter-nav.ts'
import { splitMatch } from './filter-nav.ts'
import styles from './sidebar.module.css'

interface Props {
  group: FoundGroup
  path: string
  filter: string
}

/** Group that is open if it contains the current page or a filter is set, unless the reader has clicked it. */
export function NavGroupItem({ group, path, filter }: Props) {
  const holdsCurrent = group.pages.some(page => page.path === path)
  const { sidebar } = useMessages()
  const [toggled, setToggled] = useState<{ path: string; filter: string; open: boolean }>()
  const opensByDefault = holdsCurrent || filter.trim() !== ''
  // A click counts until the reader opens another page of this group or changes the filter.
  const open =
    toggled && (toggled.path === path || !holdsCurrent) && toggled.filter === filter ? toggled.open : opensByDefault
  const count = group.pages.length + group.links.length
  if (count === 0)
    return (
      <div className={styles.emptyGroup} aria-disabled="true">
        {group.title}
        <small>{sidebar.refactored}</small>
      </div>
    )
  return (
    <details
      data-group={group.key}
      open={open}
      onToggle={event =>
        event.currentTarget.open !== open && setToggled({ path, filter, open: event.currentTarget.open })
      }
    >
      <summary>
        <Icon name="right" />
        {group.title}
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      </summary>
      {open && <GroupList group={group} path={path} filter={filter} />}
    </details>
  )
}

/** Pages and links of an open group. */
export function GroupList({ group, path, filter }: Props) {
  return (
    <ul>
      {group.pages.map(page => (
        <NavItem key={page.path} page={page} current={page.path === path} filter={filter} />
      ))}
      {group.links.map(link => (
        <li key={link.href}>
          <a href={link.href} {...externalLinkProps(link.href)}>
            <MarkedTitle title={link.title} filter={filter} />
            {/^https?:/.test(link.href) && <Icon name="external" />}
          </a>
        </li>
      ))}
    </ul>
  )
}

function NavItem({ page, current, filter }: { page: FoundGroup['pages'][number]; current: boolean; filter: string }) {
  const { sidebar } = useMessages()
  if (page.disabled)
    return (
      <li className={page.className}>
        <div className={styles.emptyGroup} aria-disabled="true">
          {page.title}
        </div>
      </li>
    )
  return (
    <li className={page.className}>
      <a href={formatLocation(page.path)} aria-current={current ? 'page' : undefined}>
        <span className={isReferencePath(page.path) ? styles.tag : undefined}>
          <MarkedTitle title={page.title} filter={filter} />
        </span>
        {page.keyword !== undefined && (
          <small className={styles.count}>
            <MarkedTitle title={page.keyword} filter={filter} />
          </small>
        )}
        {page.isNew && <span className="badge new">{sidebar.isNew}</span>}
      </a>
    </li>
  )
}

function MarkedTitle({ title, filter }: { title: string; filter: string }) {
  const [before, marked, after] = splitMatch(title, filter)
  return (
    <>
      {before}
      {marked && <mark>{marked}</mark>}
      {after}
    </>
  )
}
