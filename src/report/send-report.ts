import type { KnownProblem, Report } from '../../shared/report.ts'
import { readKnownProblems, reportProblems, reportsAddress } from '../../shared/report.ts'
import type { Language } from '../../shared/locale.ts'
import { contentUrl } from '../content.ts'
import type { SendProblem } from './report-texts.ts'

export type SendResult = { id: number } | { problem: SendProblem; minutes?: number }

/**
 * Sends a report and returns its id, or the reason it was rejected. The key stays the same if the reader sends again after
 * a lost response, so that the server stores the report once.
 */
export async function sendReport(report: Report, key: string): Promise<SendResult> {
  const response = await fetch(contentUrl(reportsAddress), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...report, key }),
    signal: AbortSignal.timeout(20_000)
  }).catch(() => undefined)
  if (!response) return { problem: 'offline' }
  const { id, problem } = Object(await response.json().catch(() => undefined)) as { id?: unknown; problem?: unknown }
  if (response.status === 201 && typeof id === 'number') return { id }
  const wait = Number(response.headers.get('retry-after'))
  return {
    problem: reportProblems.find(each => each === problem) ?? 'storage',
    ...(response.status === 429 && wait > 0 && { minutes: Math.ceil(wait / 60) })
  }
}

/** Fetches the known problems of a page; an error status or an invalid response gives an empty list. */
export async function fetchKnownProblems(page: string, language: Language): Promise<KnownProblem[]> {
  const query = new URLSearchParams({ page, language })
  const response = await fetch(`${contentUrl(reportsAddress)}?${query}`, { signal: AbortSignal.timeout(10_000) })
  return (response.ok && readKnownProblems(await response.json())) || []
}
