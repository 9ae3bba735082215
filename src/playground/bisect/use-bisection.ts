import { useMemo, useState } from 'react'
import { facts, newest } from 'virtual:facts'
import { playgroundPath } from '../../../shared/site-location.ts'
import { usePageQuery } from '../../page-query.ts'
import { useLoaded } from '../../use-loaded.ts'
import { listReleases } from '../preview/program.ts'
import { readBisectAnswers, writeBisectAnswers } from './bisect-answers.ts'
import { bisectParam } from './bisect-links.tsx'
import type { BisectAnswer, BisectAnswers, Bisection } from './plan-bisection.ts'
import { planBisection } from './plan-bisection.ts'

export interface BisectState {
  /** Releases that can run here, in ascending order. */
  releases: readonly string[]
  answers: BisectAnswers
  plan: Bisection
  /** Release that runs: the next one of the plan, or another one that the reader chose. */
  release: string
  select: (release: string) => void
  /** Answers for the release that runs. */
  answer: (answer: BisectAnswer) => void
  /** Takes the last answer back. */
  undo: () => void
}

/**
 * Bisection of the code, with its answers in the address. Returns `undefined` without one. The project keeps its own
 * release, so that nothing of the bisection is left in its draft.
 */
export function useBisection(library: string, isEnabled: boolean): BisectState | undefined {
  const [query, changeQuery] = usePageQuery(playgroundPath)
  const written = isEnabled ? query.get(bisectParam) : undefined
  const { latest, error } = useLoaded(written === undefined ? undefined : 'releases', listReleases)
  const [chosen, setChosen] = useState<string>()
  const releases = useMemo(
    () => (latest ?? (error === undefined ? [] : [newest, facts.library])).toReversed(),
    [latest, error]
  )
  const answers = useMemo(() => readBisectAnswers(written ?? '', releases), [written, releases])
  if (written === undefined || releases.length === 0) return undefined
  const plan = planBisection(releases, answers, library)
  const release = chosen ?? getShownRelease(plan, library)
  const write = (next: BisectAnswers, shown?: string) => {
    setChosen(shown)
    changeQuery({ [bisectParam]: writeBisectAnswers(next) })
  }
  return {
    releases,
    answers,
    plan,
    release,
    select: setChosen,
    answer: given => write(new Map([...answers].filter(([each]) => each !== release).concat([[release, given]]))),
    undo: () => {
      const all = [...answers]
      const last = all.pop()
      if (last) write(new Map(all), last[0])
    }
  }
}

function getShownRelease(plan: Bisection, library: string): string {
  if (plan.kind === 'ask') return plan.release
  if (plan.kind === 'found') return plan.after
  return plan.kind === 'same' ? plan.newest : library
}
