import type { KeyboardEvent } from 'react'
import type { MemberKind } from '../../../shared/api.ts'
import { memberKinds } from '../../../shared/api.ts'
import { Icon } from '../../ui/icon.tsx'
import { PressedButtons } from '../../ui/pressed-buttons.tsx'
import styles from './api-bar.module.css'
import { ApiIcon } from './api-icon.tsx'
import type { ApiTexts } from '../api-texts.ts'
import type { ColumnName } from '../rows/columns.ts'
import { ColumnsMenu, ExportMenu } from './bar-menus.tsx'
import type { FileKind } from './bar-menus.tsx'
import type { KindCounts } from '../tree/visible-rows.ts'
import { totalFound } from '../tree/visible-rows.ts'

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

/** Search field, filters and menus that decide which rows and columns are shown. */
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
      <input
        type="search"
        placeholder={text.search}
        aria-label={text.search}
        value={query}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={event => type(event.target.value)}
        onKeyDown={clear}
      />
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
        // The button disappears with the text, so the focus moves to the field.
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
    <div className={styles.kinds}>
      <PressedButtons
        label={text.kind}
        allLabel={text.kinds.all}
        allCount={totalFound(counts)}
        chosen={kind}
        choices={memberKinds.flatMap(name => {
          const count = counts[name]?.found
          return count === undefined ? [] : [{ name, label: text.kinds[name], count }]
        })}
        choose={chooseKind}
      />
    </div>
  )
}
