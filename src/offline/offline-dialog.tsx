import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { bytesOf, filesFor } from '../../shared/offline-copy.ts'
import type { Language } from '../../shared/locale.ts'
import { languages as allLanguages } from '../../shared/locale.ts'
import { archiveAddress, archiveName } from '../../shared/portable-copy.ts'
import { contentUrl } from '../content.ts'
import { useLoaded } from '../loaded.ts'
import { PanelDialog } from '../ui/panel-dialog.tsx'
import { toast } from '../ui/toast.tsx'
import { fetchList } from './copy-files.ts'
import type { Copy } from './keeper.ts'
import { followCopy, pauseCopy, removeCopy, saveCopy, useCopy } from './keeper.ts'
import styles from './offline-dialog.module.css'
import { offlineTexts } from './offline-texts.ts'

type OfflineTexts = (typeof offlineTexts)[Language]

/** Each in itself: who looks for one reads it. */
const names: Record<Language, string> = { zh: '简体中文', tw: '繁體中文', en: 'English' }

/** Where a reader keeps the site: which languages, how far it is, and how to be rid of it. */
export function OfflineDialog({ language, close }: { language: Language; close: () => void }) {
  const text = offlineTexts[language]
  const ref = useRef<HTMLDialogElement>(null)
  return (
    <PanelDialog ref={ref} title={text.title} close={text.close} onClose={close}>
      {location.protocol === 'file:' ? <p>{text.here}</p> : <Keeping language={language} text={text} />}
    </PanelDialog>
  )
}

function Keeping({ language, text }: { language: Language; text: OfflineTexts }): ReactNode {
  const copy = useCopy()
  const [chosen, setChosen] = useState<Language[]>()
  const { value: list } = useLoaded('list', () => fetchList())
  useEffect(() => void followCopy(), [])
  const wanted = chosen ?? (copy.languages.length ? copy.languages : [language])
  const toggle = (each: Language) =>
    setChosen(allLanguages.filter(one => (one === each ? !wanted.includes(one) : wanted.includes(one))))
  const isChanged = wanted.join() !== copy.languages.join()
  const isSaving = copy.phase === 'saving'
  const remove = () =>
    void removeCopy().then(() => {
      setChosen(undefined)
      toast(text.removed)
    })
  return (
    <>
      <p>{text.about}</p>
      <fieldset className={styles.languages} disabled={isSaving}>
        <legend>{text.languages}</legend>
        {allLanguages.map(each => (
          <label key={each}>
            <input type="checkbox" checked={wanted.includes(each)} onChange={() => toggle(each)} />
            {names[each]}
          </label>
        ))}
      </fieldset>
      {list && wanted.length > 0 && (
        <p className={styles.small}>{text.total(megabytes(bytesOf(filesFor(list, wanted))))}</p>
      )}
      <State copy={copy} text={text} />
      <p className={styles.buttons}>
        {isSaving ? (
          <button type="button" className="btn" onClick={pauseCopy}>
            {text.pause}
          </button>
        ) : (
          (copy.phase !== 'kept' || isChanged) && (
            <button
              type="button"
              className="btn primary"
              disabled={wanted.length === 0}
              onClick={() => void saveCopy(wanted)}
            >
              {copy.phase === 'paused' ? text.resume : copy.phase === 'kept' ? text.change : text.save}
            </button>
          )
        )}
        {copy.hasNext && !isSaving && (
          <button type="button" className="btn" onClick={() => location.reload()}>
            {text.reload}
          </button>
        )}
        {copy.phase !== 'none' && (
          <button type="button" className="q" onClick={remove}>
            {text.remove}
          </button>
        )}
      </p>
      <Archive text={text} />
    </>
  )
}

/** For who carries the site to a machine, or uses a browser that keeps nothing. */
function Archive({ text }: { text: OfflineTexts }) {
  const { archive } = globalThis.__content
  if (!archive) return null
  return (
    <p className={styles.small}>
      {text.folder}{' '}
      <a href={contentUrl(archiveAddress)} download={archiveName}>
        {archiveName} ({megabytes(archive)})
      </a>
    </p>
  )
}

function State({ copy, text }: { copy: Copy; text: OfflineTexts }) {
  const { phase, progress, trouble, isLost, isPersistent, hasNext } = copy
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
                megabytes(progress.bytes),
                megabytes(progress.allBytes)
              )}
            </p>
          )}
        </>
      )}
      {trouble && <p className={styles.trouble}>{text.trouble[trouble]}</p>}
      {isLost && <p className={styles.trouble}>{text.lost}</p>}
      {phase === 'paused' && !trouble && <p>{text.paused}</p>}
      {phase === 'kept' && <p className={styles.kept}>{hasNext ? text.next : text.kept}</p>}
      {phase === 'kept' && isPersistent === false && <p className={styles.small}>{text.forgetful}</p>}
    </div>
  )
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`
