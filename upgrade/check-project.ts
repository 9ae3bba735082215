import { checkFile } from './check.ts'
import type { Checked, SourceFile } from './check.ts'
import { readLock } from './read/lock-file.ts'
import { readPackage } from './read/package-file.ts'
import { fileKind } from './read/file-kind.ts'
import type { Verdict } from './verdict.ts'
import { verdictOn } from './verdict.ts'
import type { Versions } from './version.ts'

export interface CheckedProject extends Checked {
  verdict: Verdict
  /** Versions that lock files and `package.json` name. */
  packages: { name: string; version: string; file: string }[]
  /** How many files were looked at. */
  files: number
}

const watched = ['vxe-table', 'vxe-pc-ui', '@vxe-ui/core', 'xe-utils', 'vue']

/** What an upgrade changes in many files. */
export function checkProject(files: Iterable<SourceFile>, versions: Versions): CheckedProject {
  const project: CheckedProject = { findings: [], problems: [], packages: [], verdict: 'yes', files: 0 }
  for (const file of files) {
    if (!fileKind(file.name)) continue
    const { findings, problems } = checkFile(file, versions)
    project.findings.push(...findings)
    project.problems.push(...problems)
    project.packages.push(...packagesIn(file))
    project.files++
  }
  project.verdict = verdictOn(project.findings)
  return project
}

/** Versions in one file, to be put together by who reads many. */
export function packagesIn({ name, text }: SourceFile): CheckedProject['packages'] {
  const kind = fileKind(name)
  if (kind === 'lock')
    return readLock(text, watched).map(each => ({ name: each.name, version: each.version, file: name }))
  if (kind !== 'package') return []
  const dependencies = readPackage(text)?.dependencies ?? []
  return dependencies
    .filter(each => watched.includes(each.name))
    .map(each => ({ name: each.name, version: each.range, file: name }))
}
