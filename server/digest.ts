export type Bytes = Uint8Array<ArrayBuffer>

/** Returns a strong ETag, which is half of the SHA-256 of the bytes. */
export async function etagOf(bytes: Bytes): Promise<string> {
  const digest = base64(await sha256(bytes)).slice(0, 22)
  return `"${digest.replaceAll('+', '-').replaceAll('/', '_')}"`
}

/** Returns the `v` parameter of a source: the first four bytes of its SHA-256 in hexadecimal. */
export async function versionOf(bytes: Bytes): Promise<string> {
  return Array.from((await sha256(bytes)).subarray(0, 4), byte => byte.toString(16).padStart(2, '0')).join('')
}

/** True for JSON-LD: browsers don't run it, so the policy needs no hash of it. */
const isData = (attributes: string): boolean => /\stype\s*=\s*["']?application\/ld\+json\b/i.test(attributes)

/** Returns the CSP hash sources that allow a page's inline scripts. */
export function inlineScripts(html: string): Promise<string[]> {
  // The HTML parser turns CR LF into LF before the browser hashes a script.
  const scripts = html.replace(/\r\n?/g, '\n').matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi)
  const inline = [...scripts].filter(([, attributes = '']) => !/\ssrc\s*=/i.test(attributes) && !isData(attributes))
  return Promise.all(
    inline.map(async ([, , body = '']) => `'sha256-${base64(await sha256(new TextEncoder().encode(body)))}'`)
  )
}

async function sha256(bytes: Bytes): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}
