import { existsSync, readFileSync, readdirSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import type { Plugin } from 'vite'
import { contentType } from '../../server/content-types.ts'
import { releaseListName } from '../../shared/release-list.ts'
import { formatReleaseList, readBuiltReleases } from '../releases/release-program.ts'
import { inlineScripts } from '../../server/digest.ts'
import { securityHeaders } from '../../server/headers.ts'

/** Named by the version of the library that it runs; each has a folder in sandbox/. */
export type SandboxProgram = 'documented' | 'newest'
export const sandboxPrograms: readonly SandboxProgram[] = ['documented', 'newest']

const moduleName = 'virtual:sandbox'

/**
 * Adds the playground's frame, which is built before the site: `virtual:sandbox` exports the addresses of its files.
 */
export function sandboxFiles(
  builtFolder: string,
  releaseFolder: string,
  base: string,
  build: () => Promise<unknown>
): Plugin {
  // While developing it is built when the playground is first opened; a change in sandbox/ needs a restart.
  let building: Promise<unknown> | undefined
  return {
    name: 'sandbox-files',
    enforce: 'pre',
    resolveId: id => (id === moduleName ? `\0${moduleName}` : undefined),
    async load(id) {
      if (id !== `\0${moduleName}`) return undefined
      if (this.environment.mode === 'dev') await (building ??= build())
      return sandboxModule(readdirSync(builtFolder), base)
    },
    generateBundle() {
      if (this.environment.config.consumer === 'server') return
      for (const name of readdirSync(builtFolder))
        this.emitFile({
          type: 'asset',
          fileName: `sandbox/${name}`,
          source: readFileSync(path.join(builtFolder, name))
        })
      const built = readBuiltReleases(releaseFolder)
      for (const name of built.flatMap(({ script, style }) => [script, style]))
        this.emitFile({
          type: 'asset',
          fileName: `sandbox/${name}`,
          source: readFileSync(path.join(releaseFolder, name))
        })
      this.emitFile({ type: 'asset', fileName: `sandbox/${releaseListName}`, source: formatReleaseList(built) })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, name] = /\/sandbox\/([\w.-]+)(?:\?.*)?$/.exec(request.url ?? '') ?? []
        if (name === releaseListName)
          return void response
            .writeHead(200, { 'content-type': contentType(name) })
            .end(formatReleaseList(readBuiltReleases(releaseFolder)))
        const folder = [builtFolder, releaseFolder].find(each => name && existsSync(path.join(each, name)))
        if (!name || !folder) return next()
        send(path.join(folder, name), response).catch(next)
      })
    }
  }
}

/** Sends the headers of the server while developing too, because the sandbox depends on them. */
async function send(file: string, response: ServerResponse): Promise<void> {
  const [name, text] = [path.basename(file), readFileSync(file, 'utf8')]
  const headers = securityHeaders(`sandbox/${name}`, { scripts: await inlineScripts(text), origins: [] })
  response.writeHead(200, { ...headers, 'content-type': contentType(name) }).end(text)
}

export function sandboxModule(names: readonly string[], base: string): string {
  const find = (start: string, ending: string): string => {
    const name = names.find(each => each.startsWith(start) && each.endsWith(ending))
    if (!name)
      throw new Error(`The sandbox has no ${start}*${ending} file. It is built before the site: run "npm run build".`)
    return `${base}sandbox/${name}`
  }
  const program = (name: SandboxProgram) => ({ script: find(`${name}.`, '.js'), style: find(`${name}.`, '.css') })
  const [page, hosted] = [find('index', '.html'), find('hosted', '.html')]
  const releases = `${base}sandbox/${releaseListName}`
  const sandbox = { page, hosted, documented: program('documented'), newest: program('newest'), releases }
  return `export const sandbox = ${JSON.stringify(sandbox)}`
}
