import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { build } from 'vite'
import { indexHints } from '../pages/index-hints.ts'

/** Inlines everything that has to run before the first paint and before the app. */
export function indexPage(root: string, base: string): Plugin {
  const inlined = new Map<string, string>()
  let firstScripts: Promise<Record<string, string>> | undefined
  return {
    name: 'index-page',
    configureServer(server) {
      server.watcher.on('change', file => {
        if (/first-\w+\.[jt]s$|[\\/]shared[\\/]/.test(file)) firstScripts = undefined
      })
    },
    generateBundle: {
      order: 'post',
      /**
       * Chunks that share modules with the entry would import its sheet, which is inlined into the page: they import
       * the entry instead.
       */
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk')
            for (const [sheet, entry] of inlined)
              chunk.code = chunk.code.replaceAll(JSON.stringify(sheet), JSON.stringify(entry))
        }
      }
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        firstScripts ??= scriptsOf(root)
        const scripts = await firstScripts
        // While developing the page is rendered by the app only, in every language.
        if (!bundle) return withScripts(html, scripts, '').replace('<!--app-en-->', '<template id="app-en"></template>')
        const { rest, app } = extractAppScripts(inlineStyle(withoutSpace(html), base, bundle, inlined), base)
        const chunks = Object.values(bundle).flatMap(item => (item.type === 'chunk' ? [item] : []))
        return withScripts(rest, scripts, indexHints(chunks, Object.keys(bundle), base, app))
      }
    }
  }
}

/** Removes indents and line ends, which only help to edit index.html. */
const withoutSpace = (html: string): string => html.replace(/>\s+</g, '><')

/** One script per place: each additional one needs a hash in the page's policy that does not compress. */
const withScripts = (html: string, { head, body }: Record<string, string>, hints: string): string =>
  html
    .replace('<!--first-paint-->', () => `<script>${hints}${head}</script>`)
    .replace('<!--first-view-->', () => `<script>${body}</script>`)

/** Removes the app's script and its imports, which the bundler writes into the page: the page itself loads them. */
function extractAppScripts(html: string, base: string): { rest: string; app: string[] } {
  const app: string[] = []
  const rest = html.replace(
    /\s*<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)">(?:<\/script>)?/g,
    (_, address: string) => {
      app.push(address.slice(`${base}static/js/`.length))
      return ''
    }
  )
  if (!app[0]?.startsWith('index.')) throw new Error('The page names no script of the app.')
  return { rest, app }
}

/**
 * Scripts before the first paint, and after the markup. Scripts that may meet a wrong address come after the one that
 * reports failures.
 */
const scriptsByPlace = {
  head: ['first-touch.js', 'first-failure.js', 'first-paint.ts'],
  body: ['first-view.ts']
}

async function scriptsOf(root: string): Promise<Record<string, string>> {
  const written = Object.entries(scriptsByPlace).map(async ([place, names]) => {
    const scripts = await Promise.all(names.map(name => bundleScript(path.join(root, 'src', name))))
    return [place, scripts.map(script => script.trim()).join('')]
  })
  return Object.fromEntries(await Promise.all(written)) as Record<string, string>
}

/** Bundles a script and its imports from `shared/` as one function. */
async function bundleScript(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: 'iife' } }
    }
  })
  const [chunk] = 'output' in result ? result.output : []
  if (!chunk) throw new Error(`${file} made no script.`)
  return chunk.code
}

/**
 * Inlines the sheets of the shell, so that the first paint waits for no second request. A chunk that the entry shares
 * with others has its own sheet and comes first in the page; the entry's sheet has to come first, because it begins
 * with the order of the layers.
 */
function inlineStyle(html: string, base: string, bundle: Rolldown.OutputBundle, inlined: Map<string, string>): string {
  const chunks = Object.values(bundle).filter(item => item.type === 'chunk')
  const entry = chunks.find(chunk => chunk.isEntry && chunk.name === 'index')
  const sheets: { name: string; text: string }[] = []
  const rest = html.replace(/\s*<link rel="stylesheet"(?![^>]* media=)[^>]* href="([^"]+)">/g, (link, href: string) => {
    const sheet = bundle[href.slice(base.length)]
    if (sheet?.type !== 'asset') return link
    delete bundle[sheet.fileName]
    inlined.set(sheet.fileName, entry?.fileName ?? '')
    sheets.push({ name: sheet.fileName, text: String(sheet.source) })
    return ''
  })
  const isOfEntry = ({ name }: { name: string }) => /\/index\.[\w-]+\.css$/.test(name)
  const ordered = [...sheets.filter(isOfEntry), ...sheets.filter(sheet => !isOfEntry(sheet))]
  const text = ordered.map(sheet => sheet.text.replaceAll('</style', '<\\/style')).join('')
  return rest.replace('</head>', () => `<style>${text}</style></head>`)
}
