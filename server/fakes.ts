import { createApp, type AppDependencies } from './app.ts'
import { createAsset, createMemoryAssets, withEtag, type Asset } from './assets.ts'
import type { Bytes } from './digest.ts'
import type { Encoding } from './encoding.ts'
import type { Timeouts } from './http-server.ts'
import { bundledLists } from './lists.ts'
import type { Log } from './log.ts'
import type { Releases } from './releases.ts'
import { createVersions } from './versions.ts'

/** Test doubles for files, registry, clock and log. */
export const bytes = (text: string): Bytes => new TextEncoder().encode(text)

type EncodedTexts = { identity: string } & Partial<Record<Encoding, string>>

export async function createTextAsset(
  path: string,
  texts: EncodedTexts,
  origins: readonly string[] = []
): Promise<Asset> {
  const bodies = Object.entries(texts).map(async ([encoding, text]) => [encoding, await withEtag(bytes(text))])
  return createAsset(path, Object.fromEntries(await Promise.all(bodies)), origins)
}

/** Short limits, so that a stalled connection doesn't hold up a test. */
export const shortTimeouts: Timeouts = { request: 2000, inactivity: 2000, keepAlive: 2000, response: 5000 }

export const snapshot: Releases = {
  tags: { latest: '4.7.0', 'v3-legacy': '3.8.25' },
  versions: ['4.7.0', '3.9.0-beta.1', '3.8.25', '3.8.6']
}

export function createMemoryLog(): Log & { errors: string[]; causes: unknown[] } {
  const errors: string[] = []
  const causes: unknown[] = []
  return { errors, causes, error: (sentence, cause) => void (errors.push(sentence), causes.push(cause)) }
}

export const page =
  '<!doctype html><title>vxe-table</title><script>document.title = "3.8"</script><script src="a.js"></script>'
/** A document of one page as the build writes it; its policy is added by `addPolicy`. */
export const documentWithOrigin = (origin: string): string =>
  [
    '<!doctype html><html><head><meta charset="utf-8"><meta name="vxe-docs:serve-api" content="">',
    '<meta name="vxe-docs:host" content=""><title>排序</title>',
    `<link rel="canonical" href="${origin}/v3.8/table/base/sort.html">`,
    `<link rel="alternate" hreflang="en" href="${origin}/v3.8/en/table/base/sort.html">`,
    `<meta property="og:url" content="${origin}/v3.8/table/base/sort.html">`,
    `<script type="application/ld+json">{"item":"${origin}/v3.8/table/base/sort.html"}</script>`,
    '<script>start("/v3.8/")</script></head><body>排序</body></html>'
  ].join('')

export const sitemapWithOrigin = (origin: string): string =>
  `<urlset><url><loc>${origin}/v3.8/table/base/sort.html</loc></url></urlset>`

export const script = 'console.log(1);'.repeat(40)

const files: Record<string, EncodedTexts> = {
  'index.html': { identity: page, br: 'page as br', gzip: 'page as gzip' },
  'static/js/main.a1B2-_c3.js': { identity: script, br: 'script as br', gzip: 'script as gzip' },
  'example/js/table/base/sort.vue': { identity: '<template></template>' },
  'static/search/zh.a1b2c3d4.json': { identity: '[]' },
  'favicon.ico': { identity: 'icon' },
  '中文.txt': { identity: '你好' }
}

export async function createFakeApp(parts: Partial<AppDependencies> = {}) {
  const assets = await Promise.all(
    Object.entries(files).map(([path, texts]) => createTextAsset(path, texts, ['https://api.example.com']))
  )
  const log = parts.log ?? createMemoryLog()
  return createApp({
    assets: createMemoryAssets(assets),
    versions: createVersions({ fetchReleases: async () => snapshot, snapshot, log }),
    lists: bundledLists,
    clock: () => new Date('2024-04-03T16:00:00Z'),
    settings: { flags: { sp: true, dp: false, ss: true }, timeZone: 'Asia/Shanghai', origins: [], basePath: '/v3.8/' },
    log,
    ...parts
  })
}
