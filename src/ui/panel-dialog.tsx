import type { ReactNode, RefObject } from 'react'
import { useEffect, useId } from 'react'
import { Icon } from './icon.tsx'
import styles from './panel-dialog.module.css'

interface Props {
  ref: RefObject<HTMLDialogElement | null>
  title: string
  /** Name of the button that closes it. */
  close: string
  wide?: boolean
  footer?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** A dialog with a bar and room for content, open as long as it is there. A click beside it closes it. */
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
          <button className="q icon" aria-label={close} title={close}>
            <Icon name="close" />
          </button>
        </form>
      </header>
      <div className={styles.body}>{children}</div>
      {footer && <footer>{footer}</footer>}
    </dialog>
  )
}
