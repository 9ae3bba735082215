import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildManifest } from '../shared/manifest.ts'
import { manifestFile } from '../shared/manifest.ts'
import type { BenchRequest } from './clients.ts'

export const site = path.resolve(import.meta.dirname, '../dist/site')
export const base = '/v3.8/'

/** Returns the front page and a fixed sample of files, evenly spread over the manifest of the build. */
export function sampleFiles(count: number): string[] {
  const { files } = JSON.parse(readFileSync(path.join(site, manifestFile), 'utf8')) as BuildManifest
  const names = Object.keys(files)
  const step = Math.max(1, Math.floor(names.length / count))
  return ['index.html', ...names.filter((_, index) => index % step === 0)]
}

export const requestFor = (name: string, headers: Record<string, string>): BenchRequest => ({
  path: base + name.split('/').map(encodeURIComponent).join('/'),
  headers
})

/** Returns a mix of requests as from many readers: files of every kind in both encodings, the versions, and unknown addresses. */
export const createMixedRequests = (): BenchRequest[] =>
  sampleFiles(300).flatMap((name, index) => [
    requestFor(name, { 'accept-encoding': index % 3 ? 'br, gzip' : 'gzip' }),
    ...(index % 10 === 0
      ? [{ path: '/api/npm/versions/vxe-table' }, { path: `${base}gone-${index}`, status: 404 }]
      : [])
  ])
