import path from 'node:path'
import { startNode, startWorker } from '../both-servers.ts'
import type { Running } from '../both-servers.ts'
import { startBare } from './bare-server.ts'
import { startNginx } from './nginx.ts'

const root = path.resolve(import.meta.dirname, '../..')
const site = path.join(root, 'dist/site')
/** Built for another path, with a packed sibling of each file; see commands/hosts.mjs. */
const movedSite = path.join(root, '.cache/hosts/site')
const moved = '/docs/vxe/'

/** What a host does beyond sending files. README.md has the same as a table. */
export interface Offers {
  /** Policies as headers; every host has them in the documents. */
  headers: boolean
  /** Files whose name tells their content may be kept without asking. */
  caching: boolean
  /** How the app's files are packed for a browser that takes everything. */
  packing: 'br' | 'gzip' | 'none'
  /** Parts of a file. */
  ranges: boolean
  /** A page of the site for an address that has none. */
  notFound: boolean
  /** Versions, product lists and which packages fit together. */
  api: boolean
}

export interface HostKind {
  name: string
  base: string
  /** The folder of its files. */
  site: string
  start: () => Promise<Running>
  offers: Offers
}

const all: Offers = { headers: true, caching: true, packing: 'br', ranges: true, notFound: true, api: true }
const nginx: Offers = { ...all, packing: 'gzip', api: false }
const bare: Offers = {
  headers: false,
  caching: false,
  packing: 'none',
  ranges: false,
  notFound: false,
  api: false
}
// The platform knows no parts of uploaded files.
const worker: Offers = { ...all, ranges: false }

/** The same server with the site where it was specified, and below another path. */
const pair = (
  name: string,
  how: string,
  start: (site: string, base: string) => Promise<Running>,
  offers: Offers,
  otherSite = site
): HostKind[] => [
  { name, base: '/v3.8/', site, start: () => start(site, '/v3.8/'), offers },
  { name: `${name}, ${how}`, base: moved, site: otherSite, start: () => start(otherSite, moved), offers }
]

export const hosts: HostKind[] = [
  ...pair('Node server', 'BASE_PATH', (_, base) => startNode({ BASE_PATH: base }), all),
  ...pair('nginx', 'another path, siblings', startNginx, nginx, movedSite),
  ...pair('Worker', 'BASE_PATH', (_, base) => startWorker({ BASE_PATH: base }), worker),
  ...pair('static server', 'another path', startBare, bare, movedSite)
]
