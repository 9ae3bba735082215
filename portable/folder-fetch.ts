/** Reads a text of the folder by its name; undefined for an unknown name. */
export type ReadText = (name: string) => Promise<string | undefined>

const types: Readonly<Record<string, string>> = {
  json: 'application/json; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8'
}

/** Replaces the browser's `fetch`, which reads no files: requests are answered from the folder and never reach the network. */
export const createFolderFetch =
  (nameOf: (address: string) => string | undefined, textOf: ReadText): typeof fetch =>
  async (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    init?.signal?.throwIfAborted()
    const name = nameOf(address)
    if (name === undefined) throw new TypeError(`Failed to fetch ${address}: the folder of this page does not hold it.`)
    const text = await textOf(name)
    if (text === undefined) return new Response('', { status: 404 })
    const type = types[name.slice(name.lastIndexOf('.') + 1)] ?? 'text/plain; charset=utf-8'
    return new Response(text, { headers: { 'content-type': type } })
  }
