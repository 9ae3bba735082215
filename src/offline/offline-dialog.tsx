import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { CopyChoice, CopyList } from '../../shared/offline-copy.ts'
import { getFiles, getPictureLists, sumBytes } from '../../shared/offline-copy.ts'
import type { Language } from '../../shared/locale.ts'
import { languages as allLanguages } from '../../shared/locale.ts'
import { archiveAddress, archiveName } from '../../shared/portable-copy.ts'
import { contentUrl } from '../content.ts'
import { useLoaded } from '../use-loaded.ts'
import { PanelDialog } from '../ui/panel-dialog.tsx'
import { toast } from '../ui/toast.tsx'
import { fetchCopyList } from './copy-files.ts'
import type { CopyStatus } from './copy-updater.ts'
import { updateCopy, pauseCopy, removeCopy, saveCopy, useCopyStatus } from './copy-updater.ts'
import styles from './offline-dialog.module.css'
import { offlineTexts } from './offline-texts.ts'

type OfflineTexts = (typeof offlineTexts)[Language]

/** Each language is named in itself, so that its readers recognize it. */
const languageNames: Record<Language, string> = { zh: '简体中文', tw: '繁體中文', en: 'English' }

/** Dialog to save the site for offline use: languages, progress, pause and removal. */
export function OfflineDialog({ language, close }: { language: Language; close: () => void }) {
  const text = offlineTexts[language]
  const ref = useRef<HTMLDialogElement>(null)
  return (
    <PanelDialog ref={ref} title={text.title} close={text.close} onClose={close}>
      {location.protocol === 'file:' ? <p>{text.openedFromFolder}</p> : <CopyForm language={language} text={text} />}
    </PanelDialog>
  )
}

/** Lets the reader choose languages and pictures of an offline copy, and saves or removes it. */
function CopyForm({ language, text }: { language: Language; text: OfflineTexts }): ReactNode {
  const status = useCopyStatus()
  const [changes, setChanges] = useState<Partial<CopyChoice>>({})
  const { value: list } = useLoaded('list', () => fetchCopyList())
  useEffect(() => void updateCopy(), [])
  const { languages = status.languages.length ? status.languages : [language], hasPictures = status.hasPictures } =
    changes
  const toggle = (each: Language) =>
    setChanges({
      ...changes,
      languages: allLanguages.filter(one => (one === each ? !languages.includes(one) : languages.includes(one)))
    })
  const isChanged = languages.join() !== status.languages.join() || hasPictures !== status.hasPictures
  const sizes = list && languages.length > 0 ? sumSizes(list, languages) : undefined
  const isSaving = status.phase === 'saving'
  const remove = () =>
    void removeCopy().then(() => {
      setChanges({})
      toast(text.removed)
    })
  return (
    <>
      <p>{text.about}</p>
      <fieldset className={styles.languages} disabled={isSaving}>
        <legend>{text.languages}</legend>
        {allLanguages.map(each => (
          <label key={each}>
            <input type="checkbox" checked={languages.includes(each)} onChange={() => toggle(each)} />
            {languageNames[each]}
          </label>
        ))}
      </fieldset>
      {sizes && sizes.pictures > 0 && (
        <label className={styles.pictures}>
          <input
            type="checkbox"
            checked={hasPictures}
            disabled={isSaving}
            onChange={event => setChanges({ ...changes, hasPictures: event.target.checked })}
          />
          {text.pictures(formatMegabytes(sizes.pictures))}
        </label>
      )}
      {sizes && <p className={styles.small}>{formatTotal(sizes, hasPictures, text)}</p>}
      <CopyStatusView status={status} text={text} />
      <p className={styles.buttons}>
        {isSaving ? (
          <button type="button" className="btn" onClick={pauseCopy}>
            {text.pause}
          </button>
        ) : (
          (status.phase !== 'kept' || isChanged) && (
            <button
              type="button"
              className="btn primary"
              disabled={languages.length === 0}
              onClick={() => void saveCopy({ languages, hasPictures })}
            >
              {status.phase === 'paused' ? text.resume : status.phase === 'kept' ? text.change : text.save}
            </button>
          )
        )}
        {status.hasNewerBuild && !isSaving && (
          <button type="button" className="btn" onClick={() => location.reload()}>
            {text.reload}
          </button>
        )}
        {status.phase !== 'none' && (
          <button type="button" className="quiet" onClick={remove}>
            {text.remove}
          </button>
        )}
      </p>
      <Archive text={text} />
    </>
  )
}

interface Sizes {
  files: number
  pictures: number
}

const sumSizes = (list: CopyList, languages: readonly Language[]): Sizes => ({
  files: sumBytes(getFiles(list, languages)),
  pictures: getPictureLists(list, languages).reduce((sum, { bytes }) => sum + bytes, 0)
})

/** Texts are compressed to about a quarter for the download, pictures are not. */
function formatTotal({ files, pictures }: Sizes, hasPictures: boolean, text: OfflineTexts): string {
  const added = hasPictures ? pictures : 0
  return text.total(formatMegabytes(files + added), formatMegabytes(files / 4 + added))
}

/** Link to the archive, for machines without a network and browsers that can't store the copy. */
function Archive({ text }: { text: OfflineTexts }) {
  const { archive } = globalThis.__content
  if (!archive) return null
  return (
    <p className={styles.small}>
      {text.archive}{' '}
      <a href={contentUrl(archiveAddress)} download={archiveName}>
        {archiveName} ({formatMegabytes(archive)})
      </a>
    </p>
  )
}

function CopyStatusView({ status, text }: { status: CopyStatus; text: OfflineTexts }) {
  const { phase, progress, error, isLost, isPersistent, hasNewerBuild } = status
  return (
    <div className={styles.state} role="status">
      {phase === 'saving' && (
        <>
          <progress
            aria-label={text.saving}
            max={progress?.allBytes ?? 1}
            value={progress ? progress.bytes : undefined}
          />
          {progress && (
            <p aria-hidden="true">
              {text.progress(
                String(progress.files),
                String(progress.allFiles),
                formatMegabytes(progress.bytes),
                formatMegabytes(progress.allBytes)
              )}
            </p>
          )}
        </>
      )}
      {error && <p className={styles.error}>{text.errors[error]}</p>}
      {isLost && <p className={styles.error}>{text.lost}</p>}
      {phase === 'paused' && !error && <p>{text.paused}</p>}
      {phase === 'kept' && <p className={styles.saved}>{hasNewerBuild ? text.newerBuild : text.saved}</p>}
      {phase === 'kept' && isPersistent === false && <p className={styles.small}>{text.mayBeDeleted}</p>}
    </div>
  )
}

const formatMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`
