import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { Children, cloneElement, isValidElement } from 'react'
import { getMemberRoute } from '../../../shared/api.ts'
import { formatMemberName } from '../../../shared/member-name.ts'
import { DemoSpace } from '../../demo/demo-space.tsx'
import { useMessages, useTexts } from '../../locale/texts.ts'
import { OutlineRow } from '../../outline/outline.tsx'
import { Icon } from '../../ui/icon.tsx'
import { externalLinkProps } from '../../ui/menu.tsx'
import { CodeBlock, CodeTabs } from './code-block.tsx'
import { DefectMark } from './defect-mark.tsx'
import { DocChanges } from './doc-changes.tsx'
import { InlineCode } from './inline-code.tsx'
import { Picture } from './pictures/picture.tsx'
import { ReleaseStrip } from './release-strip.tsx'
import styles from './prose.module.css'

/**
 * Components of a page's text; the keys are the elements and names that MDX files may use. An element with
 * `data-island` is space for a part of the app.
 */
export const proseElements = {
  a: Link,
  code: InlineCode,
  h2: Heading,
  table: Table,
  Api: MemberLink,
  ApiTable: ({ of }: { of: string }) => <div className={styles.reference} data-island="reference" data-of={of} />,
  Cards,
  Code: CodeBlock,
  Demo: DemoSpace,
  Defect: DefectMark,
  DefectList: DefectListSpace,
  DocChanges,
  Danger: (props: { children: ReactNode }) => <Callout kind="danger" {...props} />,
  DemoGallery: () => <div className={styles.widget} style={{ minHeight: '100vh' }} data-island="gallery" />,
  DemoMap: () => <div className={styles.widget} data-island="demos" />,
  EditorFiles: () => (
    <div className={styles.widget} style={{ minHeight: 'clamp(212px, 460px - 48vw, 280px)' }} data-island="editors" />
  ),
  FirstScreen: FirstScreenSpace,
  IconGallery: () => <div className={styles.widget} data-island="icons" />,
  KeepAlive: ({ height }: { height: number | string }) => (
    <div style={{ minHeight: `${Number(height) + 40}px` }} data-island="views" data-height={height} />
  ),
  Note: (props: { children: ReactNode }) => <Callout kind="note" {...props} />,
  OutlineRow,
  Picture,
  Releases: ReleaseStrip,
  SupportContacts: ({ children }: { children: ReactNode }) => (
    <div className={styles.support} data-support>
      {children}
    </div>
  ),
  Tabs: CodeTabs,
  Timeline: ({ of }: { of: string }) => <div className={styles.widget} data-island="timeline" data-of={of} />,
  ThemeEditor: () => <div className={styles.widget} data-island="theme" />,
  UpgradeCheck: () => <div className={styles.widget} data-island="upgrade" />,
  VersionDiff: () => <div className={styles.widget} data-island="diff" />,
  VersionFit: () => <div className={styles.widget} data-island="versions" />,
  Warning: (props: { children: ReactNode }) => <Callout kind="warning" {...props} />
}

/** Reserves about the height of the first screen: its buttons wrap to more rows in narrow windows. */
function FirstScreenSpace() {
  const minHeight =
    useTexts().language === 'en' ? 'clamp(662px, 1007px - 31.9vw, 888px)' : 'clamp(645px, 832px - 15.3vw, 775px)'
  return <div className={styles.widget} style={{ minHeight }} data-island="first" />
}

/** Reserves the height of the filters of defects. */
function DefectListSpace() {
  // Each term is a step at the width below which the filters take more rows.
  return (
    <div
      className={styles.widget}
      style={{
        minHeight: 'max(clamp(206px, (920px - 100vw) * 999, 248px), clamp(206px, (768px - 100vw) * 999, 420px))'
      }}
      data-island="defects"
    />
  )
}

const cardListStyle: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
  gap: '12px'
}
const cardStyle: CSSProperties = {
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: '2px',
  margin: 0,
  padding: '14px 16px',
  border: '1px solid var(--card-line, var(--line))',
  borderRadius: 'var(--r-3)',
  color: 'var(--ink-2)',
  fontSize: 'var(--t-14)'
}

/**
 * Shows the items of a list as cards. They are styled here and not with the widget beside them, so that they do not move
 * when it has loaded; the style sheet of all pages would grow.
 */
function Cards({ children }: { children: ReactNode }) {
  return (
    <div data-cards>
      {mapElements(children, list =>
        cloneElement(
          list,
          { style: cardListStyle },
          mapElements(list.props.children, item => cloneElement(item, { style: cardStyle }))
        )
      )}
    </div>
  )
}

type StyledElement = ReactElement<{ style?: CSSProperties; children?: ReactNode }>
const mapElements = (nodes: ReactNode, change: (element: StyledElement) => ReactNode) =>
  Children.map(nodes, node => (isValidElement(node) ? change(node as StyledElement) : node))

function Link({ href = '', children }: { href?: string; children?: ReactNode }) {
  return (
    <a href={href} {...externalLinkProps(href)}>
      {children}
    </a>
  )
}

/** Link from prose to the row of a library member; a card is shown on hover and focus. */
function MemberLink({ of }: { of: string }) {
  return (
    <a href={`#${getMemberRoute(of)}`} data-member={of}>
      <InlineCode>{formatMemberName(of)}</InlineCode>
    </a>
  )
}

function Heading({
  id,
  children,
  'data-number': number
}: {
  id?: string
  children?: ReactNode
  'data-number'?: string
}) {
  return (
    <h2 id={id} tabIndex={-1}>
      {number && (
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      )}
      {children}
    </h2>
  )
}

/** Wide tables scroll horizontally, also with the keyboard; on a phone, tables with sentences stack their cells. */
function Table({ children, ...stacks }: { children?: ReactNode; role?: string; 'data-stacks'?: string }) {
  return (
    <div className={styles.tableBox} tabIndex={0} role="group" aria-label={useMessages().code.table}>
      <table {...stacks}>{children}</table>
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
