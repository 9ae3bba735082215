import type { KeyboardEvent, ReactNode } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import type { IconName } from './icon.tsx'
import { Icon } from './icon.tsx'
import styles from './menu.module.css'

interface Props {
  label: ReactNode
  icon?: IconName
  align?: 'left' | 'right'
  children: ReactNode
}

/** A button that opens a list of links. Escape and a click elsewhere close it, and focus goes back to the button. */
export function Menu({ label, children, icon = 'down', align = 'right' }: Props) {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  useEffect(() => {
    if (!open) return
    const closeOutside = (event: Event) => box.current?.contains(event.target as Node) || setOpen(false)
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [open])
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    setOpen(false)
    button.current?.focus()
  }
  return (
    <div className={styles.box} ref={box} onKeyDown={closeOnEscape}>
      <button ref={button} type="button" className="q" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {label}
        <Icon name={icon} />
      </button>
      <ul id={id} className={`${styles.list} ${styles[align]}`} hidden={!open} onClick={() => setOpen(false)}>
        {children}
      </ul>
    </div>
  )
}

export function MenuLink({ href, children, badge }: { href: string; children: ReactNode; badge?: string }) {
  return (
    <li>
      <a className={styles.link} href={href} {...outside(href)}>
        {children}
        {badge && <span className="badge">{badge}</span>}
      </a>
    </li>
  )
}

/** Links to other sites open beside the docs and tell them nothing. */
export const outside = (href: string) => (/^https?:/.test(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {})
