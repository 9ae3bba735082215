import { useState } from 'react'
import { writePlace } from '../../shared/href.ts'
import type { NavGroup, NavPage } from '../../shared/page.ts'
import { isReference } from '../../shared/page.ts'
import { useMessages } from '../locale/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { outside } from '../ui/menu.tsx'
import { splitMatch } from './filter-nav.ts'
import styles from './sidebar.module.css'

interface Props {
  group: NavGroup
  path: string
  filter: string
}

/** Open when it holds the current page or while a filter matches in it; a click decides otherwise. */
export function NavGroupItem({ group, path, filter }: Props) {
  const holdsCurrent = group.pages.some(page => page.path === path)
  const { sidebar } = useMessages()
  const [chosen, setChosen] = useState<{ path: string; filter: string; open: boolean }>()
  const byItself = holdsCurrent || filter.trim() !== ''
  // A click counts until the reader goes to another group's page or changes the filter.
  const open = chosen && (chosen.path === path || !holdsCurrent) && chosen.filter === filter ? chosen.open : byItself
  const count = group.pages.length + group.links.length
  if (count === 0)
    return (
      <div className={styles.lone} aria-disabled="true">
        {group.title}
        <small>{sidebar.refactored}</small>
      </div>
    )
  return (
    <details
      data-group={group.key}
      open={open}
      onToggle={event =>
        event.currentTarget.open !== open && setChosen({ path, filter, open: event.currentTarget.open })
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

/** The lines of an open group. */
export function GroupList({ group, path, filter }: Props) {
  return (
    <ul>
      {group.pages.map(page => (
        <NavItem key={page.path} page={page} current={page.path === path} filter={filter} />
      ))}
      {group.links.map(link => (
        <li key={link.href}>
          <a href={link.href} {...outside(link.href)}>
            <Marked title={link.title} filter={filter} />
            <Icon name="external" />
          </a>
        </li>
      ))}
    </ul>
  )
}

function NavItem({ page, current, filter }: { page: NavPage; current: boolean; filter: string }) {
  const { sidebar } = useMessages()
  return (
    <li>
      <a href={writePlace(page.path)} aria-current={current ? 'page' : undefined}>
        <span className={isReference(page.path) ? styles.tag : undefined}>
          <Marked title={page.title} filter={filter} />
        </span>
        {page.isNew && <span className="badge new">{sidebar.isNew}</span>}
      </a>
    </li>
  )
}

function Marked({ title, filter }: { title: string; filter: string }) {
  const [before, marked, after] = splitMatch(title, filter)
  return (
    <>
      {before}
      {marked && <mark>{marked}</mark>}
      {after}
    </>
  )
}
