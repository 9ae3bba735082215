import type { Snapshot } from './snapshot.ts'
import { releasesOf } from './snapshot.ts'
import { minorOf } from './version-range.ts'

/** What a reader decides. Everything else follows. */
export interface Choice {
  /** `2.7` */
  vue: string
  /** A line of vxe-table, `3.21`. */
  table: string
  plugins: readonly PluginName[]
}

export interface Plugin {
  name: string
  /** What it is handed when it is registered or whose components it renders, by the range that its manual names. */
  with?: readonly [name: string, range: string]
  /** It was run with vxe-table 3.21.6; see the upgrade guide. */
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

/** Minor lines of a package, newest first. */
export const linesOf = (snapshot: Snapshot, name: string): string[] => [
  ...new Set(releasesOf(snapshot, name).map(({ version }) => minorOf(version)))
]

/** The newest Vue 2 and the newest line of the table, which are what most readers want. */
export const defaultChoice = (snapshot: Snapshot): Choice => ({
  vue: linesOf(snapshot, 'vue')[0] ?? '',
  table: linesOf(snapshot, 'vxe-table')[0] ?? '',
  plugins: []
})

/** What an address asks for; what it names and nobody knows is named in `unknown`. */
export function readChoice(snapshot: Snapshot, query: ReadonlyMap<string, string>): Choice & { unknown: string[] } {
  const usual = defaultChoice(snapshot)
  const unknown: string[] = []
  const pick = (key: 'vue' | 'table', name: string): string => {
    const asked = query.get(key)
    if (!asked) return usual[key]
    if (linesOf(snapshot, name).includes(asked)) return asked
    unknown.push(`${key}=${asked}`)
    return usual[key]
  }
  const lines = { vue: pick('vue', 'vue'), table: pick('table', 'vxe-table') }
  const asked = (query.get('plugins') ?? '').split(',').filter(Boolean)
  const isPlugin = (name: string): name is PluginName => pluginNames.some(known => known === name)
  unknown.push(...asked.filter(name => !isPlugin(name)).map(name => `plugins=${name}`))
  return {
    ...lines,
    plugins: pluginNames.filter(name => asked.includes(name)),
    unknown
  }
}
