import type { CSSProperties } from 'react'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import type { ApiSubject } from '../../shared/api.ts'
import { memberKinds } from '../../shared/api.ts'
import type { Language } from '../../shared/locale.ts'
import { readStored, store } from '../storage.ts'
import { ApiBar } from './bar/api-bar.tsx'
import { ApiRows } from './rows/api-rows.tsx'
import { expansionOf } from './state/api-state.ts'
import styles from './api-table.module.css'
import type { ApiTexts } from './api-texts.ts'
import { apiTexts } from './api-texts.ts'
import type { ColumnName } from './rows/columns.ts'
import { columnWidths, hasDescription, readHidden, toggleHidden, writeHidden } from './rows/columns.ts'
import { exportFile } from './export/export-file.ts'
import { useScrollToRow } from './rows/use-scroll-to-row.ts'
import type { ApiRow } from './tree/rows.ts'
import { apiTree, pageOf, subjectsOf } from './tree/rows.ts'
import { useApiState } from './state/use-api-state.ts'
import { NoMatchMessage } from './rows/no-match-message.tsx'
import { apiView, totalFound } from './tree/visible-rows.ts'

interface Props {
  subject: ApiSubject
  /** The subject it inherits from: `grid` inherits `table`. */
  base?: ApiSubject
  language: Language
}

/** Reference of one component as a table with search, filters, expandable rows and a link to each row. */
export function ApiTable(props: Props) {
  return <Table key={props.subject.name} {...props} />
}

function Table({ subject, base, language }: Props) {
  const text = apiTexts[language]
  const tree = useMemo(() => apiTree(subject, base), [subject, base])
  const subjects = useMemo(() => subjectsOf(tree), [tree])
  const { state, rowActions, ...control } = useApiState(subject, tree, subjects)
  // The field updates at once; the rows render with low priority.
  const deferredState = useDeferredValue(state)
  const view = useMemo(() => apiView(tree, subjects, deferredState), [tree, subjects, deferredState])
  const [hidden, toggleColumn] = useHiddenColumns()
  const grid = useRef<HTMLDivElement>(null)
  useScrollToRow(grid, view.filter, deferredState.arrivals)
  return (
    <div className={styles.api}>
      <div className={styles.inside}>
        <ApiBar
          text={text}
          query={state.query}
          kind={state.kind}
          counts={view.counts}
          isExpanded={expansionOf(state).every === true}
          hidden={hidden}
          toggleColumn={toggleColumn}
          exportAs={file => exportFile(file, { subject, language, text, tree, matches: view.found, kind: state.kind })}
          {...control}
        />
        <p className="visually-hidden" role="status">
          {view.search ? text.found(totalFound(view.counts)) : ''}
        </p>
        <div
          ref={grid}
          className={styles.grid}
          role="treegrid"
          aria-label={text.table(subject.tag)}
          style={{ '--api-columns': columnWidths(hidden) } as CSSProperties}
        >
          <ColumnHeads text={text} hidden={hidden} />
          <ApiRows grid={grid} view={view} hidden={hidden} page={pageOf(subject)} text={text} actions={rowActions} />
        </div>
        {view.search && view.groups.length === 0 && (
          <NoMatchMessage
            {...{
              tree,
              text,
              kind: deferredState.kind,
              keyword: view.search.text,
              page: pageOf(subject),
              type: control.type
            }}
          />
        )}
        <TableFoot subject={subject} base={base} tree={tree} text={text} />
      </div>
    </div>
  )
}

function useHiddenColumns(): [hidden: ReadonlySet<ColumnName>, toggleColumn: (name: ColumnName) => void] {
  const [hidden, setHidden] = useState(() => readHidden(readStored('apiColumns')))
  const toggleColumn = (name: ColumnName) => {
    const next = toggleHidden(hidden, name)
    setHidden(next)
    store('apiColumns', writeHidden(next))
  }
  return [hidden, toggleColumn]
}

function ColumnHeads({ text, hidden }: { text: ApiTexts; hidden: ReadonlySet<ColumnName> }) {
  const middle = hidden.has('description') ? text.heads.demos : text.heads.description
  const columnHeads = [
    text.name,
    hasDescription(hidden) && middle,
    ...(['type', 'default'] as const).map(name => !hidden.has(name) && text.heads[name])
  ]
  return (
    <div role="rowgroup" className={styles.heads}>
      <div role="row">
        {columnHeads.map(
          columnHead =>
            columnHead && (
              <div key={columnHead} role="columnheader">
                {columnHead}
              </div>
            )
        )}
      </div>
    </div>
  )
}

function TableFoot({
  subject,
  base,
  tree,
  text
}: {
  subject: ApiSubject
  base?: ApiSubject
  tree: readonly ApiRow[]
  text: ApiTexts
}) {
  const [own, inherited] = [tree.filter(row => !row.inheritedFrom), tree.filter(row => row.inheritedFrom)]
  return (
    <p className={styles.foot}>
      {text.generated(subject.version, formatTotals(own, text))}
      {base && inherited.length > 0 && text.inherited(base.tag, formatTotals(inherited, text))}
    </p>
  )
}

/** Lists the number of rows of each kind. */
const formatTotals = (rows: readonly ApiRow[], text: ApiTexts): string =>
  memberKinds
    .map(kind => ({ kind, count: rows.filter(row => row.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => text.total(text.singular[kind], count))
    .join(text.separator)
