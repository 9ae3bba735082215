import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { createSeededRandom } from '../shared/seeded-random.ts'
import { bodiesFile, manifestFile } from '../shared/manifest.ts'
import { createBuild, createFolder, writeFiles, type SiteFiles } from './fake-builds.ts'
import { createFakeApp, createMemoryLog } from './fakes.ts'
import { loadAssets } from './load-assets.ts'

/** Tests of a build that is copied over the served one, file by file. */
const settings = { basePath: '/v3.8/', serveApi: '', componentHost: '', origins: [] }
const scriptOf = { old: 'static/js/main.aaaaaaaa.js', new: 'static/js/main.bbbbbbbb.js' }
type BuildName = keyof typeof scriptOf

const pageOf = (build: BuildName) =>
  `<!doctype html><title>${build}</title><script src="${scriptOf[build]}"></script>`.padEnd(300)
const filesOf = (build: BuildName): Record<string, string> => ({
  'index.html': pageOf(build),
  'table/base/sort.html': `${pageOf(build)} sort`,
  'content.js': `content("${build}")`.padEnd(200),
  'llms.txt': `text of the ${build} build`.padEnd(200),
  'static/img/logo.cccccccc.svg': '<svg>the same in both</svg>'.padEnd(200),
  [scriptOf[build]]: `run("${build}")`.padEnd(200),
  [`example/only-${build}.vue`]: `<template>${build}</template>`
})
const files = { old: filesOf('old'), new: filesOf('new') }
const names = [...new Set(Object.values(files).flatMap(Object.keys))]
const isHashed = (name: string) => name.startsWith('static/')

const folders: string[] = []
afterEach(() => Promise.all(folders.splice(0).map(folder => rm(folder, { recursive: true, force: true }))))

/** One change of the folder. */
type Step = (folder: string) => Promise<unknown>

const write =
  (name: string, content: string | Uint8Array): Step =>
  folder =>
    writeFiles(folder, { [name]: content })
/** Writes beside the file and renames, as rsync does. */
const replace =
  (name: string, content: string | Uint8Array): Step =>
  async folder => {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, `${name}.new`), content)
    await rename(join(folder, `${name}.new`), join(folder, name))
  }
const remove =
  (name: string): Step =>
  folder =>
    rm(join(folder, name), { force: true })

function shuffle<T>(items: readonly T[], seed: number): T[] {
  const random = createSeededRandom(seed)
  const rest = [...items]
  return items.map(() => rest.splice(random(rest.length), 1)[0]!)
}

interface Deployment {
  from: SiteFiles
  to: SiteFiles
}

const removals = ({ from, to }: Deployment): Step[] =>
  Object.keys(from)
    .filter(name => !(name in to))
    .map(remove)
const sorted = (site: SiteFiles): [string, string | Uint8Array][] =>
  Object.entries(site).sort(([a], [b]) => (a < b ? -1 : 1))
const isNew =
  ({ from }: Deployment) =>
  ([name]: [string, unknown]) =>
    !(name in from)

const orders: Record<string, (deployment: Deployment) => Step[]> = {
  'names in order, removals last, as by rsync --delete-after': deployment => [
    ...sorted(deployment.to).map(([name, content]) => replace(name, content)),
    ...removals(deployment)
  ],
  'removals first, then names in order, as by rsync --delete-before': deployment => [
    ...removals(deployment),
    ...sorted(deployment.to).map(([name, content]) => replace(name, content))
  ],
  'everything removed first': ({ from, to }) => [
    ...Object.keys(from).map(remove),
    ...sorted(to).map(([name, content]) => write(name, content))
  ],
  'new names first, the manifest last, as by the build': deployment => [
    ...Object.entries(deployment.to)
      .sort((a, b) => Number(isNew(deployment)(b)) - Number(isNew(deployment)(a)))
      .map(([name, content]) => write(name, content)),
    ...removals(deployment)
  ],
  'names in reverse order, each half written first': deployment => [
    ...sorted(deployment.to)
      .toReversed()
      .flatMap(([name, content]) => [
        write(name, content.slice(0, Math.floor(content.length / 2))),
        write(name, content)
      ]),
    ...removals(deployment)
  ],
  'the folder renamed at once': ({ to }) => [
    async folder => {
      await writeFiles(`${folder}.new`, to)
      await rename(folder, `${folder}.old`)
      await rename(`${folder}.new`, folder)
      await rm(`${folder}.old`, { recursive: true })
    }
  ],
  ...Object.fromEntries(
    Array.from({ length: 4 }, (_, seed) => [
      `random order ${seed}`,
      (deployment: Deployment) =>
        shuffle(
          [...Object.entries(deployment.to).map(([name, content]) => write(name, content)), ...removals(deployment)],
          seed
        )
    ])
  )
}

async function startApp(site: SiteFiles) {
  const folder = await createFolder(site)
  folders.push(folder)
  const log = createMemoryLog()
  let time = 0
  const assets = await loadAssets(folder, settings, { log, now: () => time })
  const app = await createFakeApp({ assets, log })
  const get = (name: string, encoding = '') =>
    app.request(`/v3.8/${name}`, { headers: { 'accept-encoding': encoding } })
  return { folder, log, get, refresh: assets.refresh, passTime: () => (time += 60_000) }
}

const decoders: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }

async function textOf(response: Response): Promise<string> {
  const body = Buffer.from(await response.arrayBuffer())
  const decode = decoders[response.headers.get('content-encoding') ?? '']
  return (decode ? decode(body) : body).toString()
}

/** Returns the builds that a response may belong to; empty for a refusal. Fails for everything else. */
async function buildsOf(name: string, response: Response): Promise<BuildName[]> {
  const text = await textOf(response)
  if (response.status === 200) {
    const builds = (['old', 'new'] as const).filter(build => files[build][name] === text)
    expect(builds, `${name}: ${text.slice(0, 60)}`).not.toEqual([])
    return builds
  }
  expect([404, 503], `${name}: ${text}`).toContain(response.status)
  expect(text).toMatch(/^[A-Z][\w ,.]+\.\n$/)
  expect(response.headers.get('cache-control')).toBe('no-store')
  if (response.status === 503) expect(response.headers.get('retry-after')).toBe('5')
  return []
}

/** Requests every file after each step; returns the builds of the responses in their order. */
async function watchDeployment(
  { get, folder, refresh, passTime }: Awaited<ReturnType<typeof startApp>>,
  steps: readonly Step[],
  mode: 'refreshed' | 'requested'
): Promise<BuildName[]> {
  const seen: BuildName[] = []
  for (const step of steps) {
    await step(folder)
    if (mode === 'refreshed') await refresh()
    else passTime()
    for (const name of names)
      for (const encoding of ['', 'br', 'gzip']) {
        const builds = await buildsOf(name, await get(name, encoding))
        if (builds.length === 1 && !isHashed(name)) seen.push(builds[0]!)
      }
  }
  return seen
}

/** True if a response of the old build follows one of the new build. */
const isMixed = (seen: readonly BuildName[]): boolean =>
  seen.indexOf('new') !== -1 && seen.lastIndexOf('old') > seen.indexOf('new')

describe.each(Object.keys(orders))('%s', order => {
  test.each(['refreshed', 'requested'] as const)(
    'the old build is followed by the new one without a mixture (%s), cached and not',
    async mode => {
      const deployment = { from: await createBuild(files.old), to: await createBuild(files.new) }
      for (const isCached of [false, true]) {
        const server = await startApp(deployment.from)
        if (isCached) for (const name of names) await textOf(await server.get(name))
        const seen = await watchDeployment(server, orders[order]!(deployment), mode)
        expect(isMixed(seen)).toBe(false)
        await server.refresh()
        for (const [name, text] of Object.entries(files.new)) {
          const response = await server.get(name, 'br')
          expect([response.status, await textOf(response)], name).toEqual([200, text])
        }
        expect((await server.get('example/only-old.vue')).status).toBe(404)
        expect(server.log.errors.filter(sentence => sentence.endsWith('failed.'))).toEqual([])
      }
    }
  )
})

test('without a manifest, the same replacement mixes both builds', async () => {
  const deployment = { from: files.old, to: files.new }
  const server = await startApp(deployment.from)
  const steps = orders['names in order, removals last, as by rsync --delete-after']!(deployment)
  expect(isMixed(await watchDeployment(server, steps, 'refreshed'))).toBe(true)
})

test('a script of the previous build is sent from memory after the deployment, and is 404 if it was not cached', async () => {
  const deployment = { from: await createBuild(files.old), to: await createBuild(files.new) }
  for (const isCached of [true, false]) {
    const server = await startApp(deployment.from)
    if (isCached) await server.get(scriptOf.old)
    for (const step of orders['names in order, removals last, as by rsync --delete-after']!(deployment))
      await step(server.folder)
    await server.refresh()
    const response = await server.get(scriptOf.old)
    const text = await textOf(response)
    if (isCached) expect([response.status, text]).toEqual([200, files.old[scriptOf.old]])
    else expect([response.status, text]).toEqual([404, 'There is nothing at this address.\n'])
    expect(response.headers.get('cache-control')).toBe(isCached ? 'public, max-age=31536000, immutable' : 'no-store')
  }
})

test('a complete new build is served within a second of the clock, and the manifest is not read more often', async () => {
  const server = await startApp(await createBuild(files.old))
  await writeFiles(server.folder, await createBuild(files.new))
  const before = await server.get('static/img/logo.cccccccc.svg')
  expect(before.status).toBe(200)
  expect((await server.get('example/only-new.vue')).status).toBe(404)
  server.passTime()
  await server.get('static/img/logo.cccccccc.svg')
  await expect.poll(async () => (await server.get('example/only-new.vue')).status).toBe(200)
})

test('a damaged manifest of a new build is logged once, and the old build stays', async () => {
  const server = await startApp(await createBuild(files.old))
  await writeFile(join(server.folder, manifestFile), '{"files":{"../etc/passwd":{}}}')
  for (let round = 0; round < 3; round++) await server.refresh()
  expect(await textOf(await server.get('index.html'))).toBe(files.old['index.html'])
  expect(server.log.errors).toEqual([`The new build in ${server.folder} is not served.`])
  expect(String(server.log.causes[0])).toContain('"../etc/passwd" is not a path below the folder')
})

test('files that are left of earlier builds are not served as added by an operator', async () => {
  const server = await startApp(await createBuild({ ...files.old, 'old.txt': 'of the old build' }))
  for (const build of [files.new, files.old, files.new]) {
    await writeFiles(server.folder, await createBuild(build))
    await server.refresh()
    expect(await textOf(await server.get('llms.txt'))).toBe(build['llms.txt'])
    expect((await server.get('old.txt')).status).toBe(404)
  }
})

test('a file of the operator that is copied after the manifest is served', async () => {
  const server = await startApp(await createBuild(files.old))
  const { [bodiesFile]: bodies, [manifestFile]: manifest, ...others } = await createBuild(files.new)
  await writeFiles(server.folder, { [bodiesFile]: bodies!, [manifestFile]: manifest! })
  await server.refresh()
  await writeFiles(server.folder, { ...others, 'proof.txt': 'added' })
  await server.refresh()
  expect(await textOf(await server.get('llms.txt'))).toBe(files.new['llms.txt'])
  expect(await textOf(await server.get('proof.txt'))).toBe('added')
})
