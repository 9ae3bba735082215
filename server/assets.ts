import { cacheControl, isVersioned } from './caching.ts'
import { isSameForRange, isUnchanged } from './conditions.ts'
import { contentType } from './content-types.ts'
import { etagOf, inlineScripts, versionOf, type Bytes } from './digest.ts'
import { acceptsIdentity, chooseEncoding, type Encoding } from './encoding.ts'
import { securityHeaders } from './headers.ts'
import { readRange } from './range.ts'

/** The built site. `path` is relative to the base and decoded; undefined means there is no such file. */
export interface Assets {
  answer(request: Request, path: string): Response | undefined | Promise<Response | undefined>
}

export interface Asset {
  path: string
  headers: Record<string, string>
  encodings: Encoding[]
  /** Of a file that the build asks for with its `v`. */
  version?: string
  bodies: Bodies
}

export interface Body {
  bytes: Bytes
  etag: string
}

export type Bodies = { identity: Body } & Partial<Record<Encoding, Body>>

export const tagged = async (bytes: Bytes): Promise<Body> => ({ bytes, etag: await etagOf(bytes) })

export function memoryAssets(assets: readonly Asset[]): Assets {
  const byPath = new Map(assets.map(asset => [asset.path, asset]))
  return {
    answer(request, path) {
      const asset = byPath.get(path)
      return asset && answerAsset(asset, request)
    }
  }
}

export async function createAsset(path: string, bodies: Bodies, origins: readonly string[]): Promise<Asset> {
  const { bytes } = bodies.identity
  const scripts = path.endsWith('.html') ? await inlineScripts(new TextDecoder().decode(bytes)) : []
  return {
    path,
    encodings: (['br', 'gzip', 'identity'] as const).filter(encoding => bodies[encoding]),
    ...(isVersioned(path) && { version: await versionOf(bytes) }),
    bodies,
    headers: {
      'content-type': contentType(path),
      vary: 'accept-encoding',
      ...securityHeaders(path, { scripts, origins })
    }
  }
}

export function answerAsset(asset: Asset, request: Request): Response {
  const range = wantedRange(asset, request)
  const encoding = range ? 'identity' : chooseEncoding(request.headers.get('accept-encoding'), asset.encodings)
  const { bytes, etag } = asset.bodies[encoding]!
  const headers: Record<string, string> = {
    ...asset.headers,
    etag,
    'cache-control': cacheControl(asset.path, request.url, asset.version)
  }
  if (isUnchanged(request.headers.get('if-none-match'), etag)) return unchanged(headers)
  if (range === 'unsatisfiable') return unsatisfiable(headers, bytes.length)
  if (encoding === 'identity') headers['accept-ranges'] = 'bytes'
  else headers['content-encoding'] = encoding
  if (!range) return new Response(bytes, { headers: { ...headers, 'content-length': `${bytes.length}` } })
  headers['content-range'] = `bytes ${range.start}-${range.end}/${bytes.length}`
  headers['content-length'] = `${range.end - range.start + 1}`
  return new Response(bytes.subarray(range.start, range.end + 1), { status: 206, headers })
}

/** Ranges count bytes of the identity body: that is what a resumed download of any client holds. */
function wantedRange({ bodies: { identity } }: Asset, { method, headers }: Request) {
  const header = headers.get('range')
  if (header === null || method !== 'GET' || !acceptsIdentity(headers.get('accept-encoding'))) return undefined
  if (!isSameForRange(headers.get('if-range'), identity.etag)) return undefined
  const range = readRange(header, identity.bytes.length)
  return range === 'whole' ? undefined : range
}

function unchanged(headers: Record<string, string>): Response {
  delete headers['content-type']
  return new Response(null, { status: 304, headers })
}

function unsatisfiable(headers: Record<string, string>, size: number): Response {
  delete headers.etag
  const own = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-range': `bytes */${size}`
  }
  return new Response('The range lies outside the file.\n', { status: 416, headers: { ...headers, ...own } })
}
