import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { createServer } from 'vite'
import { devApi } from './dev-api-plugin.ts'
import { openCache } from '../graph/cache.ts'
import { createStepPool } from '../graph/step-pool.ts'
import type { WarmContent } from '../graph/warm-content.ts'
import { warmContent } from '../graph/warm-content.ts'
import { contentFolder } from '../pages/content-files.ts'
import { base, viteConfig } from '../vite.ts'
import { content } from './content-plugin.ts'
import { createStartupPlugin } from './startup-plugin.ts'

const root = path.resolve(import.meta.dirname, '../..')
openCache(root)
const { plugin: first, waitUntilIdle } = createStartupPlugin(root)
let isRead = false
const warm: WarmContent = {
  isDone: () => isRead,
  async start(read) {
    await waitUntilIdle()
    const { files, site } = read()
    // One core is left for other work.
    const pool = createStepPool(Math.max(1, os.availableParallelism() - 1))
    await warmContent(pool, root, files, site, 'all').finally(() => pool.end())
    isRead = true
  }
}

/** The watcher reads each watched folder before the first response, so folders without parts of a page are left out. */
const isUnwatched = (file: string): boolean =>
  /^(?:dist|\.cache|\.ci|\.git|bench|builder|commands|docs|e2e|pictures|portable|server|service-worker)(?:\/|$)|(?:^|\/)fixtures\/|\.(?:spec|test)\.ts$/.test(
    path.relative(root, file).replaceAll(path.sep, '/')
  )

const server = await createServer({
  ...viteConfig({
    outDir: 'dist/site',
    plugins: [first, content({ root, base, files: contentFolder(path.join(root, 'content')), warm }), devApi()]
  }),
  logLevel: 'info',
  server: {
    host: process.env.HOST ?? '127.0.0.1',
    port: Number(process.env.PORT ?? 5173),
    strictPort: true,
    watch: { ignored: isUnwatched }
  }
})
await server.listen()
const { port } = server.httpServer!.address() as AddressInfo
console.log(`Developing at http://${process.env.HOST ?? '127.0.0.1'}:${port}${base}`)
