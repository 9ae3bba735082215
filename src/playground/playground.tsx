import { useMemo } from 'react'
import { newest } from 'virtual:facts'
import { formatLocation } from '../../shared/site-location.ts'
import type { Language } from '../../shared/locale.ts'
import { ChunkError } from '../chunk-error.ts'
import { useSourceKind } from '../demo/source-kind.ts'
import { sourceErrorMessage } from '../demo/fetch-source.ts'
import { compareParam } from '../links.ts'
import { useMessages, useTexts } from '../locale/texts.ts'
import { useCurrentLocation } from '../current-location.ts'
import { ChunkFailure } from '../ui/chunk-failure.tsx'
import { errorMessage } from '../ui/error-message.ts'
import { Failure } from '../ui/failure.tsx'
import { OpenedProject } from './opened-project.tsx'
import { PlayShell } from './play-shell.tsx'
import { playTexts } from './play-texts.ts'
import styles from './playground.module.css'
import { projectTexts } from './project/project-texts.ts'
import type { OpeningState } from './project/use-opened.ts'
import { raceParam, readRaceReleases } from './race/race-links.tsx'
import { useOpened } from './project/use-opened.ts'

/**
 * Playground page with the code on one side and its preview on the other. The reader's code runs only in the sandboxed
 * frame.
 */
export function Playground() {
  const { language } = useTexts()
  const { query } = useCurrentLocation()
  const [kind] = useSourceKind()
  const opening = useOpened(query, kind, language)
  const racedText = query.get(raceParam) ?? ''
  const raced = useMemo(() => readRaceReleases(racedText), [racedText])
  if (opening.state !== 'opened')
    return (
      <PlayShell>{opening.state !== 'loading' && <OpeningFailure opening={opening} language={language} />}</PlayShell>
    )
  // Each demo, language and source kind is a project of its own with its own draft. A race has no preview to keep.
  return (
    <OpenedProject
      key={[opening.opened.id, language, raced.length > 1].join(' ')}
      opened={opening.opened}
      isPreview={query.has('preview')}
      {...(raced.length > 1 && { raced })}
      {...(raced.length < 2 && query.has(compareParam) && { compared: readRelease(query.get(compareParam)) })}
    />
  )
}

/** Older links have another value. */
const readRelease = (value = ''): string => (/^\d+\.\d+\.\d+$/.test(value) ? value : newest)

function OpeningFailure({
  opening,
  language
}: {
  opening: Exclude<OpeningState, { state: 'loading' | 'opened' }>
  language: Language
}) {
  const text = playTexts[language]
  const { demo } = useMessages()
  return (
    <div className={styles.failure}>
      {opening.state === 'unknown' && (
        <div role="alert">
          <p>{text.unknown}</p>
          <code>{errorMessage(opening.error)}</code>
        </div>
      )}
      {opening.state === 'unreadable' && (
        <p role="alert">{`${text.unreadable}${projectTexts[language].problems[opening.problem]}`}</p>
      )}
      {opening.state === 'failed' &&
        (opening.error instanceof ChunkError ? (
          <ChunkFailure title={demo.loadFailed} error={opening.error} retry={opening.retry} />
        ) : (
          <Failure
            title={sourceErrorMessage(opening.error, demo)}
            error={opening.error}
            action={demo.retry}
            onAction={opening.retry}
          />
        ))}
      <a className="btn" href={formatLocation('/playground')}>
        {text.startNew}
      </a>
    </div>
  )
}
