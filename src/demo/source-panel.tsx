import { useState } from 'react'
import type { Demo } from '../../shared/demo.ts'
import { getFileLabel } from '../../shared/demo.ts'
import { useLoaded } from '../use-loaded.ts'
import { useMessages, useTexts } from '../locale/texts.ts'
import { Code } from '../ui/code.tsx'
import { Icon } from '../ui/icon.tsx'
import { toast } from '../ui/toast.tsx'
import { installCommand } from './copy-demo.ts'
import styles from './demo-block.module.css'
import { fetchSource, SourceMissingError } from './fetch-source.ts'
import type { SourcePanelProps } from './lazy-source-panel.tsx'
import { sourceTexts } from './source-texts.ts'

export { readCopy } from './copy-demo.ts'

/** The file of a demo and the files it imports, as tabs. */
export function SourcePanel({ demo, kind, saveZip, knobs }: SourcePanelProps) {
  const texts = useMessages().demo
  const [chosen, setChosen] = useState(0)
  const file = demo.files[chosen] ?? demo.files[0]!
  const { value: source, error, retry } = useLoaded(`${file.path} ${kind}`, () => fetchSource(file, kind))
  const isMain = file === demo.files[0]
  const shown = source && isMain && knobs?.part ? knobs.part.markKnobs(source, knobs.knobs, knobs.values) : source
  return (
    <>
      <div className={styles.files} data-files role="group" aria-label={texts.files}>
        {demo.files.map((each, index) => (
          <button key={each.path} type="button" aria-pressed={index === chosen} onClick={() => setChosen(index)}>
            {getFileLabel(each, kind)}
          </button>
        ))}
        {shown && <span className={styles.count}>{texts.lines(shown.code.trimEnd().split('\n').length)}</span>}
      </div>
      <CopyNote {...{ demo, kind, saveZip, knobs }} />
      <div className={styles.source}>
        {!source && error === undefined && <Spinner label={texts.loadingSource} />}
        {error !== undefined && <SourceFailure error={error} retry={retry} />}
        {shown && <Code code={shown.code} tokens={shown.tokens} marks={demo.marks} label={getFileLabel(file, kind)} />}
      </div>
    </>
  )
}

/** Facts about the copied code: it is complete, and it may need packages. A demo of several components is also a zip. */
function CopyNote({ demo, kind, saveZip, knobs }: SourcePanelProps) {
  const { language } = useTexts()
  const texts = sourceTexts[language]
  const [isBusy, setBusy] = useState(false)
  const main = demo.files[0]!
  const { value: source } = useLoaded(`${main.path} ${kind}`, () => fetchSource(main, kind))
  const isJoined = demo.files.length > 1
  if (!isJoined && source?.install === undefined) return null
  const save = async () => {
    setBusy(true)
    try {
      toast(texts.saved(await saveZip(demo, kind, knobs?.write)))
    } catch {
      toast(texts.zipFailed, 'warning')
    }
    setBusy(false)
  }
  return (
    <div className={styles.copyNote}>
      {isJoined && <span>{texts.complete}</span>}
      {source?.install !== undefined && (
        <span>
          {texts.install} <code>{installCommand(source.install)}</code>
        </span>
      )}
      {hasComponents(demo) && (
        <button
          type="button"
          className="quiet"
          title={texts.zipHint}
          aria-busy={isBusy}
          disabled={isBusy}
          onClick={save}
        >
          {texts.zip}
        </button>
      )}
    </div>
  )
}

/** True if the demo imports a component beside it. */
const hasComponents = ({ files }: Demo): boolean => files.slice(1).some(({ path }) => path.endsWith('.vue'))

/** After a response without a source, "no example" and its status; after a network failure, only the retry button. */
function SourceFailure({ error, retry }: { error: unknown; retry: () => void }) {
  const texts = useMessages().demo
  const isMissing = error instanceof SourceMissingError
  return (
    <div className={styles.empty}>
      {isMissing && (
        <p role="alert">
          {texts.noExample}
          {error.status !== undefined && <small>{texts.sourceStatus(error.status)}</small>}
        </p>
      )}
      {!(isMissing && error.status === undefined) && (
        <button type="button" className="btn" onClick={retry}>
          <Icon name="source" />
          {texts.retry}
        </button>
      )}
    </div>
  )
}

function Spinner({ label }: { label: string }) {
  return (
    <p className={styles.empty} role="status">
      <span className={styles.spinner} />
      <span className="visually-hidden">{label}</span>
    </p>
  )
}
