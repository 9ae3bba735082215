import { checkFile } from './check.ts'
import type { FileCheckResult, SourceFile } from './check.ts'
import { readLock } from './read/lock-file.ts'
import { readPackage } from './read/package-file.ts'
import { fileKind } from './read/file-kind.ts'
import type { Verdict } from './verdict.ts'
import { getVerdict } from './verdict.ts'
import type { UpgradeVersions } from './version.ts'

export interface CheckedProject extends FileCheckResult {
  verdict: Verdict
  /** Versions from lock files and `package.json`. */
  packages: { name: string; version: string; file: string }[]
  /** Number of checked files. */
  files: number
}

const watchedPackages = ['vxe-table', 'vxe-pc-ui', '@vxe-ui/core', 'xe-utils', 'vue']

/** Checks many files for an upgrade. */
export function checkProject(files: Iterable<SourceFile>, versions: UpgradeVersions): CheckedProject {
  const project: CheckedProject = { findings: [], problems: [], packages: [], verdict: 'yes', files: 0 }
  for (const file of files) {
    if (!fileKind(file.name)) continue
    const { findings, problems } = checkFile(file, versions)
    for (const each of findings) project.findings.push(each)
    project.problems.push(...problems)
    project.packages.push(...packagesIn(file))
    project.files++
  }
  project.verdict = getVerdict(project.findings, project.problems)
  return project
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
