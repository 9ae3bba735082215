import { useEffect, useId, useRef, useState } from 'react'
import { writePlace } from '../../shared/href.ts'
import type { Language } from '../../shared/locale.ts'
import { encodeProject, limits, ProjectCodeError, tooLong } from '../../shared/project-code.ts'
import type { ProjectProblem } from '../../shared/project-code.ts'
import type { Project } from '../../shared/project.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { saveFile } from '../ui/save-file.ts'
import { PlayIcon } from './export-menu-icon.tsx'
import { fileStem, projectFile } from './export/project-file.ts'
import type { PlayTexts } from './play-texts.ts'
import { textsOf } from './play-texts-of.ts'
import styles from './share-dialog.module.css'

interface Props {
  project: Project
  language: Language
  onClose: () => void
}

type Packed = { address: string; long: boolean } | { problem: ProjectProblem }

/** The project as an address, or as a file where an address would not arrive whole. Open as long as it is there. */
export function ShareDialog({ project, language, onClose }: Props) {
  const text = textsOf[language].share
  const dialog = useRef<HTMLDialogElement>(null)
  const packed = usePacked(project)
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => dialog.current?.querySelector<HTMLElement>('.primary')?.focus(), [packed])
  const size = new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(project.files.reduce((sum, file) => sum + new TextEncoder().encode(file.text).length, 0) / 1000)
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose} onClick={event => event.target === dialog.current && dialog.current.close()}>
      <header>
        <h2 id={id}>{text.title}</h2>
        <form method="dialog">
          <button className="q icon" aria-label={text.close} title={text.close}>
            <Icon name="close" />
          </button>
        </form>
      </header>
      <div className={styles.body}>
        <p className={styles.contents}>{text.contents(project.files.length, `${size} KB`, project.library)}</p>
        {packed ? <Result packed={packed} language={language} /> : <p role="status">{text.packing}</p>}
      </div>
      <footer>
        <button type="button" className={packed && ('problem' in packed || packed.long) ? 'btn primary' : 'btn'} onClick={() => saveFile(`${fileStem(project)}.playground.json`, 'application/json', projectFile(project))}>
          <PlayIcon name="download" />
          {text.file}
        </button>
      </footer>
    </dialog>
  )
}

function Result({ packed, language }: { packed: Packed; language: Language }) {
  const { share, problems } = textsOf[language]
  if ('problem' in packed) return <Refused text={`${share.failed} ${problems[packed.problem]}`} />
  const count = new Intl.NumberFormat(language)
  if (packed.long) return <Refused text={share.long(count.format(packed.address.length), count.format(limits.address))} />
  return <Address address={packed.address} text={share} />
}

function Address({ address, text }: { address: string; text: PlayTexts['share'] }) {
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
  const [packed, setPacked] = useState<Packed>()
  useEffect(() => {
    let live = true
    encodeProject(project).then(
      code => live && setPacked({ address: shareAddress(code), long: tooLong(code) }),
      error => live && setPacked({ problem: error instanceof ProjectCodeError ? error.problem : 'damaged' })
    )
    return () => {
      live = false
    }
  }, [project])
  return packed
}

const shareAddress = (code: string): string => `${location.origin}${location.pathname}${writePlace('/playground', new Map([['code', code]]))}`
