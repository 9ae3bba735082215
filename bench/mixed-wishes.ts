import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildManifest } from '../shared/manifest.ts'
import { manifestFile } from '../shared/manifest.ts'
import type { Wish } from './clients.ts'

export const site = path.resolve(import.meta.dirname, '../dist/site')
export const base = '/v3.8/'

/** Names of files of every kind, always the same ones: each so many-th of the build's list, and the front page. */
export function someFiles(count: number): string[] {
  const { files } = JSON.parse(readFileSync(path.join(site, manifestFile), 'utf8')) as BuildManifest
  const names = Object.keys(files)
  const step = Math.max(1, Math.floor(names.length / count))
  return ['index.html', ...names.filter((_, at) => at % step === 0)]
}

export const wishFor = (name: string, headers: Record<string, string>): Wish => ({
  path: base + name.split('/').map(encodeURIComponent).join('/'),
  headers
})

/** What many readers at once want of the server: files of every kind, packed in either way, the versions, and a wrong address. */
export const mixedWishes = (): Wish[] =>
  someFiles(300).flatMap((name, at) => [
    wishFor(name, { 'accept-encoding': at % 3 ? 'br, gzip' : 'gzip' }),
    ...(at % 10 === 0 ? [{ path: '/api/npm/versions/vxe-table' }, { path: `${base}gone-${at}`, status: 404 }] : [])
  ])
