import { words } from '../../shared/words.ts'
import { createApp } from '../../server/app.ts'
import { contentType } from '../../server/content-types.ts'
import { createHttpServer } from '../../server/http-server.ts'
import { listen, siteAddress } from '../../server/listen.ts'
import { jsonLog } from '../../server/log.ts'
import { createSiteFileReader } from '../../server/site-files.ts'
import { createMcpHost } from '../../server/mcp-host.ts'
import { mcpAddress } from '../../server/mcp-routes.ts'
import { createNodeServices } from '../../server/services.ts'
import { readSettings } from '../../server/settings.ts'
import { stopServer } from '../../server/stop-server.ts'
import type { AssetsBinding } from '../../server/worker-assets.ts'
import { createWorkerAssets } from '../../server/worker-assets.ts'
import type { ArchiveFiles } from '../archive.ts'
import type { Command } from '../command.ts'
import { exitCodes, UsageError } from '../command.ts'
import { readOptions } from '../options.ts'

const texts = words({
  zh: {
    serving: (address: string) => `网站已启动：${address}`,
    mcp: (address: string) => `编程助手使用的地址（MCP）：${address}`,
    mcpOff: '没有为编程助手提供工具（MCP=off）。',
    stop: '按 Ctrl+C 停止。'
  },
  en: {
    serving: address => `The site is served at ${address}`,
    mcp: address => `MCP endpoint for coding assistants: ${address}`,
    mcpOff: 'Coding assistants get no tools (MCP=off).',
    stop: 'Press Ctrl+C to stop.'
  }
})

export const serveCommand: Command = {
  name: 'serve',
  usage: 'serve',
  summary: { zh: '在本机打开网站，离线可用', en: 'serve the site on this machine, without a network' },
  help: {
    zh: `  --port <端口>  默认为 8080
  --host <地址>  默认为 127.0.0.1，只有本机可以访问

网站在内存中提供，不写入文件。没有示例图库的图片。
编程助手可以使用网站的路径加上 mcp 的地址（MCP，Streamable HTTP）。环境变量 MCP=off 关闭此地址。`,
    en: `  --port <port>  8080 by default
  --host <host>  127.0.0.1 by default, so that only this machine can open it

The site is served from memory and writes no files. It lacks the pictures of the gallery.
Coding assistants can use the address of the site with mcp at its end (MCP, Streamable HTTP). The variable MCP=off closes it.`
  },
  async run({ args, answerLanguage, mcp, mcpThread, openDocs, openSite, writeOutput }) {
    const { values } = readOptions(args, {
      port: { type: 'string', default: '8080' },
      host: { type: 'string', default: '127.0.0.1' }
    })
    const { settings, problems } = readSettings({ PORT: values.port, HOST: values.host, LOG: 'off', MCP: mcp })
    if (!settings) throw new UsageError(problems.join('\n'))
    const binding = createArchiveBinding([openSite(), openDocs().files])
    const log = jsonLog({ err: line => process.stderr.write(line), clock: () => new Date() })
    const assets = createWorkerAssets(binding, settings)
    let address = ''
    const respond = settings.mcp
      ? createMcpHost({
          file: mcpThread,
          readFile: createSiteFileReader(assets, settings.basePath),
          siteOf: () => address,
          log
        })
      : undefined
    const app = createApp({ assets, log, ...createNodeServices(settings, log, undefined), settings, mcp: respond })
    const server = createHttpServer(app.fetch, settings)
    address = siteAddress(settings.host, await listen(server, settings.host, settings.port), settings.basePath)
    const { serving, mcp: endpoint, mcpOff, stop } = texts[answerLanguage]
    writeOutput(`${serving(address)}\n${settings.mcp ? endpoint(address + mcpAddress) : mcpOff}\n${stop}\n`)
    await new Promise<void>(resolve => {
      for (const signal of ['SIGTERM', 'SIGINT'] as const)
        process.once(signal, () => void stopServer(server).then(resolve))
    })
    return exitCodes.done
  }
}

/** Answers requests for files of the archives, as the platform of a Worker does for its static files. */
export function createArchiveBinding(archives: readonly ArchiveFiles[]): AssetsBinding {
  return {
    async fetch({ url, method }) {
      const name = decodeURIComponent(new URL(url).pathname).slice(1)
      const body = archives.map(files => files.get(name)).find(bytes => bytes !== undefined)
      if (!body) return new Response(null, { status: 404 })
      const headers = { 'content-type': contentType(name), 'content-length': `${body.length}` }
      return new Response(method === 'HEAD' ? null : new Uint8Array(body), { headers })
    }
  }
}
