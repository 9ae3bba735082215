import { readPackument, type Releases } from './releases.ts'

export interface RegistryOptions {
  /** The registry's address, without a slash at the end. */
  upstream: string
  fetch: typeof fetch
  /** Milliseconds for the whole response. */
  timeout?: number
  /** Maximum bytes after decompression; the real response has less than one million. */
  maxBytes?: number
}

const packageName = 'vxe-table'

/** Fetches the package's abbreviated packument. Throws an error with a sentence if the response is unusable. */
export async function readRegistry({
  upstream,
  fetch,
  timeout = 10_000,
  maxBytes = 8_000_000
}: RegistryOptions): Promise<Releases> {
  const response = await fetch(`${upstream}/${packageName}`, {
    headers: { accept: 'application/vnd.npm.install-v1+json' },
    signal: AbortSignal.timeout(timeout)
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`The registry answered with status ${response.status}.`)
  }
  const releases = readPackument(parse(await readText(response, maxBytes)), packageName)
  if (!releases) throw new Error(`The registry's answer is not a packument of ${packageName}.`)
  return releases
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    size += chunk.value.length
    if (size > maxBytes) {
      await reader?.cancel()
      throw new Error(`The registry's answer is longer than ${maxBytes} bytes.`)
    }
    text += decoder.decode(chunk.value, { stream: true })
  }
  return text + decoder.decode()
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`The registry's answer is not JSON.`)
  }
}
