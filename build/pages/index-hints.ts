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
  const byLanguage = Object.fromEntries(
    languages.flatMap(language => {
      const texts = chunks.find(chunk => chunk.facadeModuleId?.includes(`src/locale/texts-${language}`))
      return texts ? [[language, nameOf(texts)]] : []
    })
  )
  const fonts = assets.filter(name => /\/plex-[^/]+\.woff2$/.test(name)).map(name => base + name)
  const sheet = assets.find(name => /\/library-theme\.[^/]+\.css$/.test(name))
  const table = { app, fonts, texts: byLanguage, demo: ofDemos(chunks), sheet: base + sheet }
  return `window.__hints=${JSON.stringify(table).replaceAll('<', '\\u003c')};`
}

const nameOf = ({ fileName }: Chunk): string => fileName.replace(/^static\/js\//, '')

/**
 * What mounts demos and the library as far as a table needs it, with what they import, which would be asked for only after
 * they have come; then the bar of a demo. What else a demo wants, its page says.
 */
function ofDemos(chunks: Chunk[]): string[] {
  const named = (names: string[]) => names.flatMap(name => chunks.find(chunk => chunk.name === name) ?? [])
  const library = new Set(named(['mount-vue', 'library']))
  for (const { imports } of library)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) library.add(chunk)
  return [...library, ...named(['demo-block'])].map(nameOf)
}
