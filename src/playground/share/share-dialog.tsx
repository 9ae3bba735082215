import { useEffect, useRef } from 'react'
import type { Language } from '../../../shared/locale.ts'
import { encodeProject, projectLimits, ProjectCodeError, isCodeTooLong } from '../../../shared/project-code.ts'
import type { ProjectProblem } from '../../../shared/project-code.ts'
import type { Project } from '../../../shared/project.ts'
import { useLoaded } from '../../use-loaded.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PanelDialog } from '../../ui/panel-dialog.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { PlayIcon } from '../play-icon.tsx'
import { getFileStem, writeProjectFile } from '../export/project-file.ts'
import { projectTexts } from '../project/project-texts.ts'
import type { ShareTexts } from './share-texts.ts'
import { shareAddress } from './share-address.ts'
import { shareTexts } from './share-texts.ts'
import styles from './share-dialog.module.css'

interface Props {
  project: Project
  language: Language
  onClose: () => void
}

type EncodedProject = { address: string; long: boolean } | { problem: ProjectProblem }

/** Dialog that shares the project as an address, or as a file if the address could be truncated. Open while mounted. */
export function ShareDialog({ project, language, onClose }: Props) {
  const text = shareTexts[language]
  const dialog = useRef<HTMLDialogElement>(null)
  const encoded = useEncodedProject(project)
  const isEncoded = encoded !== undefined
  useEffect(() => dialog.current?.querySelector<HTMLElement>('.primary')?.focus(), [isEncoded])
  const size = new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(
    project.files.reduce((sum, file) => sum + new TextEncoder().encode(file.text).length, 0) / 1000
  )
  const download = (
    <button
      type="button"
      className={encoded && ('problem' in encoded || encoded.long) ? 'btn primary' : 'btn'}
      onClick={() => saveFile(`${getFileStem(project)}.playground.json`, 'application/json', writeProjectFile(project))}
    >
      <PlayIcon name="download" />
      {text.file}
    </button>
  )
  return (
    <PanelDialog ref={dialog} title={text.title} close={text.close} footer={download} onClose={onClose}>
      <p className={styles.contents}>{text.contents(project.files.length, `${size} KB`, project.library)}</p>
      {encoded ? <Result packed={encoded} language={language} /> : <p role="status">{text.packing}</p>}
    </PanelDialog>
  )
}

function Result({ packed: encoded, language }: { packed: EncodedProject; language: Language }) {
  const text = shareTexts[language]
  if ('problem' in encoded)
    return <WarningNote text={`${text.failed} ${projectTexts[language].problems[encoded.problem]}`} />
  const count = new Intl.NumberFormat(language)
  if (encoded.long)
    return <WarningNote text={text.long(count.format(encoded.address.length), count.format(projectLimits.address))} />
  return <Address address={encoded.address} text={text} />
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

function WarningNote({ text }: { text: string }) {
  return (
    <p className={styles.warning} role="alert">
      <Icon name="warning" />
      {text}
    </p>
  )
}

/** Returns the encoded project, or `undefined` while it is being encoded. */
function useEncodedProject(project: Project): EncodedProject | undefined {
  const { value: code, error } = useLoaded(project, () => encodeProject(project))
  if (code !== undefined) return { address: shareAddress(code), long: isCodeTooLong(code) }
  if (error === undefined) return undefined
  return { problem: error instanceof ProjectCodeError ? error.problem : 'damaged' }
}
