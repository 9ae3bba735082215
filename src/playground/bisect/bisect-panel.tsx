import { useEffect, useState } from 'react'
import { playgroundPath } from '../../../shared/site-location.ts'
import type { Language } from '../../../shared/locale.ts'
import { encodeProject, isCodeTooLong } from '../../../shared/project-code.ts'
import type { Project } from '../../../shared/project.ts'
import { compareParam } from '../../links.ts'
import { usePageQuery } from '../../page-query.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { TextWithCode } from '../../ui/text-with-code.tsx'
import type { Run } from '../preview/use-run.ts'
import { shareAddress } from '../share/share-address.ts'
import { writeBisectAnswers } from './bisect-answers.ts'
import { StopLink } from '../stop-link.tsx'
import { bisectParam } from './bisect-links.tsx'
import styles from './bisect-panel.module.css'
import type { BisectTexts } from './bisect-texts.ts'
import { bisectTexts } from './bisect-texts.ts'
import { ChangesOfRelease } from './changes-of-release.tsx'
import type { BisectAnswer } from './plan-bisection.ts'
import { AnswerStrip } from './answer-strip.tsx'
import type { BisectState } from './use-bisection.ts'

interface Props {
  bisection: BisectState
  project: Project
  run: Run
  language: Language
  /** Called with the release for the left side of a comparison. */
  onCompare: (before: string) => void
}

/** Milliseconds after which a release without an outcome is skipped. */
const outcomeLimit = 30_000

const answersOfOutcome = { passed: 'works', failed: 'broken', unanswered: 'skipped' } as const

/** Asks for one release after the other whether it works, until the release in which that changed is known. */
export function BisectPanel({ bisection, project, run, language, onCompare }: Props) {
  const text = bisectTexts[language]
  const { releases, answers, plan, release } = bisection
  const outcome = run.outcome?.version === release ? run.outcome : undefined
  const automatic = useAutomaticAnswers(bisection, outcome && answersOfOutcome[outcome.result])
  const isAnswerable = plan.kind === 'ask' || !answers.has(release)
  const isWorking = run.status === 'working'
  return (
    <section className={styles.panel} aria-label={text.title}>
      <header>
        <h2>{text.title}</h2>
        <StopLink label={text.close} params={[bisectParam]} />
      </header>
      <AnswerStrip releases={releases} answers={answers} current={release} text={text} />
      <p className={styles.question} role="status">
        <b>{describePlan(bisection, text)}</b>
        {plan.kind === 'ask' && plan.remaining !== undefined && <small>{text.remaining(plan.remaining)}</small>}
      </p>
      {plan.kind === 'found' && plan.skipped.length > 0 && <p>{text.skipped(plan.skipped.join(', '))}</p>}
      {plan.kind === 'same' && <p>{text.sameHint}</p>}
      {releases.length === 2 && <p>{text.noReleases}</p>}
      {answers.size === 0 && releases.length > 2 && <p>{text.hint}</p>}
      {answers.size === 0 && !outcome && (
        <p>
          <TextWithCode text={text.assertionHint} />
        </p>
      )}
      <div className={styles.actions}>
        {isAnswerable &&
          (['works', 'broken', 'skipped'] as const).map(answer => (
            <button
              key={answer}
              type="button"
              className="btn"
              aria-pressed={answers.get(release) === answer}
              disabled={automatic.isOn || (isWorking && answer !== 'skipped')}
              onClick={() => bisection.answer(answer)}
            >
              {answer !== 'skipped' && <i className={styles[answer]} aria-hidden="true" />}
              {text.answers[answer]}
            </button>
          ))}
        <button type="button" className="btn" disabled={answers.size === 0 || automatic.isOn} onClick={bisection.undo}>
          {text.back}
        </button>
        {automatic.isOn ? (
          <button type="button" className="btn primary" onClick={automatic.stop}>
            {text.stop}
          </button>
        ) : (
          plan.kind === 'ask' &&
          outcome && (
            <button type="button" className="btn primary" onClick={automatic.start}>
              {text.automatic}
            </button>
          )
        )}
        {plan.kind === 'found' && <FoundActions {...{ plan, bisection, project, text, onCompare }} />}
      </div>
      {plan.kind === 'found' && (
        <ChangesOfRelease before={plan.before} after={plan.after} project={project} language={language} text={text} />
      )}
    </section>
  )
}

/** Answers from the assertions of each run, while that is turned on. */
function useAutomaticAnswers(bisection: BisectState, known: BisectAnswer | undefined) {
  const [isOn, setOn] = useState(false)
  const { plan, release, answer } = bisection
  const isNext = plan.kind === 'ask' && plan.release === release
  useEffect(() => {
    if (!isOn || !isNext) return undefined
    if (known) {
      answer(known)
      return undefined
    }
    const timer = setTimeout(() => answer('skipped'), outcomeLimit)
    return () => clearTimeout(timer)
    // The answers change with each release.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOn, isNext, known, release])
  return {
    isOn: isOn && isNext,
    start: () => {
      setOn(true)
      if (plan.kind === 'ask') bisection.select(plan.release)
    },
    stop: () => setOn(false)
  }
}

function describePlan({ plan, answers, release }: BisectState, text: BisectTexts): string {
  if (plan.kind === 'ask') return text.ask(release)
  if (plan.kind === 'unanswered') return text.unanswered
  if (plan.kind === 'same') return text.same[plan.answer](plan.oldest, plan.newest)
  return text.found[answers.get(plan.after) === 'broken' ? 'broke' : 'fixed'](plan.before, plan.after)
}

interface FoundProps {
  plan: { before: string; after: string }
  bisection: BisectState
  project: Project
  text: BisectTexts
  onCompare: (before: string) => void
}

function FoundActions({ plan, bisection, project, text, onCompare }: FoundProps) {
  const [, changeQuery] = usePageQuery(playgroundPath)
  const compare = () => {
    onCompare(plan.before)
    changeQuery({ [bisectParam]: '', [compareParam]: plan.after })
  }
  const writeLink = async () => {
    const code = await encodeProject(project)
    if (isCodeTooLong(code)) throw new Error(text.tooLong)
    return { text: shareAddress(code, new Map([[bisectParam, writeBisectAnswers(bisection.answers)]])) }
  }
  return (
    <>
      <button type="button" className="btn primary" onClick={compare}>
        {text.compare}
      </button>
      <CopyButton className="btn" label={text.link} text={writeLink} describeError={() => text.tooLong} />
    </>
  )
}
