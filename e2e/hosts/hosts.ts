import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPostgres } from '../start-postgres.ts'
import { startNode, startWorker } from '../start-servers.ts'
import type { RunningServer } from '../start-servers.ts'
import { startStaticServer } from './static-server.ts'
import { startNginx } from './nginx.ts'

const root = path.resolve(import.meta.dirname, '../..')
const site = path.join(root, 'dist/site')
/** Build for another base path, with a compressed sibling of each file; see commands/hosts.mjs. */
const movedSite = path.join(root, '.cache/hosts/site')
const movedBase = '/docs/vxe/'

/** Features of a host beyond sending files. README.md has the same as a table. */
export interface HostFeatures {
  /** The host sends the policies as headers; the documents contain them on every host. */
  headers: boolean
  /** Files with a hash in their name are cached without revalidation. */
  caching: boolean
  /** Compression of the app's files for a browser that accepts every encoding. */
  compression: 'br' | 'gzip' | 'none'
  /** The host answers range requests. */
  ranges: boolean
  /** The host shows a page of the site for an unknown address. */
  notFound: boolean
  /** The host serves versions, product lists and compatible packages. */
  api: boolean
  /** The store in which the host keeps reader reports. */
  reports: 'SQLite' | 'PostgreSQL' | 'D1' | 'none'
}

export interface HostKind {
  name: string
  base: string
  /** The folder of its files. */
  site: string
  start: () => Promise<RunningServer>
  features: HostFeatures
}

const allFeatures: HostFeatures = {
  headers: true,
  caching: true,
  compression: 'br',
  ranges: true,
  notFound: true,
  api: true,
  reports: 'SQLite'
}
const nginxFeatures: HostFeatures = { ...allFeatures, compression: 'gzip', api: false, reports: 'none' }
const noFeatures: HostFeatures = {
  headers: false,
  caching: false,
  compression: 'none',
  ranges: false,
  notFound: false,
  api: false,
  reports: 'none'
}
// The platform does not support range requests for uploaded files.
const workerFeatures: HostFeatures = { ...allFeatures, ranges: false, reports: 'D1' }

/** Two entries for a server: the site at its default path, and below another path. */
const createPair = (
  name: string,
  how: string,
  start: (site: string, base: string) => Promise<RunningServer>,
  features: HostFeatures,
  otherSite = site
): HostKind[] => [
  { name, base: '/v3.8/', site, start: () => start(site, '/v3.8/'), features },
  { name: `${name}, ${how}`, base: movedBase, site: otherSite, start: () => start(otherSite, movedBase), features }
]

/** Starts the Node server with its reports in a file, or in PostgreSQL. */
async function startNodeWith(store: HostFeatures['reports'], base: string): Promise<RunningServer> {
  const settings = { BASE_PATH: base }
  if (store === 'PostgreSQL') {
    const postgres = await startPostgres()
    const server = await startNode({ ...settings, REPORTS_URL: await postgres.createDatabase() })
    return { ...server, stop: async () => (await server.stop(), postgres.remove()) }
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'reports-'))
  const server = await startNode({ ...settings, REPORTS_FILE: path.join(folder, 'reports.sqlite') })
  return { ...server, stop: async () => (await server.stop(), rmSync(folder, { recursive: true })) }
}

const [node, movedNode] = createPair(
  'Node server',
  'BASE_PATH',
  (_, base) => startNodeWith('SQLite', base),
  allFeatures
)

export const hosts: HostKind[] = [
  node!,
  {
    ...movedNode!,
    name: 'Node server, BASE_PATH, PostgreSQL',
    start: () => startNodeWith('PostgreSQL', movedBase),
    features: { ...allFeatures, reports: 'PostgreSQL' }
  },
  ...createPair('nginx', 'another path, siblings', startNginx, nginxFeatures, movedSite),
  ...createPair(
    'Worker',
    'BASE_PATH',
    (_, base) => startWorker({ BASE_PATH: base }, { database: true }),
    workerFeatures
  ),
  ...createPair('static server', 'another path', startStaticServer, noFeatures, movedSite)
]
