import type { ReactNode } from 'react'
import { formatLocation } from '../../shared/site-location.ts'
import { Brand } from '../header/brand.tsx'
import { LocaleSelect } from '../header/locale-select.tsx'
import { ThemeButton } from '../header/theme-button.tsx'
import { homeAddress } from '../links.ts'
import { useTexts } from '../locale/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { playTexts } from './play-texts.ts'
import styles from './playground.module.css'
import type { OpenedProjectInfo } from './project/use-opened.ts'

/** Layout of the playground: header, bar of the project, content. */
export function PlayShell({
  opened,
  isEdited = false,
  bar,
  className,
  children
}: {
  opened?: OpenedProjectInfo
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
        <Brand version={{ label: text.docs, name: text.docsVersion }} />
        <p className={styles.breadcrumb}>
          <span>{text.title}</span>
          <span aria-hidden="true">/</span>
          <b>{opened?.title ?? (opened?.isShared ? text.shared : text.untitled)}</b>
          {isEdited && <span className="badge new">{text.edited}</span>}
        </p>
        <a className="quiet" href={opened?.path ? formatLocation(opened.path) : homeAddress} aria-label={text.back}>
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
        <h1 className="visually-hidden">{text.title}</h1>
        {children}
      </main>
    </div>
  )
}
