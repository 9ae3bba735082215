import type { CSSProperties, KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { useId, useRef, useState } from 'react'
import { maxShare, loadShare, saveShare, getShareAfterKey, getShareAt, minShare } from './pane-share.ts'
import styles from './split-panes.module.css'
import { useIsNarrow } from './use-is-narrow.ts'

interface Props {
  /** Storage name of the share. */
  name: string
  /** Accessible name of the handle. */
  label: string
  /** Stacks the panes at every width; otherwise only if they are too narrow beside each other. */
  stacked?: boolean
  /** Width in pixels from which the panes are beside each other. */
  minWidth?: number
  /** Shows only this pane, without the handle. The other one keeps its size and state. */
  only?: 'first' | 'second'
  /** Share of the first pane in percent, until the reader moves the handle. */
  start?: number
  first: ReactNode
  second: ReactNode
}

/** Two panes with a handle between them, which can be dragged, moved by keys, and reset by a double click. */
export function SplitPanes({ name, label, stacked: always = false, minWidth, only, start = 50, first, second }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const isNarrow = useIsNarrow(box, minWidth)
  const stacked = always || isNarrow
  const storageName = `${name}-${stacked ? 'rows' : 'columns'}`
  const [shares, setShares] = useState<Record<string, number>>({})
  const share = shares[storageName] ?? loadShare(storageName) ?? start
  const [dragging, setDragging] = useState(false)
  const id = useId()
  const move = (to: number) => setShares(current => ({ ...current, [storageName]: to }))
  const moveAndSave = (to: number) => {
    move(to)
    saveShare(storageName, to)
  }
  const onPointerMove = (event: PointerEvent) => {
    if (!dragging) return
    const { left, top, width, height } = box.current!.getBoundingClientRect()
    move(stacked ? getShareAt(event.clientY, top, height) : getShareAt(event.clientX, left, width))
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    // Otherwise the running page in a pane would receive the pointer events.
    event.currentTarget.setPointerCapture(event.pointerId)
    setDragging(true)
  }
  const onDragEnd = () => {
    setDragging(false)
    saveShare(storageName, share)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = getShareAfterKey(event.key, share, stacked, event.shiftKey)
    if (to === undefined) return
    event.preventDefault()
    moveAndSave(to)
  }
  return (
    <div
      ref={box}
      className={`${styles.panes} ${only ? styles.single : stacked ? styles.stacked : ''}`}
      data-dragging={dragging || undefined}
      style={{ '--first': `${share}fr`, '--second': `${100 - share}fr` } as CSSProperties}
    >
      <div id={id} className={styles.pane} data-covered={only === 'second' || undefined}>
        {first}
      </div>
      <div
        className={styles.handle}
        role="separator"
        hidden={only !== undefined}
        tabIndex={0}
        aria-label={label}
        aria-orientation={stacked ? 'horizontal' : 'vertical'}
        aria-controls={id}
        aria-valuenow={Math.round(share)}
        aria-valuemin={minShare}
        aria-valuemax={maxShare}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onLostPointerCapture={onDragEnd}
        onDoubleClick={() => moveAndSave(start)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.pane} data-covered={only === 'first' || undefined}>
        {second}
      </div>
    </div>
  )
}
