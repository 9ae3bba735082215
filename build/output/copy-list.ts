import type { Language } from '../../shared/locale.ts'
import type { CopyFile, CopyList, CopyPart } from '../../shared/offline-copy.ts'
import { listAddress } from '../../shared/offline-copy.ts'
import { shortHash } from '../graph/hash.ts'
import type { OutputFile } from './output-file.ts'

/** What a reader may keep to use the site without a network: the app and the content, no pages for crawlers. */
export function copyList(output: readonly OutputFile[], base: string): OutputFile {
  const parts: Record<CopyPart, CopyFile[]> = { all: [], zh: [], tw: [], en: [] }
  for (const file of output) if (isKept(file.path)) parts[partOf(file.path)].push(entryOf(file, base))
  const list: CopyList = { build: shortHash(JSON.stringify(parts)), base, baseLength: base.length, parts }
  return { path: listAddress, body: JSON.stringify(list) }
}

const isKept = (path: string): boolean =>
  path === 'index.html' || /^(?:(?:static|sandbox|example\/pack)\/|download\/vxe-upgrade\.)/.test(path)

/** `static/content/table-base.1a2b3c4d/table-base-sort-zh.js`, `static/search/zh.1a2b3c4d.json`, `example/pack/form.zh.json` */
const language = /(?:^|[/.-])(zh|tw|en)(?:-spellings|-leads)?(?:\.[\w-]{8,})?\.(?:js|json)$/

const partOf = (path: string): CopyPart => (language.exec(path)?.[1] as Language | undefined) ?? 'all'

/** Files below `static/` and `sandbox/` have a hash in their name, packs are asked for with one. */
const isNamedByContent = (path: string): boolean => /\.[\w-]{8,}(?:\.\w+|\/[^/]+)$/.test(path)

function entryOf({ path, body }: OutputFile, base: string): CopyFile {
  const size = Buffer.byteLength(body)
  const name = path.startsWith('example/pack/') ? `${path}?v=${shortHash(body)}` : path
  const hash = name === path && !isNamedByContent(path) ? shortHash(body) : undefined
  const bases = timesNamed(body, base)
  if (bases) return [name, size, hash ?? null, bases]
  return hash ? [name, size, hash] : [name, size]
}

/** A server that serves the site below another base makes these files longer or shorter. */
function timesNamed(body: string | Uint8Array, base: string): number {
  const bytes = Buffer.from(body)
  let times = 0
  for (let at = bytes.indexOf(base); at !== -1; at = bytes.indexOf(base, at + base.length)) times++
  return times
}
