import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { getLineName } from '../../shared/version-lines.ts'
import { getStableVersion } from '../../shared/versions.ts'
import { facts } from 'virtual:facts'
import { changelog } from '../links.ts'
import { useTexts } from '../locale/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { externalLinkProps } from '../ui/menu.tsx'
import { useSiteData } from '../versions/site-data.ts'
import { filterNav } from './filter-nav.ts'
import { NavGroupItem } from './nav-group.tsx'
import { useDebounced } from './use-debounced.ts'
import { useKeywords } from './use-keywords.ts'
import styles from './sidebar.module.css'

/** The navigation with filter, groups and stable version, the same on wide windows and in the drawer. */
export function Sidebar({ path, openOffline }: { path: string; openOffline: () => void }) {
  const { nav, messages, language } = useTexts()
  const [text, setText] = useState('')
  const [isFiltering, setFiltering] = useState(false)
  const keywords = useKeywords(language, isFiltering)
  const filter = useDebounced(text, 500)
  const groups = filterNav(nav, filter, keywords).filter(group => !group.isHidden)
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The field is prerendered, so it may have been used before the app started.
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
      <p className="visually-hidden" role="status">
        {filter.trim() && found > 0 ? messages.sidebar.found(found) : ''}
      </p>
      <div className={styles.foot}>
        <StableVersion />
        <button type="button" onClick={openOffline}>
          {messages.header.offline}
        </button>
      </div>
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

/** Names the line of the version, because the newest stable version is not one of the line that this site documents. */
function StableVersion() {
  const { sidebar } = useTexts().messages
  const { versionsResponse } = useSiteData()
  const version = (versionsResponse && getStableVersion(versionsResponse)) ?? facts.library
  return (
    <>
      {/* One text, because React separates two adjacent texts with a comment. */}
      {`${sidebar.stable(getLineName(version))} `}
      <b>{version}</b>
      <a href={changelog} {...externalLinkProps(changelog)}>
        {sidebar.changelog}
      </a>
    </>
  )
}

/**
 * Scrolls the sidebar, and only it, to the current page, again after a language switch because the height of rows
 * changes.
 */
function useCurrentInView(list: RefObject<HTMLElement | null>, path: string, language: string): void {
  useEffect(() => {
    // The language and the fonts of the document change after this effect, and with them the height of the rows.
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
  // Under the pointer visible rows stay in place, because the reader may be about to click one.
  if (!isInView || !nav.matches(':hover')) showWholeRow(nav, box.top)
}

/** Scrolls so that no row is half covered by the sticky title of its group. */
function showWholeRow(nav: HTMLElement, top: number): void {
  const title = nav.querySelector('details[open] > summary')?.getBoundingClientRect()
  const edge = top + (title?.height ?? 0)
  for (const row of nav.querySelectorAll('li a')) {
    const rect = row.getBoundingClientRect()
    // Whole pixels, so that no part of the row above is visible.
    if (rect.top < edge && rect.bottom > edge) nav.scrollTop -= Math.floor(edge - rect.top)
  }
}
