import type { KeyboardEvent } from 'react'
import { useId, useRef } from 'react'
import { getNextTab } from '../files/file-names.ts'
import styles from './pane-tabs.module.css'

export type PaneName = 'code' | 'preview' | 'console'

interface Props {
  label: string
  tabs: readonly { name: PaneName; label: string; count?: number }[]
  current: PaneName
  /** Id of the element that a tab shows. */
  idOf: (name: PaneName) => string
  onSelect: (name: PaneName) => void
}

/** Tabs that show one pane at a time, for a playground that is too narrow for several. */
export function PaneTabs({ label, tabs, current, idOf, onSelect }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const to = getNextTab(event.key, index, tabs.length)
    if (to === undefined) return
    event.preventDefault()
    onSelect(tabs[to]!.name)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus()
  }
  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label={label}>
      {tabs.map(({ name, label, count = 0 }, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${idOf(name)}-tab`}
          aria-selected={name === current}
          aria-controls={idOf(name)}
          tabIndex={name === current ? 0 : -1}
          onClick={() => onSelect(name)}
          onKeyDown={event => onKeyDown(event, index)}
        >
          {label}
          {count > 0 && <span className={styles.count}>{count}</span>}
        </button>
      ))}
    </div>
  )
}

/** Ids and attributes of the panes that the tabs show. Without tabs, the panes have no attributes. */
export function usePanels(hasTabs: boolean) {
  const id = useId()
  const idOf = (name: PaneName) => `${id}-${name}`
  const panel = (name: PaneName) =>
    hasTabs ? { id: idOf(name), role: 'tabpanel', 'aria-labelledby': `${idOf(name)}-tab` } : {}
  return { idOf, panel }
}
