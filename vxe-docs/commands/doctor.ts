import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { words } from '../../shared/words.ts'
import { compareVersions } from '../../shared/version-order.ts'
import { readProject } from '../../upgrade/cli/read-project.ts'
import { snapshot, getReleases } from '../../upgrade-facts/snapshot.ts'
import { satisfies } from '../../upgrade-facts/version-range.ts'
import { fileKind } from '../../usage/read/file-kind.ts'
import type { AnswerLanguage } from '../../answers/answers.ts'
import type { Command } from '../command.ts'
import { exitCodes, UsageError } from '../command.ts'
import { commonTexts } from '../common-texts.ts'
import { findInstalledVersion, foldersUp, readManifest, readSmallFile, readVersion } from '../installed-packages.ts'
import { readLockedVersion } from '../locked-version.ts'
import { readOptions } from '../options.ts'

/** Result of one question about a project; the ids are part of the JSON output. */
export interface Diagnosis {
  id: DiagnosisId
  severity: 'ok' | 'note' | 'problem'
  message: string
  /** Address of the page that explains it. */
  page: string
}

type DiagnosisId = 'versions' | 'copies' | 'vue' | 'plugin' | 'registration' | 'style' | 'language' | 'lock'

const watched = ['vxe-table', 'vue', 'xe-utils', 'vxe-pc-ui', '@vxe-ui/core'] as const
const pages = {
  versions: '/upgrade/versions',
  install: '/table/start/install',
  use: '/table/start/use',
  i18n: '/table/start/i18n',
  trouble: '/table/start/trouble'
}

const texts = words({
  zh: {
    noManifest: '这里没有 package.json。请在项目的文件夹中运行。',
    facts: (name: string, list: string[]) => `${name}：${list.join('，')}`,
    declared: (range: string) => `声明 ${range}`,
    locked: (version: string) => `锁定 ${version}`,
    installed: (version: string) => `安装 ${version}`,
    notInstalled: '没有安装',
    noTable: 'package.json 没有声明 vxe-table，代码中也许通过其他包使用。',
    outside: (name: string, version: string, range: string) =>
      `安装的 ${name} ${version} 不在声明的范围 ${range} 内。重新安装依赖。`,
    lockDiffers: (name: string, version: string, installed: string) =>
      `锁文件中的 ${name} 是 ${version}，安装的是 ${installed}。按锁文件重新安装（npm ci）。`,
    noLock: '没有锁文件，每次安装都可能得到其他版本。',
    vueThree: (version: string) => `Vue ${version} 不能使用 vxe-table 3.x，它用于 Vue 2。`,
    tableFour: (version: string) => `vxe-table ${version} 用于 Vue 3。Vue 2 项目使用 3.x。`,
    copies: (name: string, places: string) =>
      `有多份 ${name}：${places}。格式化函数和渲染器的注册只对其中一份有效，打包结果也更大。统一版本。`,
    plugin: (name: string, version: string) => `${name} ${version} 不用于 Vue 2。选择用于 Vue 2 的版本。`,
    noRegistration: '没有找到注册组件的代码（Vue.use）。没有注册时，页面上不显示表格。',
    registered: (place: string) => `在 ${place} 注册。`,
    noStyle: '没有找到引入样式的代码（vxe-table/lib/style.css）。没有样式时，表格没有布局。',
    styled: (place: string) => `在 ${place} 引入样式。`,
    language: (place: string) => `在 ${place} 设置语言。`,
    noLanguage: '没有设置语言，组件的文字是中文。',
    unread: (count: number) => `有 ${count} 个文件没有读取，结果可能不完整。`,
    page: (address: string) => `见 ${address}`,
    total: (problems: number) => (problems === 0 ? '没有发现问题。' : `发现 ${problems} 个问题。`)
  },
  en: {
    noManifest: 'There is no package.json here. Run the command in the folder of a project.',
    facts: (name, list) => `${name}: ${list.join(', ')}`,
    declared: range => `declared ${range}`,
    locked: version => `locked ${version}`,
    installed: version => `installed ${version}`,
    notInstalled: 'not installed',
    noTable: 'package.json does not declare vxe-table. Another package may bring it.',
    outside: (name, version, range) =>
      `The installed ${name} ${version} is outside the declared range ${range}. Install the dependencies again.`,
    lockDiffers: (name, version, installed) =>
      `The lock file has ${name} ${version}, but ${installed} is installed. Install by the lock file (npm ci).`,
    noLock: 'There is no lock file, so each install may bring other versions.',
    vueThree: version => `vxe-table 3.x does not work with Vue ${version}. It is for Vue 2.`,
    tableFour: version => `vxe-table ${version} is for Vue 3. A Vue 2 project uses 3.x.`,
    copies: (name, places) =>
      `There are several copies of ${name}: ${places}. Formats and renderers are registered in one of them only, and the bundle is larger. Use one version.`,
    plugin: (name, version) => `${name} ${version} is not for Vue 2. Choose a release for Vue 2.`,
    noRegistration: 'No code registers the components (Vue.use). A page shows no table until they are registered.',
    registered: place => `Registered in ${place}.`,
    noStyle: 'No code imports the styles (vxe-table/lib/style.css). A table has no layout without them.',
    styled: place => `Styles imported in ${place}.`,
    language: place => `Language set in ${place}.`,
    noLanguage: 'No language is set, so the texts of the components are Chinese.',
    unread: count => `${count} files were not read, so the result may be incomplete.`,
    page: address => `See ${address}`,
    total: problems =>
      problems === 0
        ? 'No problems were found.'
        : problems === 1
          ? '1 problem was found.'
          : `${problems} problems were found.`
  }
})

export const doctorCommand: Command = {
  name: 'doctor',
  usage: 'doctor [folder]',
  summary: {
    zh: '检查项目：版本、重复的包、插件、注册、样式、语言',
    en: 'examine a project: versions, copies, plugins, registration, styles, language'
  },
  help: {
    zh: '在项目的文件夹中运行，只读取文件。发现问题时，退出码为 1。',
    en: 'Run it in the folder of a project. It only reads. The exit code is 1 if there is a problem.'
  },
  run({ args, answerLanguage: language, workingFolder, writeOutput }) {
    const { values, positionals } = readOptions(args, { json: { type: 'boolean', default: false } })
    const folder = path.resolve(workingFolder, positionals[0] ?? '.')
    if (!existsSync(folder)) throw new UsageError(commonTexts[language].missingPath(positionals[0] ?? '.'))
    const results = diagnose(folder, language)
    const problems = results.filter(({ severity }) => severity === 'problem').length
    if (values.json) writeOutput(`${JSON.stringify(results, undefined, 2)}\n`)
    else {
      const signs = { ok: '✓', note: '-', problem: '✗' }
      const lines = results.map(
        ({ severity, message, page }) =>
          `${signs[severity]} ${message}${severity === 'ok' ? '' : `\n    ${texts[language].page(page)}`}`
      )
      writeOutput(`${[...lines, '', texts[language].total(problems)].join('\n')}\n`)
    }
    return problems > 0 ? exitCodes.found : exitCodes.done
  }
}

/** Examines the project in a folder; throws a sentence if there is none. */
export function diagnose(folder: string, language: AnswerLanguage): Diagnosis[] {
  const text = texts[language]
  const manifest = readManifest(readSmallFile(path.join(folder, 'package.json')) ?? '')
  if (!manifest) throw new UsageError(text.noManifest)
  const ranges = readRanges(manifest)
  return [
    ...diagnoseVersions(folder, ranges, language),
    ...diagnoseCopies(folder, language),
    ...diagnosePlugins(folder, ranges, language),
    ...diagnoseCode(folder, language)
  ]
}

function readRanges(manifest: Record<string, unknown>): Map<string, string> {
  const ranges = new Map<string, string>()
  for (const key of ['peerDependencies', 'devDependencies', 'dependencies']) {
    const list = manifest[key]
    if (typeof list !== 'object' || list === null) continue
    for (const [name, range] of Object.entries(list)) if (typeof range === 'string') ranges.set(name, range)
  }
  return ranges
}

function diagnoseVersions(folder: string, ranges: ReadonlyMap<string, string>, language: AnswerLanguage): Diagnosis[] {
  const text = texts[language]
  const results: Diagnosis[] = []
  const add = (severity: Diagnosis['severity'], message: string, id: DiagnosisId = 'versions') =>
    results.push({ id, severity, message, page: pages.versions })
  if (!ranges.has('vxe-table')) add('note', text.noTable)
  for (const name of watched) {
    const range = ranges.get(name)
    const installed = findInstalledVersion(folder, name)
    if (range === undefined && installed === undefined) continue
    const locked = readLockedVersion(folder, name)
    const facts = [
      ...(range === undefined ? [] : [text.declared(range)]),
      ...(locked === undefined ? [] : [text.locked(locked)]),
      installed === undefined ? text.notInstalled : text.installed(installed)
    ]
    add(installed === undefined ? 'problem' : 'ok', text.facts(name, facts))
    if (installed === undefined) continue
    if (range !== undefined && isSimpleRange(range) && !satisfies(installed, range))
      add('problem', text.outside(name, installed, range))
    if (locked !== undefined && locked !== installed) add('problem', text.lockDiffers(name, locked, installed))
    if (name === 'vue' && compareVersions(installed, '3.0.0') >= 0) add('problem', text.vueThree(installed), 'vue')
    if (name === 'vxe-table' && compareVersions(installed, '4.0.0') >= 0)
      add('problem', text.tableFour(installed), 'vue')
  }
  if (!foldersUp(folder).some(each => lockFiles.some(name => existsSync(path.join(each, name)))))
    add('note', text.noLock, 'lock')
  return results
}

const lockFiles = ['package-lock.json', 'yarn.lock', 'pnpm-lock.yaml', 'npm-shrinkwrap.json']

/** Ranges that are compared; an address, a tag or an alias is not. */
const isSimpleRange = (range: string): boolean => /^[~^]?\d+\.\d+\.\d+$/.test(range)

/** Finds copies of the utility functions inside of other packages. */
function diagnoseCopies(folder: string, language: AnswerLanguage): Diagnosis[] {
  const results: Diagnosis[] = []
  for (const name of ['xe-utils', 'vxe-table', 'vue']) {
    const copies = foldersUp(folder)
      .map(each => path.join(each, 'node_modules'))
      .flatMap(modules => [path.join(modules, name), ...nestedFolders(modules).map(each => path.join(each, name))])
      .flatMap(each => {
        const version = readVersion(path.join(each, 'package.json'))
        return version === undefined ? [] : [`${version} (${path.relative(folder, each).split(path.sep).join('/')})`]
      })
    if (copies.length > 1)
      results.push({
        id: 'copies',
        severity: 'problem',
        message: texts[language].copies(name, copies.join(', ')),
        page: pages.versions
      })
  }
  return results
}

/** Returns `node_modules` inside of the packages that belong to the library. */
function nestedFolders(modules: string): string[] {
  try {
    return readdirSync(modules)
      .filter(name => /^(?:vxe-|xe-utils|@vxe-ui)/.test(name))
      .flatMap(name =>
        name.startsWith('@') ? readdirSync(path.join(modules, name)).map(each => `${name}/${each}`) : [name]
      )
      .map(name => path.join(modules, name, 'node_modules'))
  } catch {
    return []
  }
}

function diagnosePlugins(folder: string, ranges: ReadonlyMap<string, string>, language: AnswerLanguage): Diagnosis[] {
  const names = [...ranges.keys()].filter(name => /^(?:vxe-table-plugin-|@vxe-ui\/plugin-)/.test(name))
  return names.flatMap((name): Diagnosis[] => {
    const version = findInstalledVersion(folder, name)
    const releases = getReleases(snapshot, name)
    const isKnown = version === undefined || releases.length === 0 || releases.some(each => each.version === version)
    return isKnown
      ? []
      : [{ id: 'plugin', severity: 'problem', message: texts[language].plugin(name, version), page: pages.versions }]
  })
}

/** Finds where the code registers the components, imports their styles and sets the language. */
function diagnoseCode(folder: string, language: AnswerLanguage): Diagnosis[] {
  const text = texts[language]
  const { sources, problems } = readProject(['.'], folder)
  const files = [...sources.keys()].filter(({ name }) => fileKind(name) !== 'lock')
  const findPlace = (pattern: RegExp): string | undefined => {
    for (const { name, text: source } of files) {
      const index = source.search(pattern)
      if (index >= 0) return `${name}:${source.slice(0, index).split('\n').length}`
    }
    return undefined
  }
  const registered = findPlace(/\.(?:use|component)\(\s{0,9}(?:VXE\w*|Vxe\w*|Table|Grid)\b/)
  const styled = findPlace(
    /vxe-(?:table|pc-ui)\/(?:lib\/[\w/-]{0,40}style(?:\.min)?\.css|styles\/|packages\/[\w/-]{0,60}style)/
  )
  const languageSet = findPlace(/\bi18n\s{0,4}[:(]|setI18n\(|vxe-table\/lib\/locale|\bi18n\s{0,4},/)
  const result = (
    id: DiagnosisId,
    place: string | undefined,
    found: (place: string) => string,
    missing: string,
    severity: 'problem' | 'note',
    page: string
  ): Diagnosis =>
    place === undefined ? { id, severity, message: missing, page } : { id, severity: 'ok', message: found(place), page }
  return [
    result('registration', registered, text.registered, text.noRegistration, 'problem', pages.install),
    result('style', styled, text.styled, text.noStyle, 'problem', pages.install),
    result('language', languageSet, text.language, text.noLanguage, 'note', pages.i18n),
    ...(problems.length > 0
      ? [
          {
            id: 'registration' as const,
            severity: 'note' as const,
            message: text.unread(problems.length),
            page: pages.trouble
          }
        ]
      : [])
  ]
}
