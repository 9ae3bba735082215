import { memo } from 'react'
import type { Language } from '../../shared/locale.ts'
import type { RecordKind, SearchRecord } from '../../shared/search.ts'
import { reportSearch } from '../links.ts'
import type { IconName } from '../ui/icon.tsx'
import { Icon } from '../ui/icon.tsx'
import { markTerms } from './marks.ts'
import styles from './search-results.module.css'
import type { Answer, HitGroup, Scope } from './search-protocol.ts'
import type { SearchTexts } from './search-texts.ts'

/** An answer with what was asked: the field above may hold another word by now. */
export type Asked = Answer & { query: string }

interface Props {
  text: SearchTexts
  language: Language
  answer: Asked
  groups: HitGroup[]
  scope?: Scope
  /** Only so many of them, and nothing below. */
  atMost: number
  chosen: number
  setChosen: (index: number) => void
  opened: () => void
}

/** As many as fit a look; a scope shows more of its own. */
const perGroup: Record<Scope, number> = { pages: 6, demos: 6, api: 8, more: 4 }

/** Drawn anew with another answer, not with each key on the way to it. */
export const Hits = memo(function Hits({
  text,
  language,
  answer,
  groups,
  scope,
  atMost,
  chosen,
  setChosen,
  opened
}: Props) {
  const { query } = answer
  const shown = groups.map(group => ({
    title: text.scopes[group.scope],
    hits: scope ? group.hits : group.hits.slice(0, perGroup[group.scope])
  }))
  const sections = [
    ...shown,
    ...(answer.near.length && !scope ? [{ title: text.near, hits: answer.near }] : []),
    ...(answer.others.length && !scope
      ? [{ title: text.others, hits: answer.others, lang: language === 'en' ? 'zh-CN' : 'en' }]
      : [])
  ]
  if (sections.length === 0) return <Nothing {...{ text, language, query }} />
  let index = -1
  return (
    <>
      {answer.instead !== undefined && <p className={styles.message}>{text.instead(answer.instead)}</p>}
      {answer.total === 0 && <Nothing {...{ text, language, query }} />}
      {upTo(atMost, sections).map(section => (
        <div
          key={section.title}
          role="group"
          aria-label={section.title}
          lang={'lang' in section ? section.lang : undefined}
        >
          <h3 role="presentation">{section.title}</h3>
          {section.hits.map(record => {
            index += 1
            const at = index
            return (
              <HitLine
                key={`${record.href} ${record.title}`}
                id={`search-hit-${at}`}
                record={record}
                terms={answer.terms}
                selected={at === chosen}
                choose={() => setChosen(at)}
                opened={opened}
              />
            )
          })}
        </div>
      ))}
    </>
  )
})

/** The first hits, in the groups that they belong to. */
function upTo<T extends { hits: unknown[] }>(atMost: number, sections: T[]): T[] {
  let left = atMost
  return sections.flatMap(section => {
    const hits = section.hits.slice(0, left)
    left -= hits.length
    return hits.length ? [{ ...section, hits }] : []
  })
}

function HitLine({
  id,
  record,
  terms,
  selected,
  choose,
  opened
}: {
  id: string
  record: SearchRecord
  terms: string[]
  selected: boolean
  choose: () => void
  opened: () => void
}) {
  const title = <Marked text={record.title} terms={terms} />
  return (
    <a
      id={id}
      className={styles.hit}
      role="option"
      aria-selected={selected}
      href={record.href}
      tabIndex={-1}
      onPointerMove={selected ? undefined : choose}
      onClick={event => !(event.ctrlKey || event.metaKey || event.shiftKey) && opened()}
    >
      <Icon name={icons[record.kind]} />
      <b>{record.kind === 'member' ? <code>{title}</code> : title}</b>
      <span className={styles.where}>{record.where}</span>
      {record.text && (
        <p>
          <Marked text={record.text} terms={terms} />
        </p>
      )}
    </a>
  )
}

const icons: Record<RecordKind, IconName> = {
  page: 'page',
  section: 'heading',
  point: 'heading',
  demo: 'demo',
  member: 'braces',
  message: 'warning',
  word: 'info'
}

function Marked({ text, terms }: { text: string; terms: string[] }) {
  return markTerms(text, terms).map(([part, isMarked], index) => (isMarked ? <mark key={index}>{part}</mark> : part))
}

function Nothing({ text, language, query }: { text: SearchTexts; language: Language; query: string }) {
  const [before, after] = text.nothing
  return (
    <div className={styles.nothing}>
      <p>
        {before}
        <mark>{query.trim()}</mark>
        {after}
      </p>
      <p>
        {text.nothingHint} <a href={reportSearch(query.trim(), language)}>{text.report}</a>
      </p>
    </div>
  )
}
