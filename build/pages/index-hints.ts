import { languages } from '../../shared/locale.ts'

export interface Chunk {
  fileName: string
  facadeModuleId?: string | null
  name: string
  imports: string[]
}

/**
 * `first-paint.ts` knows the language and the address before the app has arrived. With this table and the one of the
 * content it fetches what the app will ask for: the language, the page and, for a demo page, the library.
 */
export function indexHints(chunks: Chunk[], assets: string[], base: string, app: string[] = []): string {
  const find = (test: (chunk: Chunk) => boolean) => chunks.find(test)?.fileName.replace(/^static\/js\//, '')
  const byLanguage = Object.fromEntries(
    languages.map(language => [
      language,
      find(chunk => !!chunk.facadeModuleId?.includes(`src/locale/texts-${language}`))
    ])
  )
  const demo = ['mount-vue', 'library', 'demo-block', 'package-vue', 'package-vxe-table', 'package-xe-utils'].map(
    name => find(chunk => chunk.name === name)
  )
  const fonts = assets.filter(name => /\/plex-[^/]+\.woff2$/.test(name)).map(name => base + name)
  const sheet = assets.find(name => /\/library-theme\.[^/]+\.css$/.test(name))
  const table = { app, fonts, texts: byLanguage, demo, sheet: base + sheet }
  return `window.__hints=${JSON.stringify(table).replaceAll('<', '\\u003c')};`
}
