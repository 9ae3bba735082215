import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { stableVersion } from '../../shared/versions.ts'
import { facts } from 'virtual:facts'
import { changelog } from '../links.ts'
import { useTexts } from '../locale/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { outside } from '../ui/menu.tsx'
import { useSiteData } from '../versions/site-data.ts'
import { filterNav } from './filter-nav.ts'
import { NavGroupItem } from './nav-group.tsx'
import { useDebounced } from './debounced.ts'
import { useKeywords } from './keywords.ts'
import styles from './sidebar.module.css'

/** The navigation: filter, groups, stable version. The same on wide windows and in the drawer. */
export function Sidebar({ path }: { path: string }) {
  const { nav, messages, language } = useTexts()
  const [text, setText] = useState('')
  const [isFiltering, setFiltering] = useState(false)
  const keywords = useKeywords(language, isFiltering)
  const filter = useDebounced(text, 500)
  const groups = filterNav(nav, filter, keywords).filter(group => !group.isHidden)
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The field stands in the prerendered page: it may have been used before the app was there.
    if (document.activeElement === field.current) setFiltering(true)
    setText(field.current?.value ?? '')
  }, [])
  useCurrentInView(list, path, language)
  const found = groups.reduce((sum, group) => sum + group.pages.length, 0)
  return (
    <nav className={styles.sidebar} aria-label={messages.sidebar.label}>
      <div className={styles.filter}>
        <label className="field">
          <Icon name="search" />
          <input
            ref={field}
            type="search"
            placeholder={messages.sidebar.filter}
            aria-label={messages.sidebar.filter}
            value={text}
            onFocus={() => setFiltering(true)}
            onChange={event => setText(event.target.value)}
          />
        </label>
      </div>
      <div ref={list} className={styles.nav}>
        {groups.map(group => (
          <NavGroupItem key={group.key} group={group} path={path} filter={filter} />
        ))}
        {filter.trim() && groups.length === 0 && <NoData keyword={filter.trim()} />}
      </div>
      <p className="vh" role="status">
        {filter.trim() && found > 0 ? messages.sidebar.found(found) : ''}
      </p>
      <StableVersion />
    </nav>
  )
}

function NoData({ keyword }: { keyword: string }) {
  const [before, marked, after] = useTexts().messages.sidebar.noData(keyword)
  return (
    <p className={styles.noData} role="status">
      {before}
      <mark>{marked}</mark>
      {after}
    </p>
  )
}

function StableVersion() {
  const { sidebar } = useTexts().messages
  const { answer } = useSiteData()
  return (
    <div className={styles.stable}>
      {/* One text: two side by side take a comment between them. */}
      {`${sidebar.stable} `}
      <b>{(answer && stableVersion(answer)) ?? facts.library}</b>
      <a href={changelog} {...outside(changelog)}>
        {sidebar.changelog}
      </a>
    </div>
  )
}

/** A page found by a link or the search is in view in the sidebar too, in rows as high as its language makes them. Only the sidebar scrolls. */
function useCurrentInView(list: RefObject<HTMLElement | null>, path: string, language: string): void {
  useEffect(() => {
    // The document takes the language after this, and its letters with it: rows are as high then as they stay.
    const frame = requestAnimationFrame(() => list.current && showCurrent(list.current))
    return () => cancelAnimationFrame(frame)
  }, [list, path, language])
}

function showCurrent(nav: HTMLElement): void {
  const current = nav.querySelector<HTMLElement>('[aria-current]')
  if (!current) return
  const [box, item] = [nav.getBoundingClientRect(), current.getBoundingClientRect()]
  const isInView = item.top >= box.top + 40 && item.bottom <= box.bottom
  if (!isInView) nav.scrollTop += item.top - box.top - box.height / 3
  // Rows stay where they are under a pointer that may have come for one of them.
  if (!isInView || !nav.matches(':hover')) showWholeRow(nav, box.top)
}

/** No row stands half under the title of its group, which stays at the top. */
function showWholeRow(nav: HTMLElement, top: number): void {
  const title = nav.querySelector('details[open] > summary')?.getBoundingClientRect()
  const edge = top + (title?.height ?? 0)
  for (const row of nav.querySelectorAll('li a')) {
    const rect = row.getBoundingClientRect()
    // Whole pixels, so that nothing of the row above shows.
    if (rect.top < edge && rect.bottom > edge) nav.scrollTop -= Math.floor(edge - rect.top)
  }
}
