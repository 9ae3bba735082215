import { useMemo, useReducer } from 'react'
import type { ApiSubject, MemberKind } from '../../../shared/api.ts'
import { usePlace } from '../../place.ts'
import { readAsked, useAsked } from './address.ts'
import type { ApiState } from './api-state.ts'
import { changeState, emptyState } from './api-state.ts'
import { arrival, markedRow } from './arrival.ts'
import type { ApiRow } from '../tree/rows.ts'
import { addressName, pageOf } from '../tree/rows.ts'

/** What a reader can do to the rows. */
export interface RowActions {
  toggle: (id: string, open: boolean) => void
  /** The row becomes the marked one, in the address too; nothing is filtered and nothing moves. */
  pin: (row: ApiRow) => void
}

interface ApiControl {
  state: ApiState
  type: (query: string) => void
  chooseKind: (kind?: MemberKind) => void
  expandEvery: (open: boolean) => void
  rowActions: RowActions
}

/** The state of the table, in step with the address. */
export function useApiState(subject: ApiSubject, tree: readonly ApiRow[], subjects: readonly string[]): ApiControl {
  const page = pageOf(subject)
  const place = usePlace()
  const [state, change] = useReducer(changeState, emptyState, empty =>
    place.path === page ? changeState(empty, arrival(tree, subjects, readAsked(place.query))) : empty
  )
  const write = useAsked(page, asked => change(arrival(tree, subjects, asked)))
  const rowActions = useMemo<RowActions>(
    () => ({
      toggle: (id, open) => change({ type: 'toggled', id, open }),
      pin: row => {
        change({ type: 'pinned', row })
        write({ filterName: addressName(row) })
      }
    }),
    [write]
  )
  return {
    state,
    rowActions,
    type: query => {
      change({ type: 'typed', query, marked: markedRow(tree, subjects, state) })
      write({ q: query.trim(), kind: state.kind }, 300)
    },
    chooseKind: kind => {
      change({ type: 'kind', kind })
      write({ q: state.query.trim(), kind })
    },
    expandEvery: open => change({ type: 'every', open })
  }
}
