import type { RefObject } from 'react'
import { useEffect, useState } from 'react'
import type { Demo, SourceKind } from '../../shared/demo.ts'
import type { Page } from '../../shared/page.ts'
import { demoLink, reportAddress, runAddress } from '../links.ts'
import { useMessages } from '../locale/texts.ts'
import { copyText, CopyButton } from '../ui/copy-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Menu, MenuLink, outside } from '../ui/menu.tsx'
import { toast } from '../ui/toast.tsx'
import styles from './demo-block.module.css'
import { fetchSource } from './source-text.ts'

interface Props {
  demo: Demo
  page: Page
  open: boolean
  setOpen: (open: boolean) => void
  kind: SourceKind
  setKind: (kind: SourceKind) => void
  frame: RefObject<HTMLElement | null>
}

export function DemoBar({ demo, page, open, setOpen, kind, setKind, frame }: Props) {
  const texts = useMessages().demo
  const copyLink = async () => {
    if (await copyText(demoLink(page.path, demo))) toast(texts.linkCopied)
  }
  const copySource = async () => (await fetchSource(demo.files[0]!, kind)).code
  return (
    <div className={styles.bar}>
      <button type="button" className="q" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="source" />
        {open ? texts.hide : texts.show}
      </button>
      <KindSwitch kind={kind} setKind={setKind} />
      <span className={styles.grow} />
      <CopyButton className="q" text={copySource} />
      <a className={`q ${styles.wide}`} href={runAddress(demo.id)}>
        <Icon name="play" />
        {texts.play}
      </a>
      <span className={`${styles.separator} ${styles.wide}`} />
      <span className={styles.wide}>
        <button type="button" className="q icon" aria-label={texts.link} title={texts.link} onClick={copyLink}>
          <Icon name="link" />
        </button>
        <a className="q icon" href={reportAddress(page, demo.name)} aria-label={texts.report} title={texts.report} {...outside('https:')}>
          <Icon name="flag" />
        </a>
      </span>
      <FullScreenButton frame={frame} />
      <div className={styles.narrow}>
        <Menu icon="more" label={<span className="vh">{texts.more}</span>}>
          <MenuLink href={runAddress(demo.id)}>{texts.play}</MenuLink>
          <MenuLink href={reportAddress(page, demo.name)}>{texts.report}</MenuLink>
          <li>
            <button type="button" className="q" onClick={copyLink}>{texts.link}</button>
          </li>
        </Menu>
      </div>
    </div>
  )
}

/** Stays when the source is closed: it also decides what Copy gives. */
function KindSwitch({ kind, setKind }: Pick<Props, 'kind' | 'setKind'>) {
  const texts = useMessages().demo
  return (
    <span className="seg" role="group" aria-label={texts.kind}>
      {(['ts', 'js'] as const).map(value => (
        <button key={value} type="button" aria-pressed={kind === value} onClick={() => setKind(value)}>
          {value.toUpperCase()}
        </button>
      ))}
    </span>
  )
}

function FullScreenButton({ frame }: Pick<Props, 'frame'>) {
  const texts = useMessages().demo
  const [full, setFull] = useState(false)
  useEffect(() => {
    const follow = () => setFull(frame.current !== null && document.fullscreenElement === document.documentElement && frame.current.dataset.full === 'true')
    const leave = () => {
      if (!document.fullscreenElement && frame.current) delete frame.current.dataset.full
      follow()
    }
    document.addEventListener('fullscreenchange', leave)
    return () => document.removeEventListener('fullscreenchange', leave)
  }, [frame])
  // The whole document goes full screen, the block fills it: the library's popups hang on <body> and must stay visible.
  const toggle = async () => {
    if (!frame.current) return
    if (full) return document.exitFullscreen()
    frame.current.dataset.full = 'true'
    try {
      await document.documentElement.requestFullscreen()
      setFull(true)
    } catch {
      delete frame.current.dataset.full
    }
  }
  const label = full ? texts.leaveFullScreen : texts.fullScreen
  return (
    <button type="button" className="q icon" aria-label={label} title={label} aria-pressed={full} onClick={toggle}>
      <Icon name={full ? 'shrink' : 'expand'} />
    </button>
  )
}
