import type { ReleaseMembers } from '../upgrade-facts/release-members.ts'
import { planChecks } from '../usage/project/plan-checks.ts'
import { createProjectModules } from '../usage/project/project-modules.ts'
import { createUseExchange } from '../usage/project/use-exchange.ts'
import { fileKind } from '../usage/read/file-kind.ts'
import { readPackage } from '../usage/read/package-file.ts'
import type { SourceFile } from '../usage/read/source-file.ts'
import type { CheckedProject, ProjectFacts } from './check-context.ts'
import { indexTargets } from './check-context.ts'
import type { CheckedFile, CheckProblem } from './check-file.ts'
import { checkFile } from './check-file.ts'
import type { CheckFinding } from './finding.ts'
import { mergeFindings } from './merge-findings.ts'
import type { LaterTarget } from './replacements.ts'
import { createVersionMembers } from './version-members.ts'

export interface CheckOptions {
  /** Version of vxe-table that the code is for: `3.8.6`. */
  version: string
  members: ReleaseMembers
  targets?: readonly LaterTarget[]
}

export interface ProjectCheck {
  version: string
  /** Release with the members that were compared, if npm does not serve the version. */
  release: string
  /** Number of checked files. */
  files: number
  findings: CheckFinding[]
  problems: CheckProblem[]
}

/** Finds names in the files of a project that a version lacks. Never throws for their contents. */
export function checkProject(files: readonly SourceFile[], options: CheckOptions): ProjectCheck {
  const checkable = files.filter(({ name }) => fileKind(name))
  const modules = createProjectModules(checkable)
  const exchange = createUseExchange()
  const project = createCheckedProject(readProjectFacts(checkable), options)
  const results = new Map<SourceFile, CheckedFile>()
  for (const batch of planChecks(checkable, exchange.takeChanged))
    for (const file of batch) {
      const result = checkFile(file, project, modules, exchange.incomingOf(file.name))
      results.set(file, result)
      exchange.add(result.uses)
    }
  return {
    version: options.version,
    release: project.members.release,
    files: checkable.length,
    findings: mergeFindings([...results.values()]),
    problems: [...results.values()].flatMap(({ problems }) => problems)
  }
}

export const createCheckedProject = (
  facts: ProjectFacts,
  { version, members, targets = [] }: CheckOptions
): CheckedProject => ({
  ...facts,
  members: createVersionMembers(members, version),
  targets: indexTargets(targets)
})

/** Reads the facts that the check of each file needs from all of them; of lock files only the name counts. */
export function readProjectFacts(files: readonly SourceFile[]): ProjectFacts {
  return {
    vueRange: findVueRange(files),
    isLocked: files.some(({ name }) => fileKind(name) === 'lock'),
    ownRenderers: new Set(files.flatMap(({ text }) => renderersIn(text))),
    ownVariables: new Set(
      files.flatMap(({ text }) => Array.from(text.matchAll(/((?:--|\$)vxe-[\w-]+)\s{0,4}:/g), ([, name = '']) => name))
    )
  }
}

/** Returns the range of Vue in the `package.json` nearest to the root. */
function findVueRange(files: readonly SourceFile[]): string | undefined {
  const depthOf = ({ name }: SourceFile): number => name.split('/').length
  const ranges = files
    .filter(({ name }) => fileKind(name) === 'package')
    .toSorted((left, right) => depthOf(left) - depthOf(right))
    .map(({ text }) => readDependencies(text).find(({ name }) => name === 'vue')?.range)
  return ranges.find(range => range !== undefined)
}

function readDependencies(text: string): readonly { name: string; range: string }[] {
  try {
    return readPackage(text)?.dependencies ?? []
  } catch {
    // Nested deeper than the call stack.
    return []
  }
}

/** Returns the names of renderers that a file registers, and those that it may register at once. */
function renderersIn(text: string): string[] {
  const added = Array.from(text.matchAll(/renderer\.add\(\s{0,20}['"]([\w$-]+)/g), ([, name = '']) => name)
  const mixed = /renderer\.mixin\(/.test(text)
    ? Array.from(text.matchAll(/(?<![\w$-])([\w$-]+)['"]?\s{0,4}:\s{0,4}\{/g), ([, name = '']) => name)
    : []
  return [...added, ...mixed]
}
