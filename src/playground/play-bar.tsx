import { useState } from 'react'
import { useSourceKind } from '../demo/source-kind.ts'
import type { Language } from '../../shared/locale.ts'
import { encodeProject } from '../../shared/project-code.ts'
import type { Project } from '../../shared/project.ts'
import { goTo } from '../place.ts'
import { Icon } from '../ui/icon.tsx'
import { compile } from './compile/compile-client.ts'
import { ExportMenu } from './export-menu.tsx'
import { OpenProject } from './export-menu-open.tsx'
import { pageTexts } from './page-texts-of.ts'
import styles from './playground.module.css'
import { ShareDialog } from './share-dialog.tsx'
import type { Edited } from './use-edited.ts'
import type { Opened } from './use-opened.ts'
import type { Run } from './use-run.ts'

/** A file becomes an address like a shared one; its edits are kept beside those of other projects. */
const openProject = async (project: Project) => goTo('/playground', new Map([['code', await encodeProject(project)]]))

/** What can be done with the whole project. */
export function PlayBar({ opened, edited, run, language }: { opened: Opened; edited: Edited; run: Run; language: Language }) {
  const text = pageTexts[language]
  const [kind, setKind] = useSourceKind()
  const [sharing, setSharing] = useState(false)
  const { project } = edited
  const compiled = async () => {
    const result = await compile(project, language)
    return result && result.errors.length === 0 ? result : undefined
  }
  return (
    <div className={styles.bar}>
      {!opened.id.startsWith('shared/') && (
        <span className="seg" role="group" aria-label={text.kind}>
          {(['ts', 'js'] as const).map(value => (
            <button key={value} type="button" aria-pressed={kind === value} onClick={() => setKind(value)}>
              {value.toUpperCase()}
            </button>
          ))}
        </span>
      )}
      <span className={styles.status} data-status={run.status} role="status">
        {run.status === 'failed' ? text.failed : run.status === 'shown' ? text.compiled(run.time) : text.working}
      </span>
      <span className={styles.grow} />
      {edited.hasNewOriginal && (
        <span className={styles.changed}>
          {text.changed}
          <button type="button" onClick={edited.reset}>{text.takeNew}</button>
        </span>
      )}
      <span className={styles.version}>vxe-table {project.library}</span>
      {edited.undoReset ? (
        <button type="button" className="btn" onClick={edited.undoReset}>
          {text.undoReset}
        </button>
      ) : (
        <button type="button" className="btn" disabled={!edited.isEdited} onClick={edited.reset}>
          {text.reset}
        </button>
      )}
      <OpenProject language={language} onOpen={openProject} />
      <ExportMenu project={project} current={edited.current} title={opened.title ?? text.title} language={language} compile={compiled} />
      <button type="button" className="btn primary" onClick={() => setSharing(true)}>
        <Icon name="link" />
        {text.share}
      </button>
      {sharing && <ShareDialog project={project} language={language} onClose={() => setSharing(false)} />}
    </div>
  )
}
