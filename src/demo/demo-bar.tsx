import type { RefObject } from 'react'
import type { Demo, SourceKind } from '../../shared/demo.ts'
import type { Page } from '../../shared/page.ts'
import { compareAddress, demoLink, reportAddress, runAddress } from '../links.ts'
import { useMessages } from '../locale/texts.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { copyText } from '../ui/copy-text.ts'
import { Icon } from '../ui/icon.tsx'
import { Menu, MenuLink, outside } from '../ui/menu.tsx'
import { toast } from '../ui/toast.tsx'
import { FullScreenButton, KindSwitch } from './bar-buttons.tsx'
import styles from './demo-block.module.css'
import { hasDraft } from './draft-name.ts'
import { fetchSource, sourceProblem } from './source-text.ts'
import type { Editing } from './use-demo-editor.ts'

interface Props {
  demo: Demo
  page: Page
  open: boolean
  setOpen: (open: boolean) => void
  kind: SourceKind
  frame: RefObject<HTMLElement | null>
  editing: Editing
}

export function DemoBar({ demo, page, open, setOpen, kind, frame, editing }: Props) {
  const { demo: texts, code } = useMessages()
  const copyLink = async () => {
    if (await copyText(demoLink(page.path, demo))) toast(texts.linkCopied)
    else toast(code.copyFailed, 'warning')
  }
  const copySource = async () => (await fetchSource(demo.files[0]!, kind)).code
  const editText = hasDraft(demo.id, kind) ? texts.editOn : texts.edit
  return (
    <div className={styles.bar}>
      <button type="button" className="q" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="source" />
        {open ? texts.hide : texts.show}
      </button>
      <KindSwitch />
      <span className={styles.grow} />
      <button
        ref={editing.button}
        type="button"
        className={`q ${styles.wide}`}
        aria-busy={editing.busy}
        onClick={editing.start}
      >
        <Icon name="edit" />
        {editText}
      </button>
      <CopyButton className="q" text={copySource} failure={error => sourceProblem(error, texts)} />
      <a className={`q ${styles.wide}`} href={runAddress(demo.id)}>
        <Icon name="play" />
        {texts.play}
      </a>
      <span className={`${styles.separator} ${styles.wide}`} />
      <span className={styles.wide}>
        <a className="q icon" href={compareAddress(demo.id)} aria-label={texts.compare} title={texts.compare}>
          <Icon name="compare" />
        </a>
        <button type="button" className="q icon" aria-label={texts.link} title={texts.link} onClick={copyLink}>
          <Icon name="link" />
        </button>
        <a
          className="q icon"
          href={reportAddress(page, demo.name)}
          data-report={demo.name}
          aria-label={texts.report}
          title={texts.report}
          {...outside('https:')}
        >
          <Icon name="flag" />
        </a>
      </span>
      <FullScreenButton frame={frame} />
      <div className={styles.narrow}>
        <Menu icon="more" label={<span className="vh">{texts.more}</span>}>
          <li>
            <button type="button" className="q" onClick={editing.start}>
              {editText}
            </button>
          </li>
          <MenuLink href={runAddress(demo.id)}>{texts.play}</MenuLink>
          <MenuLink href={compareAddress(demo.id)}>{texts.compare}</MenuLink>
          <MenuLink href={reportAddress(page, demo.name)} report={demo.name}>
            {texts.report}
          </MenuLink>
          <li>
            <button type="button" className="q" onClick={copyLink}>
              {texts.link}
            </button>
          </li>
        </Menu>
      </div>
    </div>
  )
}
