import type { RefObject } from 'react'
import type { Demo, SourceKind } from '../../shared/demo.ts'
import type { Page } from '../../shared/page.ts'
import { compareAddress, demoLink, reportAddress, playgroundAddress } from '../links.ts'
import { useMessages, useTexts } from '../locale/texts.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { copyText } from '../ui/copy-text.ts'
import { Icon } from '../ui/icon.tsx'
import { Menu, MenuButton, MenuLink, externalLinkProps } from '../ui/menu.tsx'
import { toast } from '../ui/toast.tsx'
import { FullScreenButton, FullScreenItem, KindSwitch } from './bar-buttons.tsx'
import styles from './demo-block.module.css'
import { hasDraft } from './draft-name.ts'
import { sourceErrorMessage } from './fetch-source.ts'
import type { DemoKnobs } from './knobs/use-knobs.ts'
import { loadCopy } from './lazy-source-panel.tsx'
import type { Editing } from './use-demo-editor.ts'

interface Props {
  demo: Demo
  page: Page
  open: boolean
  setOpen: (open: boolean) => void
  kind: SourceKind
  frame: RefObject<HTMLElement | null>
  editing: Editing
  knobs?: DemoKnobs | undefined
}

/** Shows the actions of a demo: code, editing, playground, links and copies. */
export function DemoBar({ demo, page, open, setOpen, kind, frame, editing, knobs }: Props) {
  const { demo: texts, code } = useMessages()
  const { language } = useTexts()
  const copyLink = async () => {
    if (await copyText(demoLink(page.path, demo, knobs?.query))) toast(texts.linkCopied)
    else toast(code.copyFailed, 'warning')
  }
  const copySource = () => loadCopy(demo, kind, language, knobs?.write)
  const playground = playgroundAddress(demo.id, knobs?.query)
  const comparison = compareAddress(demo.id, knobs?.query)
  const editText = hasDraft(demo.id, kind) ? texts.editOn : texts.edit
  // The styles show an action in the bar or, if the bar is too narrow for it, in the menu.
  return (
    <div className={styles.bar} data-bar>
      <button type="button" className="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="source" />
        {open ? texts.hide : texts.show}
      </button>
      <KindSwitch />
      <span className={styles.grow} />
      <button
        ref={editing.button}
        type="button"
        className={`quiet ${styles.inMedium}`}
        aria-busy={editing.busy}
        onClick={editing.start}
      >
        <Icon name="edit" />
        {editText}
      </button>
      <CopyButton className="quiet" text={copySource} describeError={error => sourceErrorMessage(error, texts)} />
      <a className={`quiet ${styles.inWide}`} href={playground}>
        <Icon name="play" />
        {texts.play}
      </a>
      <a className={`quiet icon ${styles.inWide}`} href={comparison} aria-label={texts.compare} title={texts.compare}>
        <Icon name="compare" />
      </a>
      <button
        type="button"
        className={`quiet icon ${styles.inWide}`}
        aria-label={texts.link}
        title={texts.link}
        onClick={copyLink}
      >
        <Icon name="link" />
      </button>
      <a
        className={`quiet icon ${styles.inWide}`}
        href={reportAddress(page, demo.name)}
        data-report={demo.name}
        aria-label={texts.report}
        title={texts.report}
        {...externalLinkProps('https:')}
      >
        <Icon name="flag" />
      </a>
      <FullScreenButton frame={frame} className={styles.inMedium} />
      <div className={styles.more}>
        <Menu ref={editing.menu} icon="more" label={texts.more}>
          <MenuButton className={styles.notInMedium} onClick={editing.start}>
            {editText}
          </MenuButton>
          <MenuLink href={playground}>{texts.play}</MenuLink>
          <MenuLink href={comparison}>{texts.compare}</MenuLink>
          <MenuLink href={reportAddress(page, demo.name)} report={demo.name}>
            {texts.report}
          </MenuLink>
          <MenuButton onClick={copyLink}>{texts.link}</MenuButton>
          <FullScreenItem frame={frame} className={styles.notInMedium} />
        </Menu>
      </div>
    </div>
  )
}
