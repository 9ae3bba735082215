import { getDefectsPath, inheritedPath, readMemberPath, toCamelCase } from '../../shared/api.ts'
import { findTestedRelease } from '../../shared/compare-defects.ts'
import type { DefectList, ListedDefect } from '../../shared/defects.ts'
import { defectSeverities, readAlternatives } from '../../shared/defects.ts'
import { words } from '../../shared/words.ts'
import type { AnswerLanguage } from '../../answers/answers.ts'
import { docsVersion } from '../../answers/docs-version.ts'
import { findDefectRange } from '../../upgrade-facts/defect-results.ts'
import { formatDefectRange } from '../../upgrade-facts/defect-texts.ts'
import type { Command, Docs } from '../command.ts'
import { exitCodes } from '../command.ts'
import { findInstalledVersion } from '../installed-packages.ts'
import { readOptions } from '../options.ts'

const texts = words({
  zh: {
    severity: { data: '数据', broken: '功能', display: '显示' },
    none: (release: string) => `没有已知的 vxe-table ${release} 的缺陷。`,
    noMatch: (query: string, release: string) => `vxe-table ${release} 没有与“${query}”有关的已知缺陷。`,
    heading: (count: number, release: string) => `vxe-table ${release} 的已知缺陷：${count} 个`,
    installed: (version: string) => `项目安装的是 vxe-table ${version}。`,
    notInstalled: '项目没有安装 vxe-table。',
    nearest: (version: string, release: string) => `没有 ${version} 的结果，以下是 ${release} 的缺陷。`
  },
  en: {
    severity: { data: 'data', broken: 'feature', display: 'display' },
    none: release => `No defects of vxe-table ${release} are known.`,
    noMatch: (query, release) => `No known defect of vxe-table ${release} has to do with “${query}”.`,
    heading: (count, release) => `Known defects of vxe-table ${release}: ${count}`,
    installed: version => `This project has vxe-table ${version} installed.`,
    notInstalled: 'This project does not have vxe-table installed.',
    nearest: (version, release) => `There are no results for ${version}. These are the defects of ${release}.`
  }
})

export const defectsCommand: Command = {
  name: 'defects',
  usage: 'defects [words or member]',
  summary: {
    zh: '列出安装的版本的已知缺陷，以及修复它们的版本',
    en: 'list the known defects of the installed version, with the releases that fix them'
  },
  help: {
    zh: `省略参数时列出全部缺陷。参数是成员的名称时，列出使用该成员的代码可能遇到的缺陷，否则列出含有这些词的缺陷。
没有安装 vxe-table 时为 ${docsVersion} 的缺陷。
每个缺陷有严重程度（数据出错、功能不生效、显示不正确）、现象、版本，以及写有解决方法的页面。
示例：vxe-docs defects
      vxe-docs defects 懒加载
      vxe-docs defects tree-config.transform`,
    en: `Without an argument, all defects are listed. The name of a member finds the defects that code with it may meet,
any other words find the defects that contain them. Without vxe-table, they are those of ${docsVersion}.
Each defect has its severity (wrong data, a feature that does not work, a wrong display), what happens, the releases
and the page with the workaround.
Examples: vxe-docs defects
          vxe-docs defects lazy loading
          vxe-docs defects tree-config.transform`
  },
  run({ args, answerLanguage: language, openDocs, workingFolder, writeOutput }) {
    const { values, positionals } = readOptions(args, { json: { type: 'boolean', default: false } })
    const query = positionals.join(' ').trim()
    const list = readDefects(openDocs(), language)
    const installed = findInstalledVersion(workingFolder, 'vxe-table')
    const release = findTestedRelease(list.releases, installed ?? docsVersion) ?? list.releases[0]!
    const all = list.defects.filter(each => isIn(each, release, list))
    const found = findDefects(all, query)
    if (values.json) {
      const defects = found.map(each => toJson(each, release, list))
      writeOutput(`${JSON.stringify({ installed, release, defects }, undefined, 2)}\n`)
    } else writeOutput(`${formatList(found, { query, installed, release, list, language })}\n`)
    return found.length > 0 || query === '' ? exitCodes.done : exitCodes.found
  }
}

const readDefects = (docs: Docs, language: AnswerLanguage): DefectList =>
  docs.readFacts(`defects.${language}.json`) as DefectList

const isIn = ({ letters }: ListedDefect, release: string, { releases }: DefectList): boolean =>
  letters[releases.indexOf(release)] === 'f'

const rangeOf = ({ id, letters }: ListedDefect, release: string, { releases }: DefectList) =>
  findDefectRange({ releases, cases: { [id]: letters } }, id, release)

/** Returns the defects of a member if the query names one, else those that contain all of its words, the worst first. */
function findDefects(defects: readonly ListedDefect[], query: string): ListedDefect[] {
  const byMember = query === '' ? [] : defects.filter(each => isAboutMember(each, query))
  const searched = query.toLowerCase().split(/\s+/)
  const found =
    byMember.length > 0
      ? byMember
      : defects.filter(({ id, title, symptom, members }) => {
          const text = [id, title, symptom, ...members].join(' ').toLowerCase()
          return searched.every(word => text.includes(word))
        })
  return found.toSorted(
    (left, right) => defectSeverities.indexOf(left.severity) - defectSeverities.indexOf(right.severity)
  )
}

/** `tree-config`, `treeConfig.transform`, `table.treeConfig`, `grid.treeConfig`, `#filter`, `remove()` */
function isAboutMember({ members }: ListedDefect, query: string): boolean {
  const path = inheritedPath(query) ?? query
  const name = toCamelCase(query.replace(/^[@#]|\(\)$/g, '')).toLowerCase()
  return members.flatMap(readAlternatives).some(member => {
    const own = toCamelCase(readMemberPath(member)?.name ?? member).toLowerCase()
    return member === path || own === name || own.startsWith(`${name}.`) || own.endsWith(`.${name}`)
  })
}

function toJson(defect: ListedDefect, release: string, list: DefectList): object {
  const { id, page, title, severity, symptom, members } = defect
  const { since, fixedIn } = rangeOf(defect, release, list) ?? {}
  return { id, severity, symptom, since, fixedIn, page: getDefectsPath(page), title, members }
}

interface ListContext {
  query: string
  installed: string | undefined
  release: string
  list: DefectList
  language: AnswerLanguage
}

function formatList(found: readonly ListedDefect[], context: ListContext): string {
  const { query, installed, release, list, language } = context
  const text = texts[language]
  const newest = list.releases.at(-1) ?? release
  const version = installed ?? docsVersion
  const heading =
    found.length > 0
      ? text.heading(found.length, release)
      : query === ''
        ? text.none(release)
        : text.noMatch(query, release)
  return [
    installed === undefined ? text.notInstalled : text.installed(installed),
    ...(version === release ? [] : [text.nearest(version, release)]),
    heading,
    ...found.flatMap(each => [
      '',
      `[${text.severity[each.severity]}] ${each.symptom}`,
      `  ${formatDefectRange(rangeOf(each, release, list), each.letters.at(-1), newest, language)}  ${getDefectsPath(each.page)}`
    ])
  ].join('\n')
}
