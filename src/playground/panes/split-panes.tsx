import type { CSSProperties, KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { useId, useRef, useState } from 'react'
import { createStore } from '../../store.ts'
import { largest, loadShare, saveShare, shareAfter, shareAt, smallest } from './pane-share.ts'
import styles from './split-panes.module.css'

interface Props {
  /** The share is remembered under it. */
  name: string
  /** What the handle does, for who doesn't see it. */
  label: string
  /** One above the other on every screen; without it that happens on phones only. */
  stacked?: boolean
  /** Share of the first pane in percent, until the reader has another wish. */
  start?: number
  first: ReactNode
  second: ReactNode
}

/** Two panes and the line between them, which can be dragged, moved by keys, and set back by a double click. */
export function SplitPanes({ name, label, stacked: always = false, start = 50, first, second }: Props) {
  const phone = usePhone()
  const stacked = always || phone
  const remembered = `${name}-${stacked ? 'rows' : 'columns'}`
  const [shares, setShares] = useState<Record<string, number>>({})
  const share = shares[remembered] ?? loadShare(remembered) ?? start
  const box = useRef<HTMLDivElement>(null)
  const [dragging, setDragging] = useState(false)
  const id = useId()
  const move = (to: number) => setShares(known => ({ ...known, [remembered]: to }))
  const settle = (to: number) => {
    move(to)
    saveShare(remembered, to)
  }
  const follow = (event: PointerEvent) => {
    if (!dragging) return
    const { left, top, width, height } = box.current!.getBoundingClientRect()
    move(stacked ? shareAt(event.clientY, top, height) : shareAt(event.clientX, left, width))
  }
  const grab = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    // Without this the running page in a pane would swallow the pointer.
    event.currentTarget.setPointerCapture(event.pointerId)
    setDragging(true)
  }
  const release = () => {
    setDragging(false)
    saveShare(remembered, share)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = shareAfter(event.key, share, stacked, event.shiftKey)
    if (to === undefined) return
    event.preventDefault()
    settle(to)
  }
  return (
    <div
      ref={box}
      className={`${styles.panes} ${stacked ? styles.stacked : ''}`}
      data-dragging={dragging || undefined}
      style={{ '--first': `${share}fr`, '--second': `${100 - share}fr` } as CSSProperties}
    >
      <div id={id} className={styles.pane}>
        {first}
      </div>
      <div
        className={styles.handle}
        role="separator"
        tabIndex={0}
        aria-label={label}
        aria-orientation={stacked ? 'horizontal' : 'vertical'}
        aria-controls={id}
        aria-valuenow={Math.round(share)}
        aria-valuemin={smallest}
        aria-valuemax={largest}
        onPointerDown={grab}
        onPointerMove={follow}
        onLostPointerCapture={release}
        onDoubleClick={() => settle(start)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.pane}>{second}</div>
    </div>
  )
}

const phoneWidth = matchMedia('(max-width: 767px)')
const { useValue: usePhone } = createStore(
  () => phoneWidth.matches,
  false,
  tell => {
    phoneWidth.addEventListener('change', tell)
    return () => phoneWidth.removeEventListener('change', tell)
  }
)
