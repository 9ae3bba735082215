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

/**
 * Native modal dialog, open while mounted: the focus stays inside, Escape closes it, and the focus returns afterwards.
 */
export function Dialog({ title, confirm, onConfirm, onClose, children }: Props) {
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Set here because React does not render it: the first focus is the button, not a link in the text.
    button.current?.toggleAttribute('autofocus', true)
    if (!ref.current?.open) ref.current?.showModal()
  }, [])
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      <p>{children}</p>
      <form method="dialog">
        <button ref={button} className="btn primary" onClick={onConfirm}>
          {confirm}
        </button>
      </form>
    </dialog>
  )
}
