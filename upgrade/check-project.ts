import { checkFile } from './check.ts'
import type { FileCheckResult, FileProject, SourceFile } from './check.ts'
import type { Finding, Problem } from './finding.ts'
import type { MemberIndex } from '../usage/members/member-index.ts'
import { createProjectModules } from '../usage/project/project-modules.ts'
import { planChecks } from '../usage/project/plan-checks.ts'
import { createUseExchange } from '../usage/project/use-exchange.ts'
import { readLock } from './read/lock-file.ts'
import { readPackage } from '../usage/read/package-file.ts'
import { fileKind } from '../usage/read/file-kind.ts'
import type { Verdict } from './verdict.ts'
import { getVerdict } from './verdict.ts'
import type { UpgradeVersions } from './version.ts'

export interface CheckedProject {
  findings: Finding[]
  problems: Problem[]
  verdict: Verdict
  /** Versions from lock files and `package.json`. */
  packages: { name: string; version: string; file: string }[]
  /** Number of checked files. */
  files: number
  /** Members and components of the library that the files use; empty without an index of members. */
  members: readonly string[]
}

const watchedPackages = ['vxe-table', 'vxe-pc-ui', '@vxe-ui/core', 'xe-utils', 'vue']

/** Checks many files for an upgrade. */
export function checkProject(
  files: readonly SourceFile[],
  versions: UpgradeVersions,
  index?: MemberIndex
): CheckedProject {
  const checkable = files.filter(({ name }) => fileKind(name))
  const { results } = checkFiles(checkable, versions, index)
  return mergeResults(Array.from(results, ([file, result]) => ({ ...result, packages: packagesIn(file) })))
}

/** Merges the results of files, with the problems of those that could not be read. */
export function mergeResults(
  results: readonly Pick<CheckedProject, 'findings' | 'problems' | 'packages' | 'members'>[],
  unread: readonly Problem[] = []
): CheckedProject {
  const findings = results.flatMap(result => result.findings)
  const problems = [...unread, ...results.flatMap(result => result.problems)]
  const packages = results.flatMap(result => result.packages)
  const members = [...new Set(results.flatMap(result => result.members))]
  return { findings, problems, packages, verdict: getVerdict(findings, problems), files: results.length, members }
}

interface CheckedFiles {
  results: Map<SourceFile, FileCheckResult>
  projectOf: (file: SourceFile) => FileProject
}

/** Checks each file, and those again that other files use options of. With an index, the results name used members. */
export function checkFiles(files: readonly SourceFile[], versions: UpgradeVersions, index?: MemberIndex): CheckedFiles {
  const modules = createProjectModules(files)
  const exchange = createUseExchange()
  const results = new Map<SourceFile, FileCheckResult>()
  const projectOf = ({ name }: SourceFile): FileProject => ({ modules, incoming: exchange.incomingOf(name) })
  for (const batch of planChecks(files, exchange.takeChanged))
    for (const file of batch) {
      const result = checkFile(file, versions, { ...projectOf(file), index })
      results.set(file, result)
      exchange.add(result.uses)
    }
  return { results, projectOf }
}

/** Returns the watched packages of one file; the caller merges those of several files. */
export function packagesIn(file: SourceFile): CheckedProject['packages'] {
  try {
    return readPackages(file)
  } catch {
    // The check reports that the file can't be read.
    return []
  }
}

function readPackages({ name, text }: SourceFile): CheckedProject['packages'] {
  const kind = fileKind(name)
  if (kind === 'lock')
    return readLock(text, watchedPackages).map(each => ({ name: each.name, version: each.version, file: name }))
  if (kind !== 'package') return []
  const dependencies = readPackage(text)?.dependencies ?? []
  return dependencies
    .filter(each => watchedPackages.includes(each.name))
    .map(each => ({ name: each.name, version: each.range, file: name }))
}
