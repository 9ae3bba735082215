import { useMemo, useRef, useState } from 'react'
import { newest } from 'virtual:facts'
import { playgroundPath } from '../../../shared/site-location.ts'
import type { Language } from '../../../shared/locale.ts'
import type { Project } from '../../../shared/project.ts'
import { usePageQuery } from '../../page-query.ts'
import { useIsDark } from '../../theme/theme.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { ReleaseSelect } from '../preview/release-select.tsx'
import { RaceLane } from './race-lane.tsx'
import { StopLink } from '../stop-link.tsx'
import { raceParam } from './race-links.tsx'
import { RacePlot, writePicture } from './race-plot.tsx'
import type { RaceFigures, RaceResult, RaceRun } from './race-results.ts'
import { orderRuns, summarizeRuns } from './race-results.ts'
import type { RaceTexts } from './race-texts.ts'
import { raceTexts } from './race-texts.ts'
import styles from './race.module.css'

interface Props {
  project: Project
  releases: readonly string[]
  language: Language
}

const rounds = 3

/** Measures the same code on two or three releases, one run after the other. */
export function Race({ project, releases, language }: Props) {
  const text = raceTexts[language]
  const dark = useIsDark()
  const [, changeQuery] = usePageQuery(playgroundPath)
  const picture = useRef<SVGSVGElement>(null)
  const [race, setRace] = useState<{ project: Project; results: readonly RaceResult[]; isRunning: boolean }>()
  const order = useMemo(() => orderRuns(releases, rounds), [releases])
  const results = race?.results ?? []
  const next = race?.isRunning ? order[results.length] : undefined
  const select = (chosen: readonly string[]) => {
    setRace(undefined)
    changeQuery({ [raceParam]: chosen.join() })
  }
  const measured = releases.map(release => {
    const own = results.filter((_, index) => order[index] === release)
    const runs = own.filter((each): each is RaceRun => !('problem' in each))
    const problem = own.find((each): each is { problem: string } => 'problem' in each)?.problem
    return { release, runs, problem, figures: summarizeRuns(runs) }
  })
  const isDone = results.length === order.length
  const hasFrames = measured.some(({ figures }) => figures?.frame)
  return (
    <section className={styles.race} aria-label={text.title}>
      <header>
        <h2>{text.title}</h2>
        <StopLink label={text.close} params={[raceParam]} />
      </header>
      <div className={styles.bar}>
        {releases.map((release, index) => (
          <ReleaseSelect
            key={index}
            label={text.release(index + 1)}
            version={release}
            onSelect={version => {
              if (!releases.includes(version)) select(releases.map((each, at) => (at === index ? version : each)))
            }}
          />
        ))}
        {releases.length < 3 && (
          <button
            type="button"
            className="quiet"
            disabled={next !== undefined}
            onClick={() => select([...releases, [newest, '3.8.6', '3.12.4'].find(each => !releases.includes(each))!])}
          >
            {text.third}
          </button>
        )}
        <button
          type="button"
          className="btn primary"
          onClick={() =>
            setRace(
              next === undefined ? { project, results: [], isRunning: true } : race && { ...race, isRunning: false }
            )
          }
        >
          {next === undefined ? (race ? text.again : text.start) : text.stop}
        </button>
      </div>
      <p role="status">
        {next === undefined
          ? isDone
            ? text.done
            : text.hint(rounds)
          : text.running(next, results.length, order.length)}
      </p>
      {measured.some(({ figures, problem }) => figures ?? problem) && (
        <div className={styles.results}>
          <FiguresTable measured={measured} text={text} language={language} />
          {measured.map(
            ({ release, problem }) => problem !== undefined && <p key={release}>{text.failedRuns(release, problem)}</p>
          )}
          {isDone && !hasFrames && measured.some(({ figures }) => figures) && <p>{text.noScroll}</p>}
          {isDone && hasFrames && <RacePlot results={measured} text={text} picture={picture} />}
          {isDone && (
            <div className={styles.actions}>
              {hasFrames && (
                <button
                  type="button"
                  className="btn"
                  onClick={() =>
                    picture.current && saveFile('vxe-table-speed.svg', 'image/svg+xml', writePicture(picture.current))
                  }
                >
                  {text.image}
                </button>
              )}
              <CopyButton className="btn" label={text.markdown} text={writeMarkdown(measured, text, language)} />
            </div>
          )}
        </div>
      )}
      {race && next !== undefined && (
        <div className={styles.lane}>
          <RaceLane
            key={results.length}
            project={race.project}
            release={next}
            dark={dark}
            language={language}
            text={text}
            onResult={result => setRace(now => now && { ...now, results: [...now.results, result] })}
          />
        </div>
      )}
    </section>
  )
}

interface Measured {
  release: string
  figures: RaceFigures | undefined
}

const columns = ['release', 'firstRow', 'frame', 'slow', 'longest', 'blank', 'elements'] as const

function rowOf({ release, figures }: Measured, language: Language): string[] {
  const milliseconds = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const time = (value: number | undefined) => (value === undefined ? '–' : `${milliseconds.format(value)} ms`)
  const part = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  const { frame, blank } = figures ?? {}
  return [
    release,
    time(figures?.firstRow),
    time(frame?.median),
    time(frame?.slow),
    time(frame?.longest),
    blank === undefined ? '–' : part.format(blank),
    figures ? String(Math.round(figures.elements)) : '–'
  ]
}

function FiguresTable({
  measured,
  text,
  language
}: {
  measured: readonly Measured[]
  text: RaceTexts
  language: Language
}) {
  return (
    <div className={styles.table}>
      <table>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col">
                {text.head[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measured.map(each => {
            const [release, ...cells] = rowOf(each, language)
            return (
              <tr key={each.release}>
                <th scope="row">{release}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** Writes the figures for an issue, with the browser that measured them. */
function writeMarkdown(measured: readonly Measured[], text: RaceTexts, language: Language): string {
  const head = columns.map(column => text.head[column])
  const rows = [head, head.map(() => '---'), ...measured.map(each => rowOf(each, language))]
  const lines = rows.map(cells => `| ${cells.join(' | ')} |`)
  return [...lines, '', text.environment(navigator.hardwareConcurrency, rounds), navigator.userAgent, ''].join('\n')
}
