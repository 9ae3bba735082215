import { cacheControl, isVersioned } from './caching.ts'
import { isSameForRange, isUnchanged } from './conditions.ts'
import { contentType } from './content-types.ts'
import { etagOf, inlineScripts, versionOf, type Bytes } from './digest.ts'
import { acceptsIdentity, chooseEncoding, type Encoding } from './encoding.ts'
import { securityHeaders } from './headers.ts'
import { readRange } from './range.ts'

/** Files of the built site. `path` is decoded and relative to the base path; the response is undefined for an unknown file. */
export interface Assets {
  respond(request: Request, path: string): Response | undefined | Promise<Response | undefined>
}

export interface Asset {
  path: string
  headers: Record<string, string>
  encodings: Encoding[]
  /** Hash of the content, for files that pages request with a `v` parameter. */
  version?: string
  /** Bodies of the listed encodings. */
  bodies: Partial<Record<Encoding, AssetBody>>
}

export interface AssetBody {
  bytes: Bytes
  etag: string
}

export type AssetBodies = { identity: AssetBody } & Partial<Record<Encoding, AssetBody>>

export const withEtag = async (bytes: Bytes): Promise<AssetBody> => ({ bytes, etag: await etagOf(bytes) })

export function createMemoryAssets(assets: readonly Asset[]): Assets {
  const byPath = new Map(assets.map(asset => [asset.path, asset]))
  return {
    respond(request, path) {
      const asset = byPath.get(path)
      return asset && respondWithAsset(asset, request)
    }
  }
}

export async function createAsset(path: string, bodies: AssetBodies, origins: readonly string[]): Promise<Asset> {
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

export function respondWithAsset(asset: Asset, request: Request): Response {
  const range = getRequestedRange(asset, request)
  const encoding = range ? 'identity' : chooseEncoding(request.headers.get('accept-encoding'), asset.encodings)
  const { bytes, etag } = asset.bodies[encoding]!
  const headers: Record<string, string> = {
    ...asset.headers,
    etag,
    'cache-control': cacheControl(asset.path, request.url, asset.version)
  }
  if (isUnchanged(request.headers.get('if-none-match'), etag)) return notModifiedResponse(headers)
  if (range === 'unsatisfiable') return rangeErrorResponse(headers, bytes.length)
  if (encoding === 'identity') headers['accept-ranges'] = 'bytes'
  else headers['content-encoding'] = encoding
  if (!range) return new Response(bytes, { headers: { ...headers, 'content-length': `${bytes.length}` } })
  headers['content-range'] = `bytes ${range.start}-${range.end}/${bytes.length}`
  headers['content-length'] = `${range.end - range.start + 1}`
  return new Response(bytes.subarray(range.start, range.end + 1), { status: 206, headers })
}

/** Ranges count bytes of the identity body, because a client resumes a download of the decoded file. */
export function getRequestedRange({ bodies: { identity } }: Asset, { method, headers }: Request) {
  const header = headers.get('range')
  if (!identity || header === null || method !== 'GET' || !acceptsIdentity(headers.get('accept-encoding')))
    return undefined
  if (!isSameForRange(headers.get('if-range'), identity.etag)) return undefined
  const range = readRange(header, identity.bytes.length)
  return range === 'whole' ? undefined : range
}

function notModifiedResponse(headers: Record<string, string>): Response {
  delete headers['content-type']
  return new Response(null, { status: 304, headers })
}

function rangeErrorResponse(headers: Record<string, string>, size: number): Response {
  delete headers.etag
  const errorHeaders = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-range': `bytes */${size}`
  }
  return new Response('The range lies outside the file.\n', { status: 416, headers: { ...headers, ...errorHeaders } })
}
