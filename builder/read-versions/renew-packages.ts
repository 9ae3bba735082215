import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import type { PackageFacts, Release, Snapshot } from '../../upgrade-facts/snapshot.ts'
import { compareVersions } from '../../shared/version-order.ts'

/**
 * `npx tsx builder/read-versions/renew-packages.ts` queries npm, with its configured registry, for the packages that
 * can be installed together, and writes `upgrade-facts/packages.json`.
 */
const ranges: Record<string, string> = {
  vue: '>=2.6.10 <3',
  'vue-template-compiler': '>=2.6.10 <3',
  'vxe-table': '>=3.8.0 <4',
  'vxe-pc-ui': '<4',
  '@vxe-ui/core': '>=3.0.0 <4',
  'xe-utils': '>=3.5.0',
  'dom-zindex': '1',
  'vxe-table-plugin-export-xlsx': '<4',
  'vxe-table-plugin-export-pdf': '<4',
  'vxe-table-plugin-menus': '<4',
  'vxe-table-plugin-element': '<4',
  'vxe-table-plugin-antd': '<4',
  '@vxe-ui/plugin-export-xlsx': '*',
  exceljs: '4',
  jspdf: '2',
  'element-ui': '>=2.15.0',
  'ant-design-vue': '>=1.7.0 <2'
}

interface NpmRelease {
  version: string
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  'engines.node'?: string
}

const npm = (...words: string[]): unknown => {
  const text = execFileSync('npm', ['view', ...words, '--json'], { encoding: 'utf8', maxBuffer: 1e8 })
  return text.trim() === '' ? [] : JSON.parse(text)
}

/** npm omits the list for a single release, and the object if only the version is known. */
function releasesOf(name: string, range: string): Release[] {
  const fields = ['version', 'dependencies', 'peerDependencies', 'engines.node']
  const releases = [npm(`${name}@${range}`, ...fields)].flat() as (NpmRelease | string)[]
  const publishDates = npm(name, 'time') as Record<string, string>
  return releases
    .map(release => (typeof release === 'string' ? { version: release } : release))
    .filter(({ version }) => !version.includes('-'))
    .sort((a, b) => compareVersions(b.version, a.version))
    .map(({ version, dependencies, peerDependencies, 'engines.node': node }) => ({
      version,
      published: publishDates[version]?.slice(0, 10),
      dependencies: onlyCompared(dependencies),
      peers: onlyCompared(peerDependencies),
      node
    }))
}

function onlyCompared(needs: Record<string, string> = {}): Record<string, string> | undefined {
  const entries = Object.entries(needs).filter(([name]) => name in ranges)
  return entries.length ? Object.fromEntries(entries) : undefined
}

const factsOf = (name: string, range: string): PackageFacts => ({
  latest: npm(name, 'dist-tags.latest') as string,
  releases: releasesOf(name, range)
})

const snapshot: Snapshot = {
  renewed: new Date().toISOString().slice(0, 10),
  packages: Object.fromEntries(Object.entries(ranges).map(([name, range]) => [name, factsOf(name, range)]))
}
// One release per line: a diff shows the added and removed releases.
const text = JSON.stringify(snapshot, null, 2).replace(/\{\n {10}"version"[^]*?\n {8}\}/g, release =>
  release.replace(/\n\s+/g, ' ')
)
writeFileSync(new URL('../../upgrade-facts/packages.json', import.meta.url), `${text}\n`)
process.stdout.write(`${Object.keys(ranges).length} packages written to upgrade-facts/packages.json\n`)
