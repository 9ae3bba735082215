import type { SyntheticEvent } from 'react'
import { useRef, useState } from 'react'
import { KindSwitch } from '../demo/bar-buttons.tsx'
import type { Language } from '../../shared/locale.ts'
import { LocaleSelect } from '../header/locale-select.tsx'
import { useMessages } from '../locale/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { Menu, MenuButton } from '../ui/menu.tsx'
import { ExportItems, ExportMenu } from './export/export-menu.tsx'
import { exportTexts } from './export/export-texts.ts'
import { ProjectFileInput } from './export/project-file-input.tsx'
import { openProject } from './project/open-project.ts'
import { playTexts } from './play-texts.ts'
import styles from './playground.module.css'
import { DemoChangedNote, ResetButton, ResetItem, RunStatus } from './project/project-parts.tsx'
import { LazyShareDialog } from './share/lazy-share-dialog.tsx'
import { UpgradeDialog } from './upgrade/upgrade-dialog.tsx'
import { upgradeTexts } from './upgrade/upgrade-texts.ts'
import type { EditedProject } from './project/use-edited.ts'
import type { OpenedProjectInfo } from './project/use-opened.ts'
import type { Run } from './preview/use-run.ts'

/** Bar with the actions for the whole project. */
export function PlayBar({
  opened,
  edited,
  run,
  isRace,
  language,
  onOpen
}: {
  opened: OpenedProjectInfo
  edited: EditedProject
  run: Run
  /** True while releases are measured instead of a preview being shown. */
  isRace: boolean
  language: Language
  /** Shows a line in the editor. */
  onOpen: (file: string, line: number) => void
}) {
  const text = playTexts[language]
  const { demo: words } = useMessages()
  const [dialog, setDialog] = useState<'share' | 'upgrade'>()
  const fileInput = useRef<HTMLInputElement>(null)
  const { project } = edited
  const isShared = opened.id.startsWith('shared/')
  const close = () => setDialog(undefined)
  const check = () => setDialog('upgrade')
  const openFile = () => fileInput.current?.click()
  const exported = {
    project,
    current: edited.current,
    title: opened.title ?? text.title,
    language,
    isUntrusted: isShared,
    compile: run.compile
  }
  // The menu has the actions that do not fit the bar.
  return (
    <section className={styles.bar} aria-label={text.project}>
      {!isShared && <KindSwitch />}
      {isRace ? <span className={styles.grow} /> : <RunStatus run={run} language={language} />}
      <DemoChangedNote edited={edited} language={language} />
      <ResetButton edited={edited} language={language} className={styles.inWide} />
      <button type="button" className={`btn ${styles.inWide}`} onClick={check}>
        {upgradeTexts[language].open}
      </button>
      <button type="button" className={`btn ${styles.inWide}`} onClick={openFile}>
        <Icon name="page" />
        {exportTexts[language].open}
      </button>
      <ExportMenu {...exported} className={styles.inWide} />
      <button type="button" className="btn primary" onClick={() => setDialog('share')}>
        <Icon name="link" />
        {text.share}
      </button>
      <div className={styles.more}>
        <Menu icon="more" label={words.more}>
          <ResetItem edited={edited} language={language} />
          <MenuButton onClick={check}>{upgradeTexts[language].open}</MenuButton>
          <MenuButton onClick={openFile}>{exportTexts[language].open}</MenuButton>
          <li className={`${styles.language} only-phone`} onClick={stop} onKeyDown={stop}>
            <LocaleSelect />
          </li>
          <li className={styles.heading}>{exportTexts[language].title}</li>
          <ExportItems {...exported} />
        </Menu>
      </div>
      <ProjectFileInput ref={fileInput} language={language} onOpen={openProject} />
      {dialog === 'share' && <LazyShareDialog project={project} language={language} onClose={close} />}
      {dialog === 'upgrade' && <UpgradeDialog edited={edited} language={language} onOpen={onOpen} onClose={close} />}
    </section>
  )
}

/** Keeps clicks and keys for a field in a menu, which closes on a click and moves the focus with the arrow keys. */
const stop = (event: SyntheticEvent) => event.stopPropagation()
