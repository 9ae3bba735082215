import { useState } from 'react'
import { KindSwitch } from '../demo/bar-buttons.tsx'
import type { Language } from '../../shared/locale.ts'
import { Icon } from '../ui/icon.tsx'
import { ExportMenu } from './export/export-menu.tsx'
import { OpenProject } from './export/open-project-file.tsx'
import { openProject } from './project/open-project.ts'
import { playTexts } from './play-texts.ts'
import styles from './playground.module.css'
import { NewOriginalNote, ResetButton, RunStatus } from './project/project-parts.tsx'
import { ShareDialog } from './share/share-dialog.tsx'
import { UpgradeButton } from './upgrade/upgrade-button.tsx'
import type { Edited } from './project/use-edited.ts'
import type { Opened } from './project/use-opened.ts'
import type { Run } from './preview/use-run.ts'

/** What can be done with the whole project. */
export function PlayBar({
  opened,
  edited,
  run,
  language,
  onOpen
}: {
  opened: Opened
  edited: Edited
  run: Run
  language: Language
  /** Shows a line in the editor. */
  onOpen: (file: string, line: number) => void
}) {
  const text = playTexts[language]
  const [sharing, setSharing] = useState(false)
  const { project } = edited
  const isShared = opened.id.startsWith('shared/')
  return (
    <section className={styles.bar} aria-label={text.project}>
      {!isShared && <KindSwitch />}
      <RunStatus run={run} language={language} />
      <span className={styles.grow} />
      <NewOriginalNote edited={edited} language={language} />
      <span className={styles.version}>vxe-table {project.library}</span>
      <ResetButton edited={edited} language={language} />
      <UpgradeButton edited={edited} language={language} onOpen={onOpen} />
      <OpenProject language={language} onOpen={openProject} />
      <ExportMenu
        project={project}
        current={edited.current}
        title={opened.title ?? text.title}
        language={language}
        isForeign={isShared}
        compile={run.compile}
      />
      <button type="button" className="btn primary" onClick={() => setSharing(true)}>
        <Icon name="link" />
        {text.share}
      </button>
      {sharing && <ShareDialog project={project} language={language} onClose={() => setSharing(false)} />}
    </section>
  )
}
