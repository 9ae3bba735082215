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
import { columnWidths, hasDescription, readHidden, toggled, writeHidden } from './rows/columns.ts'
import { exportFile } from './export/export-file.ts'
import { useInView } from './rows/in-view.ts'
import type { ApiRow } from './tree/rows.ts'
import { apiTree, pageOf, subjectsOf } from './tree/rows.ts'
import { useApiState } from './state/use-api-state.ts'
import { NoMatch } from './rows/no-match.tsx'
import { apiView, totalFound } from './tree/visible-rows.ts'

interface Props {
  subject: ApiSubject
  /** The subject it inherits: `grid` takes over `table`. */
  base?: ApiSubject
  language: Language
}

/** The reference of one component as a table: searched, filtered, opened row by row, and linked to by its rows. */
export function ApiTable(props: Props) {
  return <Table key={props.subject.name} {...props} />
}

function Table({ subject, base, language }: Props) {
  const text = apiTexts[language]
  const tree = useMemo(() => apiTree(subject, base), [subject, base])
  const subjects = useMemo(() => subjectsOf(tree), [tree])
  const { state, rowActions, ...control } = useApiState(subject, tree, subjects)
  // The field answers at once; the rows follow in time left over between two keys.
  const shown = useDeferredValue(state)
  const view = useMemo(() => apiView(tree, subjects, shown), [tree, subjects, shown])
  const [hidden, toggleColumn] = useHiddenColumns()
  const grid = useRef<HTMLDivElement>(null)
  useInView(grid, view.filter, shown.arrivals)
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
          exportAs={file => exportFile(file, { subject, language, text, tree, found: view.found, kind: state.kind })}
          {...control}
        />
        <p className="vh" role="status">
          {view.search ? text.found(totalFound(view.counts)) : ''}
        </p>
        <div
          ref={grid}
          className={styles.grid}
          role="treegrid"
          aria-label={text.table(subject.tag)}
          style={{ '--api-columns': columnWidths(hidden) } as CSSProperties}
        >
          <Heads text={text} hidden={hidden} />
          <ApiRows grid={grid} view={view} hidden={hidden} page={pageOf(subject)} text={text} actions={rowActions} />
        </div>
        {view.search && view.groups.length === 0 && (
          <NoMatch
            {...{ tree, text, kind: shown.kind, keyword: view.search.text, page: pageOf(subject), type: control.type }}
          />
        )}
        <Foot subject={subject} base={base} tree={tree} text={text} />
      </div>
    </div>
  )
}

function useHiddenColumns(): [hidden: ReadonlySet<ColumnName>, toggleColumn: (name: ColumnName) => void] {
  const [hidden, setHidden] = useState(() => readHidden(readStored('apiColumns')))
  const toggleColumn = (name: ColumnName) => {
    const next = toggled(hidden, name)
    setHidden(next)
    store('apiColumns', writeHidden(next))
  }
  return [hidden, toggleColumn]
}

function Heads({ text, hidden }: { text: ApiTexts; hidden: ReadonlySet<ColumnName> }) {
  const middle = hidden.has('description') ? text.heads.demos : text.heads.description
  const heads = [
    text.name,
    hasDescription(hidden) && middle,
    ...(['type', 'default'] as const).map(name => !hidden.has(name) && text.heads[name])
  ]
  return (
    <div role="rowgroup" className={styles.heads}>
      <div role="row">
        {heads.map(
          head =>
            head && (
              <div key={head} role="columnheader">
                {head}
              </div>
            )
        )}
      </div>
    </div>
  )
}

function Foot({
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
  const [own, inherited] = [tree.filter(row => !row.from), tree.filter(row => row.from)]
  return (
    <p className={styles.foot}>
      {text.generated(subject.version, totals(own, text))}
      {base && inherited.length > 0 && text.inherited(base.tag, totals(inherited, text))}
    </p>
  )
}

/** How many there are of each kind. */
const totals = (rows: readonly ApiRow[], text: ApiTexts): string =>
  memberKinds
    .map(kind => ({ kind, count: rows.filter(row => row.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => text.total(text.singular[kind], count))
    .join(text.separator)
