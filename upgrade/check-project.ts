import { checkFile } from './check.ts'
import type { FileCheckResult, FileProject, SourceFile } from './check.ts'
import type { Finding, Problem } from './finding.ts'
import { createProjectModules } from '../usage/project/project-modules.ts'
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
}

const watchedPackages = ['vxe-table', 'vxe-pc-ui', '@vxe-ui/core', 'xe-utils', 'vue']

/** Checks many files for an upgrade. */
export function checkProject(files: readonly SourceFile[], versions: UpgradeVersions): CheckedProject {
  const project: CheckedProject = { findings: [], problems: [], packages: [], verdict: 'yes', files: 0 }
  const checkable = files.filter(({ name }) => fileKind(name))
  for (const [file, { findings, problems }] of checkFiles(checkable, versions).results) {
    for (const each of findings) project.findings.push(each)
    project.problems.push(...problems)
    project.packages.push(...packagesIn(file))
    project.files++
  }
  project.verdict = getVerdict(project.findings, project.problems)
  return project
}

interface CheckedFiles {
  results: Map<SourceFile, FileCheckResult>
  projectOf: (file: SourceFile) => FileProject
}

/** Checks each file, and those again that other files use options of. */
export function checkFiles(files: readonly SourceFile[], versions: UpgradeVersions): CheckedFiles {
  const modules = createProjectModules(files)
  const exchange = createUseExchange()
  const results = new Map<SourceFile, FileCheckResult>()
  const byName = new Map(files.map(file => [file.name, file]))
  const projectOf = ({ name }: SourceFile): FileProject => ({ modules, incoming: exchange.incomingOf(name) })
  const check = (file: SourceFile): void => {
    const result = checkFile(file, versions, projectOf(file))
    results.set(file, result)
    exchange.add(result.uses)
  }
  for (const file of files) check(file)
  for (let changed = exchange.takeChanged(); changed.length > 0; changed = exchange.takeChanged())
    for (const name of changed) {
      const file = byName.get(name)
      if (file) check(file)
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
