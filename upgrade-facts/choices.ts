import type { Snapshot } from './snapshot.ts'
import { getReleases } from './snapshot.ts'
import { getMinorVersion } from './version-range.ts'

/** Choices of the reader, which determine all packages and versions. */
export interface PackageChoice {
  /** `2.7` */
  vue: string
  /** Minor line of vxe-table, `3.21`. */
  table: string
  plugins: readonly PluginName[]
}

export interface Plugin {
  name: string
  /** Package that it is registered with or renders components of, with the version range from its manual. */
  with?: readonly [name: string, range: string]
  /** True if it was tested with vxe-table 3.21.6; see the upgrade guide. */
  isRun?: true
}

export const plugins = {
  xlsx: { name: 'vxe-table-plugin-export-xlsx', with: ['exceljs', '^4'], isRun: true },
  pdf: { name: 'vxe-table-plugin-export-pdf', with: ['jspdf', '^2'] },
  menus: { name: 'vxe-table-plugin-menus', isRun: true },
  element: { name: 'vxe-table-plugin-element', with: ['element-ui', '^2.15'], isRun: true },
  antd: { name: 'vxe-table-plugin-antd', with: ['ant-design-vue', '^1.7'] }
} as const satisfies Record<string, Plugin>

export type PluginName = keyof typeof plugins
export const pluginNames = Object.keys(plugins) as PluginName[]

/** Returns the minor lines of a package, newest first. */
export const listMinorLines = (snapshot: Snapshot, name: string): string[] => [
  ...new Set(getReleases(snapshot, name).map(({ version }) => getMinorVersion(version)))
]

/** Returns the newest Vue 2 and the newest line of the table, which most readers want. */
export const getDefaultChoice = (snapshot: Snapshot): PackageChoice => ({
  vue: listMinorLines(snapshot, 'vue')[0] ?? '',
  table: listMinorLines(snapshot, 'vxe-table')[0] ?? '',
  plugins: []
})

/** Reads the choices from the query of an address; `unknown` lists its unknown values. */
export function readChoice(
  snapshot: Snapshot,
  query: ReadonlyMap<string, string>
): PackageChoice & { unknown: string[] } {
  const defaults = getDefaultChoice(snapshot)
  const unknown: string[] = []
  const pick = (key: 'vue' | 'table', name: string): string => {
    const requestedLine = query.get(key)
    if (!requestedLine) return defaults[key]
    if (listMinorLines(snapshot, name).includes(requestedLine)) return requestedLine
    unknown.push(`${key}=${requestedLine}`)
    return defaults[key]
  }
  const lines = { vue: pick('vue', 'vue'), table: pick('table', 'vxe-table') }
  const requestedPlugins = (query.get('plugins') ?? '').split(',').filter(Boolean)
  const isPlugin = (name: string): name is PluginName => pluginNames.some(known => known === name)
  unknown.push(...requestedPlugins.filter(name => !isPlugin(name)).map(name => `plugins=${name}`))
  return {
    ...lines,
    plugins: pluginNames.filter(name => requestedPlugins.includes(name)),
    unknown
  }
}
