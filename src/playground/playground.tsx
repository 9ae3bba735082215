import { writePlace } from '../../shared/href.ts'
import type { Language } from '../../shared/locale.ts'
import { ChunkError } from '../chunk-error.ts'
import { useSourceKind } from '../demo/source-kind.ts'
import { sourceProblem } from '../demo/source-text.ts'
import { comparedQuery } from '../links.ts'
import { useMessages, useTexts } from '../locale/texts.ts'
import { usePlace } from '../place.ts'
import { ChunkFailure } from '../ui/chunk-failure.tsx'
import { Failure } from '../ui/failure.tsx'
import { OpenedProject } from './opened-project.tsx'
import { PlayShell } from './play-shell.tsx'
import { playTexts } from './play-texts.ts'
import styles from './playground.module.css'
import { projectTexts } from './project/project-texts.ts'
import type { Opening } from './project/use-opened.ts'
import { useOpened } from './project/use-opened.ts'

/** Code on one side, what it shows on the other. Everything the reader types runs in the sandboxed frame and nowhere else. */
export function Playground() {
  const { language } = useTexts()
  const { query } = usePlace()
  const [kind] = useSourceKind()
  const opening = useOpened(query, kind, language)
  if (opening.state !== 'opened')
    return <PlayShell>{opening.state !== 'loading' && <Refused opening={opening} language={language} />}</PlayShell>
  // Another demo, another language or another kind is another project with a draft of its own.
  return (
    <OpenedProject
      key={`${opening.opened.id} ${language}`}
      opened={opening.opened}
      isPreview={query.has('preview')}
      isCompared={query.has(comparedQuery)}
    />
  )
}

function Refused({
  opening,
  language
}: {
  opening: Exclude<Opening, { state: 'loading' | 'opened' }>
  language: Language
}) {
  const text = playTexts[language]
  const { demo } = useMessages()
  return (
    <div className={styles.unknown}>
      {opening.state === 'unknown' && <p>{text.unknown}</p>}
      {opening.state === 'unreadable' && (
        <p role="alert">{`${text.unreadable}${projectTexts[language].problems[opening.problem]}`}</p>
      )}
      {opening.state === 'failed' &&
        (opening.error instanceof ChunkError ? (
          <ChunkFailure title={demo.loadFailed} error={opening.error} retry={opening.retry} />
        ) : (
          <Failure
            title={sourceProblem(opening.error, demo)}
            error={opening.error}
            action={demo.retry}
            onAction={opening.retry}
          />
        ))}
      <a className="btn" href={writePlace('/playground')}>
        {text.startNew}
      </a>
    </div>
  )
}
