import type { KeyboardEvent } from 'react'
import type { MemberKind } from '../../shared/api.ts'
import { memberKinds } from '../../shared/api.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './api-bar.module.css'
import { ApiIcon } from './api-icon.tsx'
import type { ApiTexts } from './api-texts.ts'
import type { ColumnName } from './columns.ts'
import { ColumnsMenu, ExportMenu } from './bar-menus.tsx'
import type { FileKind } from './bar-menus.tsx'
import type { KindCounts } from './visible-rows.ts'
import { totalFound } from './visible-rows.ts'

interface Props {
  text: ApiTexts
  query: string
  type: (query: string) => void
  kind?: MemberKind
  chooseKind: (kind?: MemberKind) => void
  counts: KindCounts
  isExpanded: boolean
  expandEvery: (open: boolean) => void
  hidden: ReadonlySet<ColumnName>
  toggleColumn: (name: ColumnName) => void
  exportAs: (kind: FileKind) => void
}

/** Everything that decides which rows are shown and how. */
export function ApiBar(props: Props) {
  const { text, isExpanded, expandEvery, hidden, toggleColumn, exportAs } = props
  return (
    <div className={styles.bar}>
      <SearchField text={text} query={props.query} type={props.type} />
      <Kinds text={text} kind={props.kind} chooseKind={props.chooseKind} counts={props.counts} />
      <div className={styles.tools}>
        <button type="button" className="btn" onClick={() => expandEvery(!isExpanded)}>
          <ApiIcon name={isExpanded ? 'collapse' : 'expand'} />
          {isExpanded ? text.collapseAll : text.expandAll}
        </button>
        <ColumnsMenu text={text} hidden={hidden} toggle={toggleColumn} />
        <ExportMenu text={text} exportAs={exportAs} />
      </div>
    </div>
  )
}

function SearchField({ text, query, type }: Pick<Props, 'text' | 'query' | 'type'>) {
  const clear = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || query === '') return
    event.preventDefault()
    type('')
  }
  return (
    <div className={`field ${styles.field}`} role="search">
      <Icon name="search" />
      <input type="search" placeholder={text.search} aria-label={text.search} value={query} autoComplete="off" autoCapitalize="off" spellCheck={false} onChange={event => type(event.target.value)} onKeyDown={clear} />
      {query !== '' && <ClearButton label={text.clear} clear={() => type('')} />}
    </div>
  )
}

function ClearButton({ label, clear }: { label: string; clear: () => void }) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      onClick={event => {
        // The button goes with the text; the reader goes on typing.
        event.currentTarget.parentElement?.querySelector('input')?.focus({ preventScroll: true })
        clear()
      }}
    >
      <Icon name="close" />
    </button>
  )
}

function Kinds({ text, kind, chooseKind, counts }: Pick<Props, 'text' | 'kind' | 'chooseKind' | 'counts'>) {
  return (
    <div className={styles.kinds} role="group" aria-label={text.kind}>
      <KindButton label={text.kinds.all} count={totalFound(counts)} isPressed={kind === undefined} press={() => chooseKind(undefined)} />
      {memberKinds.map(each => counts[each] && <KindButton key={each} label={text.kinds[each]} count={counts[each].found} isPressed={kind === each} press={() => chooseKind(each)} />)}
    </div>
  )
}

function KindButton({ label, count, isPressed, press }: { label: string; count: number; isPressed: boolean; press: () => void }) {
  return (
    <button type="button" aria-pressed={isPressed} onClick={press}>
      {label} <small>{count}</small>
    </button>
  )
}
