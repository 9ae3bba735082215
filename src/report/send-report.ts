import type { KnownProblem, Report } from '../../shared/report.ts'
import { readKnown, reportProblems, reportsAddress } from '../../shared/report.ts'
import type { Language } from '../../shared/locale.ts'
import { contentUrl } from '../content.ts'
import type { SendProblem } from './report-texts.ts'

export type Sent = { id: number } | { problem: SendProblem; minutes?: number }

/** Hands a report in, and says what became of it. */
export async function sendReport(report: Report): Promise<Sent> {
  const answer = await fetch(contentUrl(reportsAddress), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    signal: AbortSignal.timeout(20_000)
  }).catch(() => undefined)
  if (!answer) return { problem: 'offline' }
  const { id, problem } = Object(await answer.json().catch(() => undefined)) as { id?: unknown; problem?: unknown }
  if (answer.status === 201 && typeof id === 'number') return { id }
  const wait = Number(answer.headers.get('retry-after'))
  return {
    problem: reportProblems.find(each => each === problem) ?? 'storage',
    ...(answer.status === 429 && wait > 0 && { minutes: Math.ceil(wait / 60) })
  }
}

/** What the operator says of a page; nothing where the server does not say. */
export async function fetchKnown(page: string, language: Language): Promise<KnownProblem[]> {
  const query = new URLSearchParams({ page, language })
  const answer = await fetch(`${contentUrl(reportsAddress)}?${query}`, { signal: AbortSignal.timeout(10_000) })
  return (answer.ok && readKnown(await answer.json())) || []
}
