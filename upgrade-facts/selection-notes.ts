import { compareVersions } from '../shared/version-order.ts'
import type { PackageChoice } from './choices.ts'
import { plugins } from './choices.ts'
import type { Release, Snapshot } from './snapshot.ts'
import { getReleases } from './snapshot.ts'
import { satisfies } from './version-range.ts'

/** Note about the choices of the reader; the component that shows it has the texts, with `facts` for the placeholders. */
export interface SelectionNote {
  id: SelectionNoteId
  /** True if something breaks. */
  isWarning?: true
  facts: Record<string, string>
}

export type SelectionNoteId =
  | 'caret'
  | 'latest'
  | 'dropsDependencies'
  | 'unfinished'
  | 'gt'
  | 'brokenUtils'
  | 'utilsThree'
  | 'utilsFour'
  | 'olderTypes'
  | 'typesMoved'
  | 'oldVue'
  | 'pluginLatest'
  | 'pluginUntried'
  | 'pluginSuccessor'

export function listNotes(
  snapshot: Snapshot,
  choice: PackageChoice,
  chosen: ReadonlyMap<string, Release>
): SelectionNote[] {
  const table = chosen.get('vxe-table')!.version
  const utils = chosen.get('xe-utils')!.version
  const ui = chosen.get('vxe-pc-ui')?.version
  const getNewest = (name: string) => getReleases(snapshot, name)[0]?.version ?? ''
  const isNewest = table === getNewest('vxe-table')
  const isAtLeast = (version: string) => compareVersions(table, version) >= 0
  const latest = snapshot.packages['vxe-table']!.latest
  const used = choice.plugins.map(name => plugins[name])
  const untestedPlugins = used.filter(plugin => !('isRun' in plugin) || !ui)

  const notes: (SelectionNote | false)[] = [
    { id: 'caret', isWarning: true, facts: { range: `^${table}`, gets: findNewestInRange(snapshot, `^${table}`) } },
    { id: 'latest', isWarning: true, facts: { latest } },
    isAtLeast('3.9.0') && { id: 'dropsDependencies', isWarning: true, facts: { table } },
    isAtLeast('3.12.10') && !isAtLeast('3.15.17') && { id: 'unfinished', isWarning: true, facts: { table } },
    isAtLeast('3.17.2') && { id: 'gt', isWarning: true, facts: { table } },
    utils !== getNewest('xe-utils') &&
      utils.startsWith('4.') && {
        id: 'brokenUtils',
        isWarning: true,
        facts: { utils, broken: getNewest('xe-utils') }
      },
    utils.startsWith('3.') && { id: 'utilsThree', facts: { utils } },
    utils.startsWith('4.') && { id: 'utilsFour', facts: { utils } },
    ui !== undefined && { id: isNewest ? 'typesMoved' : 'olderTypes', facts: { ui, table } },
    choice.vue === '2.6' && { id: 'oldVue', facts: { vue: chosen.get('vue')!.version } },
    ...used
      .filter(
        plugin => !getReleases(snapshot, plugin.name).some(({ version }) => version === getLatest(snapshot, plugin))
      )
      .map(plugin => ({
        id: 'pluginLatest' as const,
        isWarning: true as const,
        facts: { plugin: plugin.name, latest: getLatest(snapshot, plugin) }
      })),
    choice.plugins.includes('xlsx') && {
      id: 'pluginSuccessor',
      isWarning: true,
      facts: { plugin: '@vxe-ui/plugin-export-xlsx' }
    },
    untestedPlugins.length > 0 && {
      id: 'pluginUntried',
      facts: { plugins: untestedPlugins.map(({ name }) => name).join(', '), table }
    }
  ]
  return notes.filter(note => note !== false)
}

const findNewestInRange = (snapshot: Snapshot, range: string): string =>
  getReleases(snapshot, 'vxe-table').find(({ version }) => satisfies(version, range))?.version ?? ''

const getLatest = (snapshot: Snapshot, { name }: { name: string }): string => snapshot.packages[name]?.latest ?? ''
