import type { ReactNode, Ref } from 'react'
import { useId } from 'react'
import styles from './dialog.module.css'

interface Props {
  ref: Ref<HTMLDialogElement>
  title: string
  confirm: string
  onConfirm?: () => void
  onClose?: () => void
  children: ReactNode
}

/** The platform's dialog: focus is kept inside, Escape closes it, focus goes back to where it was. */
export function Dialog({ ref, title, confirm, onConfirm, onClose, children }: Props) {
  const id = useId()
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
