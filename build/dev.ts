import path from 'node:path'
import { build, createServer } from 'vite'
import { writeFonts } from './fonts/write-fonts.ts'
import { base, sandboxConfig, viteConfig } from './vite.ts'

const root = path.resolve(import.meta.dirname, '..')
await writeFonts(path.join(root, '.cache/fonts'))
// Made once: a change in sandbox/ shows after a restart.
await build(sandboxConfig())
const server = await createServer({
  ...viteConfig({ outDir: 'dist/site' }),
  logLevel: 'info',
  server: { host: process.env.HOST ?? '127.0.0.1', port: Number(process.env.PORT ?? 5173), strictPort: true }
})
await server.listen()
console.log(`Developing at http://${process.env.HOST ?? '127.0.0.1'}:${server.config.server.port}${base}`)
