import type { ServerResponse } from 'node:http'
import type { Language } from '../../shared/locale.ts'
import type { Reference } from '../api/reference.ts'
import { getShownSource } from '../demos/demo-source.ts'
import { demoFiles, folderOf, sourcePack } from '../output/source-packs.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import type { Site } from '../pages/site.ts'
import type { SearchPart } from '../search/search-files.ts'
import { createSearchText } from '../search/search-files.ts'

interface ContentState {
  /** Returns the content in its current state. */
  now: () => { files: ContentFiles; site: () => Site; reference: () => Reference }
  /** Resolves when all pages and demos have been read once. */
  reading: () => Promise<void>
}

/**
 * Serves everything of a development server that is no module: the data of the search, sources, the addresses of the
 * specification.
 */
export function serveContent(base: string, prefix: string, { now, reading }: ContentState) {
  async function dataText(name: string): Promise<string | undefined> {
    const [, kind, rest = '', language, part = 'text'] =
      /^(search|sources)(?:\/(.+))?\/(zh|tw|en)(?:-(spellings|leads))?\.json$/.exec(name) ?? []
    if (kind === 'search') {
      // Every page requests it when idle; reading all pages in this process would block all other responses.
      await reading().catch(() => {})
      const { files, site, reference } = now()
      return createSearchText(site(), files, reference(), language as Language, part as SearchPart)
    }
    if (kind !== 'sources') return undefined
    const { files } = now()
    const names = demoFiles(files).filter(each => folderOf(each) === rest)
    return JSON.stringify(sourcePack(files, names, language as Language))
  }

  return async (address: string, response: ServerResponse, next: () => void): Promise<void> => {
    const text = address.startsWith(base + prefix)
      ? await dataText(address.slice(base.length + prefix.length))
      : exampleText(now().files, address.slice(base.length))
    if (text === undefined) return next()
    response.setHeader('Content-Type', address.endsWith('.json') ? 'application/json' : 'text/plain; charset=utf-8')
    response.end(text)
  }
}

/** `example/js/table/base/sort/sort-by-header.vue` */
function exampleText(files: ContentFiles, address: string): string | undefined {
  const [, kind, name] = /^example\/(js|ts)\/(.+\.(?:vue|ts))$/.exec(address) ?? []
  return name && files.has(name) ? getShownSource(files, name, 'zh', kind as 'js' | 'ts') : undefined
}
