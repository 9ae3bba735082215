import type { ReactNode } from 'react'
import { writePlace } from '../../shared/href.ts'
import { Brand } from '../header/brand.tsx'
import { LocaleSelect } from '../header/locale-select.tsx'
import { ThemeButton } from '../header/theme-button.tsx'
import { homeAddress } from '../links.ts'
import { useTexts } from '../locale/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { playTexts } from './play-texts.ts'
import styles from './playground.module.css'
import type { Opened } from './project/use-opened.ts'

/** The header of the playground, the bar of a project, and what stands below. */
export function PlayShell({
  opened,
  isEdited = false,
  bar,
  className,
  children
}: {
  opened?: Opened
  isEdited?: boolean
  bar?: ReactNode
  className?: string
  children: ReactNode
}) {
  const { language } = useTexts()
  const text = playTexts[language]
  return (
    <div className={styles.play}>
      <header className={styles.header}>
        <Brand />
        <p className={styles.where}>
          <span>{text.title}</span>
          <span aria-hidden="true">/</span>
          <b>{opened?.title ?? (opened?.isShared ? text.shared : text.untitled)}</b>
          {isEdited && <span className="badge new">{text.edited}</span>}
        </p>
        <a className="q" href={opened?.path ? writePlace(opened.path) : homeAddress}>
          <Icon name="previous" />
          <span className="no-phone">{text.back}</span>
        </a>
        <span className="no-phone">
          <LocaleSelect />
        </span>
        <ThemeButton />
      </header>
      {bar ?? <span />}
      <main className={className}>
        <h1 className="vh">{text.title}</h1>
        {children}
      </main>
    </div>
  )
}
