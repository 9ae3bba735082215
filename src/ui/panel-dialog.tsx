import type { ReactNode, RefObject } from 'react'
import { useEffect, useId } from 'react'
import { Icon } from './icon.tsx'
import styles from './panel-dialog.module.css'

interface Props {
  ref: RefObject<HTMLDialogElement | null>
  title: string
  /** Label of the close button. */
  close: string
  wide?: boolean
  footer?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** Dialog with a title bar and content, open while mounted; a click beside it closes it. */
export function PanelDialog({ ref, title, close, wide, footer, onClose, children }: Props) {
  const id = useId()
  useEffect(() => ref.current?.showModal(), [ref])
  return (
    <dialog
      ref={ref}
      className={wide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
      aria-labelledby={id}
      onClose={onClose}
      onClick={event => event.target === ref.current && ref.current.close()}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <form method="dialog">
          <button className="quiet icon" aria-label={close} title={close}>
            <Icon name="close" />
          </button>
        </form>
      </header>
      <div className={styles.body}>{children}</div>
      {footer && <footer>{footer}</footer>}
    </dialog>
  )
}
