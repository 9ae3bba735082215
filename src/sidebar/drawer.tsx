import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { useMessages } from '../locale/texts.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './drawer.module.css'

interface Props {
  open: boolean
  close: () => void
  top: ReactNode
  settings: ReactNode
  children: ReactNode
}

/** The sidebar on phones: a modal dialog, so focus stays inside and Escape closes it; a swipe to the left does too. */
export function Drawer({ open, close, top, settings, children }: Props) {
  const { sidebar } = useMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (!open && dialog.current?.open) dialog.current.close()
  }, [open])
  const touch = useRef(0)
  return (
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label={sidebar.label}
      // The `close` event of a dialog inside is received as well.
      onClose={event => event.target === dialog.current && close()}
      onClick={event =>
        (event.target === dialog.current || (event.target as Element).closest('a[href^="#/"]')) && close()
      }
      onTouchStart={event => (touch.current = event.touches[0]?.clientX ?? 0)}
      onTouchEnd={event => touch.current - (event.changedTouches[0]?.clientX ?? touch.current) > 80 && close()}
    >
      {open && (
        <div className={styles.inside}>
          <div className={styles.top}>
            {top}
            <button type="button" className="quiet icon" aria-label={sidebar.close} onClick={close}>
              <Icon name="close" />
            </button>
          </div>
          {children}
          <div className={styles.settings}>{settings}</div>
        </div>
      )}
    </dialog>
  )
}
