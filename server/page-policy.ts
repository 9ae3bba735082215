import { inlineScripts } from './digest.ts'
import { policyText } from './headers.ts'

/** Browsers read these in a header only, and complain about them elsewhere. */
const headerOnly = /^(frame-ancestors|sandbox)$/

const place = /<meta charset="[^"]*">/

/**
 * A document with its own policy in it, before the first script: a host that sends no headers would otherwise leave the
 * playground's frame free to take data along to another address.
 */
export async function withPolicy(html: string, path: string): Promise<string> {
  const facts = { scripts: await inlineScripts(html), origins: [] }
  const policy = policyText(path, facts, directive => !headerOnly.test(directive))
  if (!place.test(html)) throw new Error(`${path} has no <meta charset> to put its policy behind.`)
  return html.replace(place, charset => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`)
}

/** The same for a document with other scripts than it was built with. */
export const withNewPolicy = (html: string, path: string): Promise<string> =>
  withPolicy(html.replace(/<meta http-equiv="Content-Security-Policy" content="[^"]*">/, ''), path)

/** Origins that a setting adds. */
export function allowAsking(html: string, origins: readonly string[]): string {
  return origins.length
    ? html.replace(
        /(<meta http-equiv="Content-Security-Policy" content="[^"]*connect-src 'self')/,
        (_, start: string) => [start, ...origins].join(' ')
      )
    : html
}
