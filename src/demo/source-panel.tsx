import { useEffect, useState } from 'react'
import type { Demo, SourceKind } from '../../shared/demo.ts'
import { fileLabel } from '../../shared/demo.ts'
import { useMessages } from '../locale/texts.ts'
import { Code } from '../ui/code.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './demo-block.module.css'
import type { SourceText } from './source-text.ts'
import { fetchSource, NoExample } from './source-text.ts'

type State = { at: 'loading' } | { at: 'shown'; source: SourceText } | { at: 'missing' } | { at: 'failed' }

/** The demo's file and what it imports, as tabs. */
export function SourcePanel({ demo, kind }: { demo: Demo; kind: SourceKind }) {
  const texts = useMessages().demo
  const [chosen, setChosen] = useState(0)
  const file = demo.files[chosen] ?? demo.files[0]!
  const [state, retry] = useSource(file, kind)
  return (
    <>
      <div className={styles.files} role="group" aria-label={texts.files}>
        {demo.files.map((each, index) => (
          <button key={each.path} type="button" aria-pressed={index === chosen} onClick={() => setChosen(index)}>
            {fileLabel(each, kind)}
          </button>
        ))}
        {state.at === 'shown' && <span className={styles.count}>{texts.lines(state.source.code.trimEnd().split('\n').length)}</span>}
      </div>
      <div className={styles.source}>
        {state.at === 'loading' && <Spinner label={texts.loadingSource} />}
        {state.at === 'missing' && <p className={styles.empty}>{texts.noExample}</p>}
        {state.at === 'failed' && <Failed retry={retry} />}
        {state.at === 'shown' && <Code code={state.source.code} tokens={state.source.tokens} marks={demo.marks} label={fileLabel(file, kind)} />}
      </div>
    </>
  )
}

function useSource(file: Demo['files'][number], kind: SourceKind): [State, () => void] {
  const [state, setState] = useState<State>({ at: 'loading' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let live = true
    setState({ at: 'loading' })
    fetchSource(file, kind).then(
      source => live && setState({ at: 'shown', source }),
      error => live && setState({ at: error instanceof NoExample ? 'missing' : 'failed' })
    )
    return () => {
      live = false
    }
  }, [file, kind, attempt])
  return [state, () => setAttempt(attempt + 1)]
}

/** No error is shouted: the spinner stops and the reader can try again. */
function Failed({ retry }: { retry: () => void }) {
  const texts = useMessages().demo
  return (
    <p className={styles.empty}>
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
