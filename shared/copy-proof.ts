import type { CopyFile } from './offline-copy.ts'

/**
 * Proof that bytes are a file of the build and not, for example, the sign-in page of a proxy. A server fills settings
 * into `index.html`, and a host or a filter may insert elements, so its proven part is the script that names the files of
 * the build. Of every other file it is the whole file.
 */
type Bytes = Uint8Array<ArrayBuffer>

const contentScript = /<script>(window\.__content=[^]*?)<\/script>[^]*<\/html>/

/** Returns undefined for a document without the script of a build, or if its end is missing. */
export function getProvenPart(path: string, bytes: Bytes): Bytes | undefined {
  if (path !== 'index.html') return bytes
  const script = contentScript.exec(new TextDecoder().decode(bytes))?.[1]
  return script === undefined ? undefined : new TextEncoder().encode(script)
}

/** Returns the first four bytes of the SHA-256 in hexadecimal: enough against wrong files, the transport is secure. */
export async function getDigest(bytes: Bytes): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes), 0, 4)
  return Array.from(digest, byte => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Returns the bytes without the base path at its known positions, because a server may have replaced it. Returns undefined
 * if it is missing at one of them.
 */
export function removeBases(bytes: Bytes, base: string, gaps: readonly number[]): Bytes | undefined {
  const baseBytes = new TextEncoder().encode(base)
  const rest = new Uint8Array(bytes.length)
  let from = 0
  let to = 0
  for (const gap of gaps) {
    rest.set(bytes.subarray(from, from + gap), to)
    from += gap
    to += gap
    if (!baseBytes.every((byte, index) => bytes[from + index] === byte)) return undefined
    from += baseBytes.length
  }
  rest.set(bytes.subarray(from), to)
  return rest.subarray(0, to + bytes.length - from)
}

/** True if the bytes are the file of the list, which is served below the base path. */
export async function isFileOfBuild(file: CopyFile, bytes: Bytes, base: string): Promise<boolean> {
  const [path, , hash, , digest, gaps = []] = file
  const part = getProvenPart(path, bytes)
  if (!part) return false
  if (digest === undefined) return path === 'index.html' || !hash || (await getDigest(part)) === hash
  const rest = removeBases(part, base, gaps)
  return rest !== undefined && (await getDigest(rest)) === digest
}
