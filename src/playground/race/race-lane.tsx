import { useEffect, useMemo, useRef } from 'react'
import type { Language } from '../../../shared/locale.ts'
import type { Project } from '../../../shared/project.ts'
import { PreviewStage } from '../preview/preview-stage.tsx'
import { useRun } from '../preview/use-run.ts'
import { createRaceProject } from './race-project.ts'
import type { RaceResult } from './race-results.ts'
import { findRaceResult } from './race-results.ts'
import type { RaceTexts } from './race-texts.ts'

interface Props {
  project: Project
  release: string
  dark: boolean
  language: Language
  text: RaceTexts
  onResult: (result: RaceResult) => void
}

/** Milliseconds after which a run without a result ends. */
const limit = 60_000

/** One run of a release. It ends with exactly one result. */
export function RaceLane({ project, release, dark, language, text, onResult }: Props) {
  const host = useRef<HTMLDivElement>(null)
  const raced = useMemo(() => createRaceProject(project, release), [project, release])
  const run = useRun(host, raced, dark, language)
  const result = useMemo(() => findRaceResult(run.lines), [run.lines])
  const end = useRef(onResult)
  end.current = onResult
  const hasEnded = useRef(false)
  const endOnce = useRef((each: RaceResult) => {
    if (hasEnded.current) return
    hasEnded.current = true
    end.current(each)
  })
  useEffect(() => {
    if (result) endOnce.current('problem' in result ? { problem: describe(result.problem, text) } : result)
    else if (run.status === 'failed') endOnce.current({ problem: run.errors[0]?.message ?? text.failed })
  }, [result, run.status, run.errors, text])
  useEffect(() => {
    const timer = setTimeout(() => endOnce.current({ problem: text.noResult }), limit)
    return () => clearTimeout(timer)
  }, [text])
  return <PreviewStage host={host} run={run} language={language} />
}

const describe = (problem: string, text: RaceTexts): string => (problem === 'no row' ? text.noRow : problem)
