import type { ColdLoad } from './cold-load.ts'
import type { PageRequest } from './requests.ts'
import { kilobytes, milliseconds, table } from './table.ts'

const columns = 48

/** Formats a load request by request in starting order, which shows the requests that wait for others. */
export function formatWaterfall(path: string, { requests, fcp, lcp, cell }: ColdLoad): string {
  const last = Math.max(...requests.map(request => request.end).filter(Number.isFinite))
  const bar = ({ start, end }: PageRequest) =>
    `${' '.repeat(Math.round((start / last) * columns))}${'█'.repeat(Math.max(1, Math.round(((Math.min(end, last) - start) / last) * columns)))}`
  const rows = requests.map(request => [
    new URL(request.url).pathname.replace(/^\/v3\.8\/(static\/)?/, '') || 'index.html',
    milliseconds(request.start),
    milliseconds(request.end),
    kilobytes(request.bytes),
    bar(request)
  ])
  return `${path}  FCP ${milliseconds(fcp)}, LCP ${milliseconds(lcp)}, first cell ${milliseconds(cell)}\n${table([['', 'start', 'end', 'bytes', ''], ...rows])}\n`
}
