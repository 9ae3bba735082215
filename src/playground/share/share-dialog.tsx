import { useEffect, useRef } from 'react'
import { writePlace } from '../../../shared/href.ts'
import type { Language } from '../../../shared/locale.ts'
import { encodeProject, limits, ProjectCodeError, tooLong } from '../../../shared/project-code.ts'
import type { ProjectProblem } from '../../../shared/project-code.ts'
import type { Project } from '../../../shared/project.ts'
import { useLoaded } from '../../loaded.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PanelDialog } from '../../ui/panel-dialog.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { PlayIcon } from '../play-icon.tsx'
import { fileStem, projectFile } from '../export/project-file.ts'
import { projectTexts } from '../project/project-texts.ts'
import type { ShareTexts } from './share-texts.ts'
import { shareTexts } from './share-texts.ts'
import styles from './share-dialog.module.css'

interface Props {
  project: Project
  language: Language
  onClose: () => void
}

type Packed = { address: string; long: boolean } | { problem: ProjectProblem }

/** The project as an address, or as a file where an address would not arrive whole. Open as long as it is there. */
export function ShareDialog({ project, language, onClose }: Props) {
  const text = shareTexts[language]
  const dialog = useRef<HTMLDialogElement>(null)
  const packed = usePacked(project)
  const isPacked = packed !== undefined
  useEffect(() => dialog.current?.querySelector<HTMLElement>('.primary')?.focus(), [isPacked])
  const size = new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(
    project.files.reduce((sum, file) => sum + new TextEncoder().encode(file.text).length, 0) / 1000
  )
  const download = (
    <button
      type="button"
      className={packed && ('problem' in packed || packed.long) ? 'btn primary' : 'btn'}
      onClick={() => saveFile(`${fileStem(project)}.playground.json`, 'application/json', projectFile(project))}
    >
      <PlayIcon name="download" />
      {text.file}
    </button>
  )
  return (
    <PanelDialog ref={dialog} title={text.title} close={text.close} footer={download} onClose={onClose}>
      <p className={styles.contents}>{text.contents(project.files.length, `${size} KB`, project.library)}</p>
      {packed ? <Result packed={packed} language={language} /> : <p role="status">{text.packing}</p>}
    </PanelDialog>
  )
}

function Result({ packed, language }: { packed: Packed; language: Language }) {
  const text = shareTexts[language]
  if ('problem' in packed) return <Refused text={`${text.failed} ${projectTexts[language].problems[packed.problem]}`} />
  const count = new Intl.NumberFormat(language)
  if (packed.long)
    return <Refused text={text.long(count.format(packed.address.length), count.format(limits.address))} />
  return <Address address={packed.address} text={text} />
}

function Address({ address, text }: { address: string; text: ShareTexts }) {
  return (
    <>
      <div className={styles.address}>
        <input readOnly value={address} aria-label={text.address} onFocus={event => event.target.select()} />
        <CopyButton className="btn primary" text={address} />
      </div>
      <p>{text.inside}</p>
      <p>{text.safe}</p>
    </>
  )
}

function Refused({ text }: { text: string }) {
  return (
    <p className={styles.refused} role="alert">
      <Icon name="warning" />
      {text}
    </p>
  )
}

/** `undefined` while it is made. */
function usePacked(project: Project): Packed | undefined {
  const { value: code, error } = useLoaded(project, () => encodeProject(project))
  if (code !== undefined) return { address: shareAddress(code), long: tooLong(code) }
  if (error === undefined) return undefined
  return { problem: error instanceof ProjectCodeError ? error.problem : 'damaged' }
}

const shareAddress = (code: string): string =>
  new URL(writePlace('/playground', new Map([['code', code]])), location.href).href
