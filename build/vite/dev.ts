import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createServer } from 'vite'
import { devApi } from './dev-api-plugin.ts'
import { writeFonts } from '../fonts/write-fonts.ts'
import { openCache } from '../graph/cache.ts'
import { createPool } from '../graph/pool.ts'
import type { WarmContent } from '../graph/warm-content.ts'
import { warmContent } from '../graph/warm-content.ts'
import { contentFolder } from '../pages/content-files.ts'
import { base, viteConfig } from '../vite.ts'
import { content } from './content-plugin.ts'

const root = path.resolve(import.meta.dirname, '../..')
openCache(root)
await writeFonts(path.join(root, '.cache/fonts'))
let isRead = false
const warm: WarmContent = {
  isDone: () => isRead,
  async start(read) {
    // The first page comes before everything else.
    await setTimeout(2000)
    const { files, site } = read()
    const pool = createPool()
    await warmContent(pool, root, files, site, 'all').finally(() => pool.end())
    isRead = true
  }
}
const server = await createServer({
  ...viteConfig({
    outDir: 'dist/site',
    plugins: [content({ root, base, files: contentFolder(path.join(root, 'content')), warm }), devApi()]
  }),
  logLevel: 'info',
  server: {
    host: process.env.HOST ?? '127.0.0.1',
    port: Number(process.env.PORT ?? 5173),
    strictPort: true,
    watch: { ignored: ['**/dist/**', '**/.cache/**', '**/*.spec.ts', '**/e2e/**'] }
  }
})
await server.listen()
const { port } = server.httpServer!.address() as AddressInfo
console.log(`Developing at http://${process.env.HOST ?? '127.0.0.1'}:${port}${base}`)
