import type { ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'
import styles from './dialog.module.css'

interface Props {
  title: string
  confirm: string
  onConfirm?: () => void
  onClose?: () => void
  children: ReactNode
}

/** The platform's dialog, open when it comes: focus is kept inside, Escape closes it, focus goes back to where it was. */
export function Dialog({ title, confirm, onConfirm, onClose, children }: Props) {
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!ref.current?.open) ref.current?.showModal()
  }, [])
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      <p>{children}</p>
      <form method="dialog">
        <button className="btn primary" onClick={onConfirm}>
          {confirm}
        </button>
      </form>
    </dialog>
  )
}
