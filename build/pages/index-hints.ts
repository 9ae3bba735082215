import { languages } from '../../shared/locale.ts'

export interface Chunk {
  fileName: string
  facadeModuleId?: string | null
  name: string
  imports: string[]
}

/**
 * `first-paint.js` knows the language and the address before the app has arrived. With this table it fetches what the
 * app will ask for: the language, the page's section and, for a demo page, the library. The table grows with the
 * number of sections, not of pages.
 */
export function indexHints(chunks: Chunk[], assets: string[], base: string): string {
  const find = (test: (chunk: Chunk) => boolean) => chunks.find(test)?.fileName.replace(/^static\/js\//, '')
  const byLanguage = Object.fromEntries(languages.map(language => [language, find(chunk => !!chunk.facadeModuleId?.includes(`src/locale/texts-${language}`))]))
  const sections = Object.fromEntries(chunks.flatMap(chunk => {
    const section = /virtual:pages\/(.+)$/.exec(chunk.facadeModuleId ?? '')?.[1]
    return section ? [[section, chunk.fileName.replace(/^static\/js\//, '')]] : []
  }))
  const demo = ['library', 'mount-vue'].map(name => find(chunk => chunk.name === name))
  const fonts = assets.filter(name => /\/plex-[^/]+\.woff2$/.test(name)).map(name => base + name)
  const table = { fonts, base: `${base}static/js/`, texts: byLanguage, sections, demo }
  return `<script>window.__hints=${JSON.stringify(table).replaceAll('<', '\\u003c')}</script>`
}
