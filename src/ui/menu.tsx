import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode, Ref, ToggleEvent } from 'react'
import { useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import type { IconName } from './icon.tsx'
import { Icon } from './icon.tsx'
import styles from './menu.module.css'

interface Props {
  /** Visible label, or the accessible name of a button that shows only its icon. */
  label: ReactNode
  icon?: IconName
  children: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/**
 * A button that opens a list of links in a native popover, which Escape and a click elsewhere close and no container
 * clips. Arrow keys move through the list, and the focus returns to the button.
 */
export function Menu({ label, children, icon = 'down', ref }: Props) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const id = useId()
  const hasOnlyIcon = icon !== 'down' && typeof label === 'string'
  useImperativeHandle(ref, () => button.current!, [])
  useEffect(() => {
    if (!open) return
    const reposition = () => positionList(button.current!, list.current!)
    addEventListener('scroll', reposition, true)
    addEventListener('resize', reposition)
    return () => {
      removeEventListener('scroll', reposition, true)
      removeEventListener('resize', reposition)
    }
  }, [open])
  const beforeToggle = ({ newState }: ToggleEvent) => {
    if (newState === 'open') positionList(button.current!, list.current!)
    else if (list.current?.contains(document.activeElement)) button.current?.focus()
  }
  const close = () => list.current?.hidePopover()
  const closeOnBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }
  return (
    <div className={styles.box} onBlur={closeOnBlur} onKeyDown={event => moveFocus(event, list.current!)}>
      <button
        ref={button}
        type="button"
        className={hasOnlyIcon ? 'quiet icon' : 'quiet'}
        aria-label={hasOnlyIcon ? label : undefined}
        title={hasOnlyIcon ? label : undefined}
        aria-expanded={open}
        aria-controls={id}
        popoverTarget={id}
      >
        {hasOnlyIcon ? undefined : label}
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

/** Usual height of a menu in pixels. */
const usualHeight = 280

/** Places the list below the button, or above it if there is more room, aligned with one edge of the button. */
function positionList(button: HTMLElement, list: HTMLElement): void {
  const { top, bottom, left, right } = button.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const isAbove = clientHeight - bottom < usualHeight && top > clientHeight - bottom
  const isRight = (left + right) / 2 > clientWidth / 2
  Object.assign(list.style, {
    top: isAbove ? 'auto' : `${bottom + 6}px`,
    bottom: isAbove ? `${clientHeight - top + 6}px` : 'auto',
    left: isRight ? 'auto' : `${Math.max(left, 12)}px`,
    right: isRight ? `${Math.max(clientWidth - right, 12)}px` : 'auto',
    maxHeight: `${(isAbove ? top : clientHeight - bottom) - 18}px`
  })
}

function moveFocus(event: KeyboardEvent, list: HTMLElement): void {
  if (!['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key)) return
  const isOpen = list.matches(':popover-open')
  if (!isOpen && event.key !== 'ArrowDown') return
  event.preventDefault()
  if (!isOpen) list.showPopover()
  const items = [...list.querySelectorAll<HTMLElement>('a, button, input')].filter(item => item.checkVisibility())
  const index = items.indexOf(document.activeElement as HTMLElement)
  const to = { ArrowDown: index + 1, ArrowUp: index < 0 ? -1 : index - 1, Home: 0, End: -1 }[event.key] ?? 0
  items.at(to % items.length)?.focus()
}

interface LinkProps {
  href: string
  children: ReactNode
  badge?: string
  className?: string
  /** Name of the demo for a link that reports an error. */
  report?: string
  isCurrent?: boolean
  onClick?: (event: MouseEvent) => void
}

export function MenuLink({ href, children, badge, className, report, isCurrent, onClick }: LinkProps) {
  return (
    <li className={className}>
      <a
        className={styles.link}
        href={href}
        data-report={report}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onClick}
        {...externalLinkProps(href)}
      >
        {children}
        {badge && <span className="badge">{badge}</span>}
      </a>
    </li>
  )
}

interface ButtonProps {
  onClick: () => void
  children: ReactNode
  className?: string
  isDisabled?: boolean
}

/** Menu item that runs an action instead of navigating. */
export function MenuButton({ onClick, children, className, isDisabled }: ButtonProps) {
  return (
    <li className={className}>
      <button type="button" className={styles.link} disabled={isDisabled} onClick={onClick}>
        {children}
      </button>
    </li>
  )
}

/** Attributes that open other sites in a new tab without a referrer and, which `noreferrer` implies, without an opener. */
export const externalLinkProps = (href: string) =>
  /^https?:/.test(href) ? { target: '_blank', rel: 'noreferrer' } : {}
