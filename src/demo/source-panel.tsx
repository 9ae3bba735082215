import { useState } from 'react'
import type { Demo, SourceKind } from '../../shared/demo.ts'
import { fileLabel } from '../../shared/demo.ts'
import { useLoaded } from '../loaded.ts'
import { useMessages } from '../locale/texts.ts'
import { Code } from '../ui/code.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './demo-block.module.css'
import { fetchSource, NoAnswer, NoExample } from './source-text.ts'

/** The demo's file and what it imports, as tabs. */
export function SourcePanel({ demo, kind }: { demo: Demo; kind: SourceKind }) {
  const texts = useMessages().demo
  const [chosen, setChosen] = useState(0)
  const file = demo.files[chosen] ?? demo.files[0]!
  const { value: source, error, retry } = useLoaded(`${file.path} ${kind}`, () => fetchSource(file, kind))
  return (
    <>
      <div className={styles.files} role="group" aria-label={texts.files}>
        {demo.files.map((each, index) => (
          <button key={each.path} type="button" aria-pressed={index === chosen} onClick={() => setChosen(index)}>
            {fileLabel(each, kind)}
          </button>
        ))}
        {source && <span className={styles.count}>{texts.lines(source.code.trimEnd().split('\n').length)}</span>}
      </div>
      <div className={styles.source}>
        {!source && error === undefined && <Spinner label={texts.loadingSource} />}
        {error !== undefined && <Problem error={error} retry={retry} />}
        {source && <Code code={source.code} tokens={source.tokens} marks={demo.marks} label={fileLabel(file, kind)} />}
      </div>
    </>
  )
}

/** A network failure shouts no error: the spinner stops and the reader can try again. */
function Problem({ error, retry }: { error: unknown; retry: () => void }) {
  const texts = useMessages().demo
  if (error instanceof NoExample) return <p className={styles.empty}>{texts.noExample}</p>
  return (
    <p className={styles.empty}>
      {error instanceof NoAnswer && <span role="alert">{texts.noAnswer}</span>}
      <button type="button" className="btn" onClick={retry}>
        <Icon name="source" />
        {texts.retry}
      </button>
    </p>
  )
}

function Spinner({ label }: { label: string }) {
  return (
    <p className={styles.empty} role="status">
      <span className={styles.spinner} />
      <span className="vh">{label}</span>
    </p>
  )
}
