import { memo } from 'react'
import type { Language } from '../../shared/locale.ts'
import type { SearchSection } from '../../shared/search-sections.ts'
import type { SearchAction } from '../../shared/search-actions.ts'
import { parseAction } from '../../shared/search-actions.ts'
import type { RecordKind, SearchRecord } from '../../shared/search.ts'
import { searchIssueAddress } from '../links.ts'
import type { IconName } from '../ui/icon.tsx'
import { Icon } from '../ui/icon.tsx'
import { markTerms } from './mark-terms.ts'
import styles from './search-results.module.css'
import type { SearchResponse } from './search-protocol.ts'
import type { SearchTexts } from './search-texts.ts'

/** Response with its query, since the field may contain another one by now. */
export type SearchResponseWithQuery = SearchResponse & { query: string }

interface Props {
  text: SearchTexts
  language: Language
  response: SearchResponseWithQuery
  sections: SearchSection[]
  /** True if only the hits of one scope are shown. */
  isScoped: boolean
  /** Maximum number of hits over all groups. */
  maxHits: number
  selectedIndex: number
  setSelectedIndex: (index: number) => void
  onOpen: () => void
  onAction: (action: SearchAction) => void
}

/** Memoized to render with a new response and not with each key press before it. */
export const SearchHits = memo(function SearchHits({
  text,
  language,
  response,
  sections: hitSections,
  isScoped,
  maxHits,
  selectedIndex,
  setSelectedIndex,
  onOpen,
  onAction
}: Props) {
  const { query } = response
  const sections = [
    ...hitSections.map(({ name, hits }) => ({ title: name === 'best' ? text.best : text.scopes[name], hits })),
    ...(response.near.length && !isScoped ? [{ title: text.near, hits: response.near }] : []),
    ...(response.others.length && !isScoped
      ? [{ title: text.others, hits: response.others, lang: language === 'en' ? 'zh-CN' : 'en' }]
      : [])
  ]
  if (sections.length === 0) return <NoHits {...{ text, language, query }} />
  let index = -1
  return (
    <>
      {response.instead !== undefined && <p className={styles.message}>{text.instead(response.instead)}</p>}
      {response.total === 0 && <NoHits {...{ text, language, query }} />}
      {limitHits(maxHits, sections).map(section => (
        <div
          key={section.title}
          role="group"
          aria-label={section.title}
          lang={'lang' in section ? section.lang : undefined}
        >
          <h3 role="presentation">{section.title}</h3>
          {section.hits.map(record => {
            index += 1
            const hitIndex = index
            return (
              <HitLine
                key={`${record.href} ${record.title}`}
                id={`search-hit-${hitIndex}`}
                record={record}
                terms={response.terms}
                isSelected={hitIndex === selectedIndex}
                select={() => setSelectedIndex(hitIndex)}
                onOpen={onOpen}
                onAction={onAction}
              />
            )
          })}
        </div>
      ))}
    </>
  )
})

/** Limits the total number of hits and keeps their groups. */
function limitHits<T extends { hits: unknown[] }>(maxHits: number, sections: T[]): T[] {
  let remaining = maxHits
  return sections.flatMap(section => {
    const hits = section.hits.slice(0, remaining)
    remaining -= hits.length
    return hits.length ? [{ ...section, hits }] : []
  })
}

function HitLine({
  id,
  record,
  terms,
  isSelected,
  select,
  onOpen,
  onAction
}: {
  id: string
  record: SearchRecord
  terms: string[]
  isSelected: boolean
  select: () => void
  onOpen: () => void
  onAction: (action: SearchAction) => void
}) {
  const title = <Marked text={record.title} terms={terms} />
  const content = (
    <>
      <Icon name={icons[record.kind]} />
      <b>{record.kind === 'member' ? <code>{title}</code> : title}</b>
      <span className={styles.location}>{record.where}</span>
      {record.text && (
        <p>
          <Marked text={record.text} terms={terms} />
        </p>
      )}
    </>
  )
  const attributes = {
    id,
    className: styles.hit,
    role: 'option',
    'aria-selected': isSelected,
    tabIndex: -1,
    onPointerMove: isSelected ? undefined : select
  }
  const action = parseAction(record.href)
  if (action)
    return (
      <button type="button" {...attributes} onClick={() => onAction(action)}>
        {content}
      </button>
    )
  return (
    <a
      {...attributes}
      href={record.href}
      onClick={event => !(event.ctrlKey || event.metaKey || event.shiftKey) && onOpen()}
    >
      {content}
    </a>
  )
}

const icons: Record<RecordKind, IconName> = {
  page: 'page',
  tool: 'system',
  section: 'heading',
  point: 'heading',
  demo: 'demo',
  member: 'braces',
  message: 'warning',
  word: 'info',
  later: 'braces'
}

function Marked({ text, terms }: { text: string; terms: string[] }) {
  return markTerms(text, terms).map(([part, isMarked], index) => (isMarked ? <mark key={index}>{part}</mark> : part))
}

function NoHits({ text, language, query }: { text: SearchTexts; language: Language; query: string }) {
  const [before, after] = text.nothing
  return (
    <div className={styles.empty}>
      <p>
        {before}
        <mark>{query.trim()}</mark>
        {after}
      </p>
      <p>
        {text.nothingHint} <a href={searchIssueAddress(query.trim(), language)}>{text.report}</a>
      </p>
    </div>
  )
}
