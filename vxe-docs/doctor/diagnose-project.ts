import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { AnswerLanguage } from '../../answers/answers.ts'
import { compareVersions } from '../../shared/version-order.ts'
import { readProject } from '../../upgrade/cli/read-project.ts'
import { snapshot, getReleases } from '../../upgrade-facts/snapshot.ts'
import { satisfies } from '../../upgrade-facts/version-range.ts'
import { fileKind } from '../../usage/read/file-kind.ts'
import { UsageError } from '../command.ts'
import { findInstalledVersion, foldersUp, readManifest, readSmallFile, readVersion } from '../installed-packages.ts'
import { readLockedVersion } from '../locked-version.ts'
import { doctorTexts } from './doctor-texts.ts'

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
  i18n: '/table/start/i18n',
  trouble: '/table/start/trouble'
}

/** Examines the project in a folder; throws a sentence if there is none. */
export function diagnose(folder: string, language: AnswerLanguage): Diagnosis[] {
  const text = doctorTexts[language]
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
  const text = doctorTexts[language]
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
        message: doctorTexts[language].copies(name, copies.join(', ')),
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
      : [
          {
            id: 'plugin',
            severity: 'problem',
            message: doctorTexts[language].plugin(name, version),
            page: pages.versions
          }
        ]
  })
}

/** Finds where the code registers the components, imports their styles and sets the language. */
function diagnoseCode(folder: string, language: AnswerLanguage): Diagnosis[] {
  const text = doctorTexts[language]
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
