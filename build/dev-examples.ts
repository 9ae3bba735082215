import type { Plugin } from 'vite'
import type { SourceKind } from '../shared/demo.ts'
import type { Language } from '../shared/locale.ts'
import type { ContentFiles } from './pages/content-files.ts'
import type { ExampleFile } from './pages/example-files.ts'
import { exampleFile } from './pages/example-files.ts'

/** The build writes the source files; while developing each is made when it is asked for. */
export function devExamples(base: string, files: ContentFiles): Plugin {
  return {
    name: 'dev-examples',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const found = findExample(files, decodeURI(request.url ?? '').replace(base, '').replace(/\?.*/, ''))
        if (!found) return next()
        response.setHeader('content-type', 'text/plain; charset=utf-8')
        response.end(found.text)
      })
    }
  }
}

/** `example/js/table/base/sort/sort-by-header.en.vue.tokens` -> the file it is made from. */
function findExample(files: ContentFiles, address: string): ExampleFile | undefined {
  const [, kind, name, language = 'zh', ending] = /^example\/(js|ts)\/(.+?)(?:\.(en|tw))?\.(vue|ts)(?:\.tokens)?$/.exec(address) ?? []
  if (!kind || !files.has(`${name}.${ending}`)) return undefined
  return exampleFile(files, `${name}.${ending}`, language as Language, kind as SourceKind).find(file => file.address === address)
}
