import { compareVersions } from '../shared/version-order.ts'
import type { Choice } from './choices.ts'
import { plugins } from './choices.ts'
import type { Release, Snapshot } from './snapshot.ts'
import { releasesOf } from './snapshot.ts'
import { satisfies } from './version-range.ts'

/** What a reader should know about the choice. The words for each are where it is shown; `facts` fill them. */
export interface FitNote {
  id: NoteId
  /** A warning is about something that breaks. */
  isWarning?: true
  facts: Record<string, string>
}

export type NoteId =
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

export function notesOf(snapshot: Snapshot, choice: Choice, chosen: ReadonlyMap<string, Release>): FitNote[] {
  const table = chosen.get('vxe-table')!.version
  const utils = chosen.get('xe-utils')!.version
  const ui = chosen.get('vxe-pc-ui')?.version
  const newest = (name: string) => releasesOf(snapshot, name)[0]?.version ?? ''
  const isNewest = table === newest('vxe-table')
  const isFrom = (version: string) => compareVersions(table, version) >= 0
  const latest = snapshot.packages['vxe-table']!.latest
  const used = choice.plugins.map(name => plugins[name])
  const untried = used.filter(plugin => !('isRun' in plugin) || !ui)

  const notes: (FitNote | false)[] = [
    { id: 'caret', isWarning: true, facts: { range: `^${table}`, gets: newestIn(snapshot, `^${table}`) } },
    { id: 'latest', isWarning: true, facts: { latest } },
    isFrom('3.9.0') && { id: 'dropsDependencies', isWarning: true, facts: { table } },
    isFrom('3.12.10') && !isFrom('3.15.17') && { id: 'unfinished', isWarning: true, facts: { table } },
    isFrom('3.17.2') && { id: 'gt', isWarning: true, facts: { table } },
    utils !== newest('xe-utils') &&
      utils.startsWith('4.') && {
        id: 'brokenUtils',
        isWarning: true,
        facts: { utils, broken: newest('xe-utils') }
      },
    utils.startsWith('3.') && { id: 'utilsThree', facts: { utils } },
    utils.startsWith('4.') && { id: 'utilsFour', facts: { utils } },
    ui !== undefined && { id: isNewest ? 'typesMoved' : 'olderTypes', facts: { ui, table } },
    choice.vue === '2.6' && { id: 'oldVue', facts: { vue: chosen.get('vue')!.version } },
    ...used
      .filter(
        plugin => !releasesOf(snapshot, plugin.name).some(({ version }) => version === latestOf(snapshot, plugin))
      )
      .map(plugin => ({
        id: 'pluginLatest' as const,
        isWarning: true as const,
        facts: { plugin: plugin.name, latest: latestOf(snapshot, plugin) }
      })),
    choice.plugins.includes('xlsx') && {
      id: 'pluginSuccessor',
      isWarning: true,
      facts: { plugin: '@vxe-ui/plugin-export-xlsx' }
    },
    untried.length > 0 && { id: 'pluginUntried', facts: { plugins: untried.map(({ name }) => name).join(', '), table } }
  ]
  return notes.filter(note => note !== false)
}

const newestIn = (snapshot: Snapshot, range: string): string =>
  releasesOf(snapshot, 'vxe-table').find(({ version }) => satisfies(version, range))?.version ?? ''

const latestOf = (snapshot: Snapshot, { name }: { name: string }): string => snapshot.packages[name]?.latest ?? ''
