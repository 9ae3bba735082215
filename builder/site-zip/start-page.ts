import { inlineScripts } from '../../server/digest.ts'
import { runtimeAddress } from '../../shared/portable-copy.ts'
import type { ReadModule } from './classic-script.ts'
import { classicScript } from './classic-script.ts'
import type { InlineFonts } from './inline-fonts.ts'

interface StartPageOptions {
  /** index.html of the built site. */
  index: string
  base: string
  /** The document of the playground's frame: it has this page's policy and its own. */
  frame: string
  /** Returns the text of a sheet by its name. */
  sheet: (name: string) => string
  inlineFonts: InlineFonts
  read: ReadModule
}

/**
 * Renders the page of the site that opens from a file: the same markup, with the runtime of the folder before its
 * scripts.
 */
export async function startPage({ index, base, frame, sheet, inlineFonts, read }: StartPageOptions): Promise<string> {
  const withSheets = index.replace(
    /<link rel="stylesheet" href="([^"]+)" media="(\w+)">/g,
    (_, address: string, media: string) => `<style media="${media}">${sheet(address.slice(base.length))}</style>`
  )
  const scripts = await Promise.all(
    withSheets.split(/(<script>[^]*?<\/script>)/).map(async part => {
      const [, code] = /^<script>([^]*)<\/script>$/.exec(part) ?? []
      return code === undefined
        ? inlineFonts(part).replaceAll(base, './')
        : `<script>${await classicScript(code, 'index.html', base, read)}</script>`
    })
  )
  const html = scripts.join('')
  const policy = policyOf([...(await inlineScripts(html)), ...(await inlineScripts(frame))])
  return replaceOnce(
    replaceOnce(html, /<meta http-equiv="Content-Security-Policy" content="[^"]*">/, policy),
    /<script>/,
    `<script src="${runtimeAddress}"></script><script>`
  )
}

/**
 * A file has no origin, so `'self'` means nothing. The frame inherits the whole policy: it runs code written by the
 * reader, and can't be navigated.
 */
const policyOf = (scripts: readonly string[]): string =>
  `<meta http-equiv="Content-Security-Policy" content="${Object.entries({
    'default-src': "'none'",
    'script-src': ['file:', ...scripts, "'unsafe-eval'"].join(' '),
    'style-src': "'unsafe-inline' blob:",
    'img-src': 'file: data: blob:',
    'font-src': 'data:',
    'media-src': 'data: blob:',
    'connect-src': "'none'",
    'worker-src': 'blob:',
    'frame-src': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'"
  })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ')}">`

function replaceOnce(html: string, pattern: RegExp, text: string): string {
  if (!pattern.test(html)) throw new Error(`index.html has lost a place that the start page needs: ${pattern.source}`)
  return html.replace(pattern, () => text)
}
