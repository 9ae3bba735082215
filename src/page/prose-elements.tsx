import type { ReactNode } from 'react'
import { lazy, Suspense } from 'react'
import type { Demo } from '../../shared/demo.ts'
import type { Page } from '../../shared/page.ts'
import { useMessages, useTexts } from '../locale/texts.ts'
import { DemoBlock } from '../demo/demo-block.tsx'
import { OutlineRow } from '../outline/outline.tsx'
import { Boundary } from '../ui/boundary.tsx'
import { Icon } from '../ui/icon.tsx'
import { outside } from '../ui/menu.tsx'
import { useSiteData } from '../versions/site-data.ts'
import { CodeBlock, CodeTabs } from './code-block.tsx'
import { InlineCode } from './inline-code.tsx'
import { MemberLink } from './member-link.tsx'
import styles from './prose.module.css'
import { ReferenceSpace } from './reference-space.tsx'
import { Views } from './views.tsx'

/** What the words of a page's text become. The keys are the elements and names that MDX files may use. */
export const proseElements = {
  a: Link,
  code: InlineCode,
  h2: Heading,
  table: Table,
  Api: MemberLink,
  ApiTable: ReferenceSpace,
  Code: CodeBlock,
  Demo: ({ demo, page }: { demo: Demo; page: Page }) => <DemoBlock demo={demo} page={page} loadEditor={loadEditor} />,
  Danger: (props: { children: ReactNode }) => <Callout kind="danger" {...props} />,
  IconGallery: () => <Widget of="icons" />,
  KeepAlive: ({ page, height }: { page: Page; height: number }) => <Views page={page} height={height} />,
  Note: (props: { children: ReactNode }) => <Callout kind="note" {...props} />,
  OutlineRow,
  SupportContacts,
  Tabs: CodeTabs,
  ThemeEditor: () => <Widget of="theme" />,
  Warning: (props: { children: ReactNode }) => <Callout kind="warning" {...props} />
}

/** Features do not import each other; the page brings the playground's editor into its demos. */
const loadEditor = async () => (await import('../playground/demo-editor.tsx')).DemoEditor

function Link({ href = '', children }: { href?: string; children?: ReactNode }) {
  return (
    <a href={href} {...outside(href)}>
      {children}
    </a>
  )
}

function Heading({ id, children, 'data-number': number }: { id?: string; children?: ReactNode; 'data-number'?: string }) {
  return (
    <h2 id={id} tabIndex={-1}>
      {number && <span className={styles.number} aria-hidden="true">{number}</span>}
      {children}
    </h2>
  )
}

/** Wide tables scroll by themselves, reachable with the keyboard. */
function Table({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.tableBox} tabIndex={0} role="group" aria-label={useMessages().code.table}>
      <table>{children}</table>
    </div>
  )
}

function Callout({ kind, children }: { kind: 'note' | 'warning' | 'danger'; children: ReactNode }) {
  const { callout } = useMessages()
  return (
    <div className={`${styles.callout} ${styles[kind] ?? ''}`} role="note" aria-label={callout[kind]}>
      <Icon name={kind === 'note' ? 'info' : 'warning'} />
      <div>{typeof children === 'string' ? <p>{children}</p> : children}</div>
    </div>
  )
}

/** Contacts are shown when the server says so (`ss`). */
function SupportContacts({ children }: { children: ReactNode }) {
  return useSiteData().answer?.ss ? children : null
}

const widgets = {
  icons: lazy(async () => ({ default: (await import('../icon-gallery/icon-gallery.tsx')).IconGallery })),
  theme: lazy(async () => ({ default: (await import('../theme-editor/theme-editor.tsx')).ThemeEditor }))
}

function Widget({ of }: { of: keyof typeof widgets }) {
  const { language } = useTexts()
  const Part = widgets[of]
  return (
    <Boundary>
      <Suspense fallback={<div className={styles.widgetSpace} />}>
        <Part language={language} />
      </Suspense>
    </Boundary>
  )
}
