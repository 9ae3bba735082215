import { useEffect, useRef, useState } from 'react'
import { getMemberRoute } from '../../shared/api.ts'
import type { Timeline, TimelineState, TimelineStep } from '../../shared/timeline.ts'
import { useTexts } from '../locale/texts.ts'
import { Icon, PathIcon } from '../ui/icon.tsx'
import styles from './timeline-player.module.css'
import { timelineTexts } from './timeline-texts.ts'

/** Time between two steps while playing, in milliseconds. */
const stepTime = 1200

const pausePath = 'M5 3v10M11 3v10'
const firstPath = 'M4 3v10M12.500 3.500 8 8l4.500 4.500'

/** Replays the recorded steps of a table: the cells, the row data and the events, one step at a time. */
export function TimelinePlayer({ timeline }: { timeline: Timeline }) {
  const texts = timelineTexts[useTexts().language]
  const { steps, start } = timeline
  /** Number of steps that have happened. */
  const [position, setPosition] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const isAtEnd = position === steps.length
  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(() => {
      setPosition(position + 1)
      if (position + 1 === steps.length) setPlaying(false)
    }, stepTime)
    return () => clearTimeout(timer)
  }, [isPlaying, position, steps.length])
  useEffect(() => {
    const box = list.current
    const item = box?.querySelector<HTMLElement>('[aria-current]')
    // The list scrolls, the page does not.
    if (box && item) box.scrollTop = item.offsetTop - box.clientHeight / 2
  }, [position])
  const go = (to: number) => {
    setPlaying(false)
    setPosition(to)
  }
  const play = () => {
    if (isAtEnd) setPosition(0)
    setPlaying(!isPlaying)
  }
  const step = steps[position - 1]
  const state = step?.state ?? start
  const before = steps[position - 2]?.state ?? start
  return (
    <section className={styles.player} aria-label={texts.label}>
      <div className={styles.bar}>
        <button
          type="button"
          className="quiet icon"
          title={texts.first}
          aria-label={texts.first}
          disabled={position === 0}
          onClick={() => go(0)}
        >
          <PathIcon path={firstPath} />
        </button>
        <button type="button" className="quiet" disabled={position === 0} onClick={() => go(position - 1)}>
          <Icon name="previous" />
          <span>{texts.previous}</span>
        </button>
        <button type="button" className="quiet" disabled={isAtEnd} onClick={() => go(position + 1)}>
          <Icon name="next" />
          <span>{texts.next}</span>
        </button>
        <button type="button" className={`quiet ${styles.play}`} onClick={play}>
          {isPlaying ? <PathIcon path={pausePath} /> : <Icon name="play" />}
          <span>{isPlaying ? texts.pause : texts.play}</span>
        </button>
        <span className={styles.position} aria-hidden="true">
          {position} / {steps.length}
        </span>
      </div>
      <div className={styles.body}>
        <div className={styles.picture} aria-hidden="true">
          <b>{texts.table}</b>
          <table>
            <thead>
              <tr>
                {timeline.columns.map(({ field, title }) => (
                  <th key={field}>{title}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr>
                {timeline.columns.map(({ field }) => (
                  <td key={field} data-current={step?.field === field || undefined}>
                    {state.editor?.field === field ? <i>{state.editor.value}</i> : state.row[field]}
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
          <b>{texts.row}</b>
          <pre>
            {'{\n'}
            {timeline.columns.map(({ field }) => (
              <span key={field}>
                {`  ${field}: `}
                <mark data-changed={state.row[field] !== before.row[field] || undefined}>
                  {quote(state.row[field])}
                </mark>
                {'\n'}
              </span>
            ))}
            {'}'}
          </pre>
          <p data-event={step ? (step.action ? 'action' : 'event') : undefined}>{getLabel(step) ?? texts.start}</p>
        </div>
        <ol className={styles.steps} ref={list}>
          {steps.map((each, index) => (
            <li
              key={index}
              className={each.action ? styles.action : undefined}
              data-passed={index < position || undefined}
              aria-current={index === position - 1 ? 'step' : undefined}
            >
              <button type="button" onClick={() => go(index + 1)}>
                {each.action ? (
                  <>
                    <span className="visually-hidden">{texts.action + texts.colon}</span>
                    {each.action}
                  </>
                ) : (
                  <>
                    <code>{each.name}</code> <small>{titleOf(timeline, each.field)}</small>
                  </>
                )}
              </button>
              {each.member && (
                <a href={`#${getMemberRoute(each.member)}`} data-member={each.member} aria-label={`${each.name} API`}>
                  API
                </a>
              )}
            </li>
          ))}
        </ol>
      </div>
      <p className="visually-hidden" role="status">
        {position > 0 && describe(timeline, position, texts)}
      </p>
    </section>
  )
}

const getLabel = (step: TimelineStep | undefined): string | undefined => step && (step.action || step.name)

const titleOf = ({ columns }: Timeline, name: string): string =>
  columns.find(({ field }) => field === name)?.title ?? ''

const quote = (value = ''): string => (/^\d+$/.test(value) ? value : `'${value}'`)

/** Returns the step as a text for screen readers. */
function describe(timeline: Timeline, position: number, texts: (typeof timelineTexts)['zh']): string {
  const step = timeline.steps[position - 1]!
  const { row, editor }: TimelineState = step.state
  const values = timeline.columns.map(({ field, title }) => title + texts.colon + row[field]).join(texts.and)
  return [
    texts.position(position, timeline.steps.length),
    texts.colon,
    step.action || `${step.name}${texts.and}${titleOf(timeline, step.field)}`,
    texts.colon === '：' ? '。' : '. ',
    editor ? texts.editor(titleOf(timeline, editor.field), editor.value) : texts.noEditor,
    texts.values(values)
  ].join('')
}
