import { inlineScripts } from './digest.ts'
import { policyText } from './headers.ts'

/** Directives that browsers accept only in a header and report as errors in a document. */
const headerOnly = /^(frame-ancestors|sandbox)$/

const charsetElement = /<meta charset="[^"]*">/

/**
 * Adds the policy to the document, before the first script. On a host that sends no headers, the playground's frame could
 * otherwise send data to another address.
 */
export async function addPolicy(html: string, path: string): Promise<string> {
  const facts = { scripts: await inlineScripts(html), origins: [] }
  const policy = policyText(path, facts, directive => !headerOnly.test(directive))
  if (!charsetElement.test(html)) throw new Error(`${path} has no <meta charset> to put its policy behind.`)
  return html.replace(
    charsetElement,
    charset => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`
  )
}

/** Replaces the policy of a document with scripts that have changed since the build. */
export const replacePolicy = (html: string, path: string): Promise<string> =>
  addPolicy(html.replace(/<meta http-equiv="Content-Security-Policy" content="[^"]*">/, ''), path)

/** Adds the origins of settings to `connect-src`. */
export function allowConnections(html: string, origins: readonly string[]): string {
  return origins.length
    ? html.replace(
        /(<meta http-equiv="Content-Security-Policy" content="[^"]*connect-src 'self')/,
        (_, start: string) => [start, ...origins].join(' ')
      )
    : html
}
