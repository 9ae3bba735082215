import { useMemo, useReducer } from 'react'
import type { ApiSubject, MemberKind } from '../../../shared/api.ts'
import { useCurrentLocation } from '../../current-location.ts'
import { readTableQuery, useTableQuery } from './table-query.ts'
import type { ApiState } from './api-state.ts'
import { changeState, emptyState } from './api-state.ts'
import { changeFromAddress, markedRow } from './change-from-address.ts'
import type { ApiRow } from '../tree/rows.ts'
import { addressName, pageOf } from '../tree/rows.ts'

/** Actions of the reader on rows. */
export interface RowActions {
  toggle: (id: string, open: boolean) => void
  /** Marks the row, in the address too, without filtering or scrolling. */
  pin: (row: ApiRow) => void
}

interface ApiControl {
  state: ApiState
  type: (query: string) => void
  chooseKind: (kind?: MemberKind) => void
  expandEvery: (open: boolean) => void
  rowActions: RowActions
}

/** Returns the state of the table, synchronized with the address. */
export function useApiState(subject: ApiSubject, tree: readonly ApiRow[], subjects: readonly string[]): ApiControl {
  const page = pageOf(subject)
  const appLocation = useCurrentLocation()
  const [state, dispatch] = useReducer(changeState, emptyState, empty =>
    appLocation.path === page
      ? changeState(empty, changeFromAddress(tree, subjects, readTableQuery(appLocation.query)))
      : empty
  )
  const writeQuery = useTableQuery(page, tableQuery => dispatch(changeFromAddress(tree, subjects, tableQuery)))
  const rowActions = useMemo<RowActions>(
    () => ({
      toggle: (id, open) => dispatch({ type: 'toggled', id, open }),
      pin: row => {
        dispatch({ type: 'pinned', row })
        writeQuery({ filterName: addressName(row) })
      }
    }),
    [writeQuery]
  )
  return {
    state,
    rowActions,
    type: query => {
      dispatch({ type: 'typed', query, marked: markedRow(tree, subjects, state) })
      writeQuery({ q: query.trim(), kind: state.kind }, 300)
    },
    chooseKind: kind => {
      dispatch({ type: 'kind', kind })
      writeQuery({ q: state.query.trim(), kind })
    },
    expandEvery: open => dispatch({ type: 'every', open })
  }
}
