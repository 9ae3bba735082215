import { readFileSync } from 'node:fs'
import path from 'node:path'
import { getDefectsPath } from '../../shared/api.ts'
import type { FactTable } from '../../shared/fact-table.ts'
import type { Language } from '../../shared/locale.ts'
import { compareVersions } from '../../shared/version-order.ts'
import { words } from '../../shared/words.ts'
import { defectResults, documentedRelease } from '../../upgrade-facts/defect-results.ts'
import { readReleaseMembers } from '../../upgrade-facts/release-members.ts'
import type { ReleaseRating } from '../../upgrade-facts/release-choice.ts'
import { chooseRelease, countRemovedMembers, rateReleases } from '../../upgrade-facts/release-choice.ts'
import { rules } from '../../upgrade/rules/all.ts'
import type { Rule } from '../../upgrade/rule.ts'
import { subjects } from '../api/subjects.ts'
import { once } from '../graph/once.ts'
import type { PageDefect } from './page-defects.ts'

/** Names of the tables on the page about the choice of a release. */
export const releaseTableNames = ['verdict', 'lines'] as const
export type ReleaseTableName = (typeof releaseTableNames)[number]

const texts = words({
  zh: {
    decision: '做法',
    release: '版本',
    reasons: '理由',
    upgrade: '升级',
    stay: '不升级',
    none: '–',
    noTarget: (version: string, points: number) => `${version} 为 ${points} 分，之后没有分数更低的版本。`,
    points: (own: number, stay: number, documented: string) =>
      `${own} 分，是 ${documented} 之后最低的，${documented} 为 ${stay} 分。`,
    fixed: (all: number, data: number, documented: string) =>
      `修复 ${documented} 的 ${all} 个缺陷，其中 ${data} 个使数据出错或丢失。`,
    brought: (count: number, pages: string) => `${count} 个缺陷修复之后又出现：${pages}。`,
    notBrought: '没有缺陷在修复之后又出现。',
    removed: (count: number, documented: string) => `${documented} 声明的 ${count} 个成员不再声明。`,
    notRemoved: (documented: string) => `${documented} 声明的成员仍然都有声明。`,
    defaults: (count: number) => `${count} 个能看到效果的[默认值](/table/start/upgrade#defaults)不同。`,
    nothingToDo: '成员和默认值不变，不需要修改代码。',
    known: (all: number, data: number) =>
      `有 ${all} 个[已知缺陷](/upgrade/defects)，其中 ${data} 个使数据出错或丢失，解决方法写在各自的页面中。`,
    present: '数据、功能、显示缺陷',
    back: '又出现',
    unanswered: '没有结果',
    interface: '缺少的成员、不同的默认值',
    sum: '分数',
    separator: '、'
  },
  en: {
    decision: 'Decision',
    release: 'Release',
    reasons: 'Reasons',
    upgrade: 'Upgrade',
    stay: 'Stay',
    none: '–',
    noTarget: (version, points) => `${version} has ${points} points, and no later release has fewer.`,
    points: (own, stay, documented) =>
      `${own} points, the fewest of all releases after ${documented}, which has ${stay}. `,
    fixed: (all, data, documented) =>
      `Fixes ${all} defects of ${documented}, ${data} of them with wrong or lost data. `,
    brought: (count, pages) =>
      count === 1 ? `1 defect is back after a fix: ${pages}. ` : `${count} defects are back after a fix: ${pages}. `,
    notBrought: 'No defect is back after a fix. ',
    removed: (count, documented) =>
      count === 1
        ? `1 member that ${documented} declares is no longer declared. `
        : `${count} members that ${documented} declares are no longer declared. `,
    notRemoved: documented => `All members that ${documented} declares are still declared. `,
    defaults: count =>
      count === 1
        ? '1 visible [default](/table/start/upgrade#defaults) differs.'
        : `${count} visible [defaults](/table/start/upgrade#defaults) differ.`,
    nothingToDo: 'Members and defaults stay the same, so your code needs no changes. ',
    known: (all, data) =>
      `It has ${all} [known defects](/upgrade/defects), ${data} of them with wrong or lost data. Their pages have the workarounds.`,
    present: 'Data, broken, display defects',
    back: 'Back again',
    unanswered: 'Without a result',
    interface: 'Missing members, other defaults',
    sum: 'Points',
    separator: ', '
  }
})

/** Answers which release to take, or lists the numbers behind the answer. */
export function createReleaseTable(
  name: ReleaseTableName,
  ratings: readonly ReleaseRating[],
  defects: readonly PageDefect[],
  language: Language
): FactTable {
  const text = texts[language]
  const { stay, target } = chooseRelease(ratings)
  if (name === 'lines')
    return {
      head: [text.release, text.sum, text.present, text.back, text.unanswered, text.interface],
      rows: ratings.map(rating => [
        `\`${rating.version}\``,
        String(rating.points),
        `${rating.present.data} / ${rating.present.broken} / ${rating.present.display}`,
        String(rating.brought.length),
        String(rating.unanswered),
        `${rating.removedMembers} / ${rating.changedDefaults}`
      ])
    }
  return {
    head: [text.decision, text.release, text.reasons],
    rows: [
      target
        ? [text.upgrade, `\`${target.version}\``, formatTargetReasons(target, stay, defects, language)]
        : [text.upgrade, text.none, text.noTarget(stay.version, stay.points)],
      [text.stay, `\`${stay.version}\``, text.nothingToDo + text.known(countDefects(stay), stay.present.data)]
    ]
  }
}

function formatTargetReasons(
  target: ReleaseRating,
  stay: ReleaseRating,
  defects: readonly PageDefect[],
  language: Language
): string {
  const text = texts[language]
  const { points, fixed, fixedData, brought, removedMembers, changedDefaults } = target
  const pages = brought.map(id => {
    const { page, title } = defects.find(each => each.id === id)!
    return `[${title}](${getDefectsPath(page)})`
  })
  return [
    text.points(points, stay.points, stay.version),
    text.fixed(fixed.length, fixedData.length, stay.version),
    brought.length ? text.brought(brought.length, [...new Set(pages)].join(text.separator)) : text.notBrought,
    removedMembers ? text.removed(removedMembers, stay.version) : text.notRemoved(stay.version),
    text.defaults(changedDefaults)
  ]
    .join('')
    .trim()
}

const countDefects = ({ present }: ReleaseRating): number => present.data + present.broken + present.display

const components = subjects.map(({ name }) => name)

const readMembers = once(() => {
  const file = path.resolve(import.meta.dirname, '../../upgrade-facts/releases.json')
  return readReleaseMembers(JSON.parse(readFileSync(file, 'utf8')))
})

/** Counts the defaults of the upgrade guide that a release has changed; those of `vxe-pc-ui` apply from 3.9 on. */
function countChangedDefaults(version: string): number {
  const applies = ({ since, until, of }: Rule) =>
    compareVersions(version, of ? firstWithPcUi : since) >= 0 && !(until && compareVersions(version, until) >= 0)
  return new Set(rules.flatMap(rule => (rule.find.kind === 'default' && applies(rule) ? [rule.find.path] : []))).size
}
const firstWithPcUi = '3.9.0'

/** Rates the releases by the results of the ledger and by the members and defaults that changed. */
export const rateKnownReleases = (defects: readonly PageDefect[]): ReleaseRating[] =>
  rateReleases({
    countRemovedMembers: version => countRemovedMembers(readMembers(), components, documentedRelease, version),
    countChangedDefaults,
    results: defectResults,
    severities: new Map(defects.map(({ id, severity }) => [id, severity])),
    documented: documentedRelease
  })
