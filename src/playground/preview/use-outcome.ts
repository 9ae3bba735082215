import { useEffect, useMemo, useState } from 'react'

export interface RunOutcome {
  /** Release that ran the code. */
  version: string
  /** `unanswered` if no assertion failed and the code or its check did not run to the end. */
  result: 'passed' | 'failed' | 'unanswered'
}

/** Milliseconds after the first render in which the assertions of a component are awaited: they have no end. */
const assertionDelay = 1000

interface OutcomeTally {
  start: (hasCheck: boolean) => void
  count: (passed: boolean) => void
  /** Ends a run without a check after a while. */
  awaitAssertions: (version: string) => void
  end: (version: string, isIncomplete: boolean) => void
}

/** Sums up the assertions of each run. */
export function useOutcome(): { outcome: RunOutcome | undefined; tally: OutcomeTally } {
  const [outcome, setOutcome] = useState<RunOutcome>()
  const { tally, stop } = useMemo(() => createTally(setOutcome), [])
  useEffect(() => stop, [stop])
  return { outcome, tally }
}

export function createTally(report: (outcome: RunOutcome | undefined) => void): {
  tally: OutcomeTally
  stop: () => void
} {
  const run = { hasCheck: false, passed: 0, failed: 0 }
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = (version: string, isIncomplete: boolean) => {
    clearTimeout(timer)
    const hasAnswer = !isIncomplete && run.passed > 0
    report({ version, result: run.failed > 0 ? 'failed' : hasAnswer ? 'passed' : 'unanswered' })
  }
  return {
    stop: () => clearTimeout(timer),
    tally: {
      start: hasCheck => {
        clearTimeout(timer)
        Object.assign(run, { hasCheck, passed: 0, failed: 0 })
        report(undefined)
      },
      count: passed => {
        run[passed ? 'passed' : 'failed'] += 1
      },
      awaitAssertions: version => {
        if (run.hasCheck) return
        clearTimeout(timer)
        timer = setTimeout(() => {
          if (run.passed + run.failed > 0) end(version, false)
        }, assertionDelay)
      },
      end
    }
  }
}
