import type { DemoFile, SourceKind, SourcePack, TokenizedSource } from '../../shared/demo.ts'
import { getExampleAddress } from '../../shared/demo.ts'
import { scriptTimeout } from '../chunk-error.ts'
import { buildVersion, contentUrl } from '../content.ts'
import type { Messages } from '../locale/messages.ts'
import { getOwn } from '../../shared/own-property.ts'

export type { TokenizedSource } from '../../shared/demo.ts'

/** There is no source: the response has no success status, or the pack lacks the file. */
export class SourceMissingError extends Error {
  constructor(
    address: string,
    /** Status of the response; a retry may load the source. */
    readonly status?: number
  ) {
    super(status === undefined ? `There is no example of ${address}.` : `${address}: status ${status}.`)
  }
}

/** Message for a reader if the source could not be loaded. */
export const sourceErrorMessage = (error: unknown, texts: Messages['demo']): string =>
  error instanceof SourceMissingError ? texts.noExample : texts.sourceFailed

/** Undefined for a response that is no pack: then each file is requested at its own address. */
const packs = new Map<string, Promise<SourcePack | undefined>>()

/**
 * Loads a source from its pack, which is loaded once per page; a failed pack is not cached, so that a retry requests it
 * again.
 */
export async function fetchSource(file: DemoFile, kind: SourceKind): Promise<TokenizedSource> {
  try {
    const pack = await fetchPack(contentUrl(file.sources))
    if (!pack) return { code: await fetchText(getFileAddress(file, kind)), tokens: '' }
    const source = getOwn(pack, file.path)?.[kind]
    if (source) return source
    throw new SourceMissingError(file.path)
  } catch (error) {
    if (file.path.endsWith('.ts') && isMissing(error)) return { code: '', tokens: '' }
    throw error
  }
}

/** False for a status of 500 and above, because the file may exist. */
const isMissing = (error: unknown): boolean => error instanceof SourceMissingError && (error.status ?? 404) < 500

const getFileAddress = (file: DemoFile, kind: SourceKind): string =>
  contentUrl(`${getExampleAddress(file, kind)}?v=${buildVersion()}`)

function fetchPack(address: string): Promise<SourcePack | undefined> {
  const cachedPack = packs.get(address)
  if (cachedPack) return cachedPack
  const loading = fetchText(address).then(readPack)
  packs.set(address, loading)
  loading.catch(() => packs.delete(address))
  return loading
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(scriptTimeout) })
  if (response.status < 200 || response.status > 399) throw new SourceMissingError(address, response.status)
  return response.text()
}

function readPack(text: string): SourcePack | undefined {
  try {
    const pack = JSON.parse(text) as unknown
    return typeof pack === 'object' && pack !== null ? (pack as SourcePack) : undefined
  } catch {
    return undefined
  }
}
