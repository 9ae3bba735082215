import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { indexHints } from '../pages/index-hints.ts'

/** What must happen before the first paint and the app stands in the page itself. */
export function indexPage(root: string, base: string): Plugin {
  const inlined = new Map<string, string>()
  return {
    name: 'index-page',
    generateBundle: {
      order: 'post',
      /** Chunks that share modules with the entry would ask for its sheet, which stands in the page: they ask for the entry. */
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk') for (const [sheet, entry] of inlined) chunk.code = chunk.code.replaceAll(JSON.stringify(sheet), JSON.stringify(entry))
        }
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const scripts = ['first-paint', 'first-touch'].map(name => `<script>${readFileSync(path.join(root, `src/${name}.js`), 'utf8').trim()}</script>`)
        const styled = bundle ? inlineStyle(html, base, bundle, inlined) : html
        const hints = bundle ? indexHints(Object.values(bundle).flatMap(item => (item.type === 'chunk' ? [item] : [])), Object.keys(bundle), base) : ''
        return styled.replace('<!--first-paint-->', () => hints + scripts.join(''))
      }
    }
  }
}

/** The sheet of the shell stands in the page itself: the first paint waits for no second request. */
function inlineStyle(html: string, base: string, bundle: Rolldown.OutputBundle, inlined: Map<string, string>): string {
  return html.replace(/<link rel="stylesheet"[^>]* href="([^"]+)">/, (link, href: string) => {
    const sheet = bundle[href.slice(base.length)]
    if (sheet?.type !== 'asset') return link
    delete bundle[sheet.fileName]
    inlined.set(sheet.fileName, Object.values(bundle).find(item => item.type === 'chunk' && item.isEntry)?.fileName ?? '')
    return `<style>${String(sheet.source).replaceAll('</style', '<\\/style')}</style>`
  })
}
