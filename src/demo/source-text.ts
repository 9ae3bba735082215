import type { DemoFile, SourceKind, SourcePack, SourceText } from '../../shared/demo.ts'
import { scriptTimeout } from '../chunk-error.ts'
import { contentUrl } from '../content.ts'
import type { Messages } from '../locale/messages.ts'
import { own } from '../../shared/own.ts'

export type { SourceText } from '../../shared/demo.ts'

/** No file at that address. */
export class NoExample extends Error {}

/** The server has trouble of its own: there may well be a file. */
export class NoAnswer extends Error {}

/** What the reader is told when there is no source. */
export function sourceProblem(error: unknown, texts: Messages['demo']): string {
  if (error instanceof NoExample) return texts.noExample
  return error instanceof NoAnswer ? texts.noAnswer : texts.sourceFailed
}

const packs = new Map<string, Promise<SourcePack>>()

/** Loaded on first show, once for all demos of a page. A failure is forgotten, so that the next try asks again. */
export async function fetchSource(file: DemoFile, kind: SourceKind): Promise<SourceText> {
  const pack = await fetchPack(contentUrl(file.sources))
  const source = own(pack, file.path)?.[kind]
  if (!source) throw new NoExample(`There is no example of ${file.path}.`)
  return source
}

function fetchPack(address: string): Promise<SourcePack> {
  const known = packs.get(address)
  if (known) return known
  const loading = load(address)
  packs.set(address, loading)
  loading.catch(() => packs.delete(address))
  return loading
}

async function load(address: string): Promise<SourcePack> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(scriptTimeout) })
  if (answer.status >= 500) throw new NoAnswer(`The server answered ${answer.status} for ${address}.`)
  if (answer.status < 200 || answer.status > 399) throw new NoExample(`There is no example at ${address}.`)
  return (await answer.json()) as SourcePack
}
