import type { FocusEvent, KeyboardEvent, ReactNode, ToggleEvent } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import type { IconName } from './icon.tsx'
import { Icon } from './icon.tsx'
import styles from './menu.module.css'

interface Props {
  label: ReactNode
  icon?: IconName
  children: ReactNode
}

/**
 * A button that opens a list of links: the platform's popover, so that Escape and a click elsewhere close it and nothing
 * cuts it off. Arrow keys go through the list, and the focus returns to the button.
 */
export function Menu({ label, children, icon = 'down' }: Props) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const id = useId()
  useEffect(() => {
    if (!open) return
    const follow = () => place(button.current!, list.current!)
    addEventListener('scroll', follow, true)
    addEventListener('resize', follow)
    return () => {
      removeEventListener('scroll', follow, true)
      removeEventListener('resize', follow)
    }
  }, [open])
  const beforeToggle = ({ newState }: ToggleEvent) => {
    if (newState === 'open') place(button.current!, list.current!)
    else if (list.current?.contains(document.activeElement)) button.current?.focus()
  }
  const close = () => list.current?.hidePopover()
  const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }
  return (
    <div className={styles.box} onBlur={closeBehind} onKeyDown={event => walk(event, list.current!)}>
      <button ref={button} type="button" className="q" aria-expanded={open} aria-controls={id} popoverTarget={id}>
        {label}
        <Icon name={icon} />
      </button>
      <ul
        ref={list}
        id={id}
        className={styles.list}
        popover="auto"
        onBeforeToggle={beforeToggle}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        onClick={close}
      >
        {children}
      </ul>
    </div>
  )
}

/** As much as a menu is usually high. */
const room = 280

/** Below the button, or above it where there is more room, with one edge on the button's. */
function place(button: HTMLElement, list: HTMLElement): void {
  const { top, bottom, left, right } = button.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const isAbove = clientHeight - bottom < room && top > clientHeight - bottom
  const isRight = (left + right) / 2 > clientWidth / 2
  Object.assign(list.style, {
    top: isAbove ? 'auto' : `${bottom + 6}px`,
    bottom: isAbove ? `${clientHeight - top + 6}px` : 'auto',
    left: isRight ? 'auto' : `${Math.max(left, 12)}px`,
    right: isRight ? `${Math.max(clientWidth - right, 12)}px` : 'auto',
    maxHeight: `${(isAbove ? top : clientHeight - bottom) - 18}px`
  })
}

function walk(event: KeyboardEvent, list: HTMLElement): void {
  if (!['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key)) return
  const isOpen = list.matches(':popover-open')
  if (!isOpen && event.key !== 'ArrowDown') return
  event.preventDefault()
  if (!isOpen) list.showPopover()
  const items = [...list.querySelectorAll<HTMLElement>('a, button, input')].filter(item => item.checkVisibility())
  const at = items.indexOf(document.activeElement as HTMLElement)
  const to = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[event.key] ?? 0
  items.at(to % items.length)?.focus()
}

interface LinkProps {
  href: string
  children: ReactNode
  badge?: string
  className?: string
  /** Of what it reports an error. */
  report?: string
}

export function MenuLink({ href, children, badge, className, report }: LinkProps) {
  return (
    <li className={className}>
      <a className={styles.link} href={href} data-report={report} {...outside(href)}>
        {children}
        {badge && <span className="badge">{badge}</span>}
      </a>
    </li>
  )
}

/** Something to do in place of somewhere to go. */
export function MenuButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <li>
      <button type="button" className={styles.link} onClick={onClick}>
        {children}
      </button>
    </li>
  )
}

/** Links to other sites open beside the docs and tell them nothing. */
export const outside = (href: string) => (/^https?:/.test(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {})
