import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { build } from 'vite'
import { indexHints } from '../pages/index-hints.ts'

/** What must happen before the first paint and the app stands in the page itself. */
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
      /** Chunks that share modules with the entry would ask for its sheet, which stands in the page: they ask for the entry. */
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
        // While developing the page is drawn by the app alone, in every language.
        if (!bundle) return withScripts(html, scripts, '').replace('<!--app-en-->', '<template id="app-en"></template>')
        const { rest, app } = takeApp(inlineStyle(withoutSpace(html), base, bundle, inlined), base)
        const chunks = Object.values(bundle).flatMap(item => (item.type === 'chunk' ? [item] : []))
        return withScripts(rest, scripts, indexHints(chunks, Object.keys(bundle), base, app))
      }
    }
  }
}

/** Indents and ends of lines are for who edits index.html. */
const withoutSpace = (html: string): string => html.replace(/>\s+</g, '><')

/** One script in each place: each one more has a sum in the page's policy that does not compress. */
const withScripts = (html: string, { head, body }: Record<string, string>, hints: string): string =>
  html
    .replace('<!--first-paint-->', () => `<script>${hints}${head}</script>`)
    .replace('<!--first-view-->', () => `<script>${body}</script>`)

/** The bundler writes the app's script and what it imports into the page. Here the page itself says when they come. */
function takeApp(html: string, base: string): { rest: string; app: string[] } {
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

/** Before anything is drawn, and behind the markup. What may meet a wrong address comes behind what tells of failures. */
const places = {
  head: ['first-touch.js', 'first-failure.js', 'first-paint.ts'],
  body: ['first-view.ts']
}

async function scriptsOf(root: string): Promise<Record<string, string>> {
  const written = Object.entries(places).map(async ([place, names]) => {
    const scripts = await Promise.all(names.map(name => bundled(path.join(root, 'src', name))))
    return [place, scripts.map(script => script.trim()).join('')]
  })
  return Object.fromEntries(await Promise.all(written)) as Record<string, string>
}

/** A script with what it imports of `shared/`, as one function. */
async function bundled(file: string): Promise<string> {
  const made = await build({
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
  const [chunk] = 'output' in made ? made.output : []
  if (!chunk) throw new Error(`${file} made no script.`)
  return chunk.code
}

/**
 * The sheets of the shell stand in the page itself: the first paint waits for no second request. A chunk that the entry
 * shares with others has a sheet of its own and is named first; the entry's begins with the order of the layers.
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
