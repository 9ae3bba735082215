import { facts } from 'virtual:facts'
import type { DemoFile, SourceKind } from '../../shared/demo.ts'
import { exampleAddress } from '../../shared/demo.ts'

export interface SourceText {
  code: string
  /** Colours of the code; missing ones leave it plain. */
  tokens: string
}

/** No file at that address. */
export class NoExample extends Error {}

const cache = new Map<string, Promise<SourceText>>()

/** Loaded on first show, once. A failure is forgotten, so that the next try asks again. */
export function fetchSource(file: DemoFile, kind: SourceKind): Promise<SourceText> {
  const address = `${import.meta.env.BASE_URL}${exampleAddress(file, kind)}`
  const known = cache.get(address)
  if (known) return known
  const loading = load(address)
  cache.set(address, loading)
  loading.catch(() => cache.delete(address))
  return loading
}

async function load(address: string): Promise<SourceText> {
  const query = `?v=${facts.build}`
  const [code, tokens] = await Promise.all([fetch(address + query), fetch(`${address}.tokens${query}`).catch(() => undefined)])
  if (code.status < 200 || code.status > 399) throw new NoExample(`There is no example at ${address}.`)
  return { code: await code.text(), tokens: tokens?.ok ? await tokens.text() : '' }
}
