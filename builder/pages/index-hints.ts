import { languages } from '../../shared/locale.ts'

export interface Chunk {
  fileName: string
  facadeModuleId?: string | null
  name: string
  imports: string[]
}

/**
 * `first-paint.ts` knows the language and the address before the app is loaded. With these hints and the content
 * table it loads the files that the app will need: the language, the page and, for a demo page, the library.
 */
export function indexHints(chunks: Chunk[], assets: string[], base: string, app: string[] = []): string {
  const textsByLanguage = Object.fromEntries(
    languages.flatMap(language => {
      const texts = chunks.find(chunk => chunk.facadeModuleId?.includes(`src/locale/texts-${language}`))
      return texts ? [[language, nameOf(texts)]] : []
    })
  )
  const fonts = assets.filter(name => /\/plex-[^/]+\.woff2$/.test(name)).map(name => base + name)
  const sheet = assets.find(name => /\/library-theme\.[^/]+\.css$/.test(name))
  const table = { app, fonts, texts: textsByLanguage, demo: demoChunks(chunks), sheet: base + sheet }
  return `(window.__boot??={}).files=${JSON.stringify(table).replaceAll('<', '\\u003c')};`
}

const nameOf = ({ fileName }: Chunk): string => fileName.replace(/^static\/js\//, '')

/**
 * Returns the module that mounts demos and the part of the library that a table needs, with their imports, which
 * would otherwise only be requested after them; then the bar of a demo. The module of the page lists everything else.
 */
function demoChunks(chunks: Chunk[]): string[] {
  const findChunks = (names: string[]) => names.flatMap(name => chunks.find(chunk => chunk.name === name) ?? [])
  const library = new Set(findChunks(['mount-vue', 'library']))
  for (const { imports } of library)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) library.add(chunk)
  return [...library, ...findChunks(['demo-block'])].map(nameOf)
}
