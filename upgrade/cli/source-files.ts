import type { Dirent } from 'node:fs'
import { lstatSync, opendirSync, realpathSync } from 'node:fs'
import path from 'node:path'
import type { Problem } from '../finding.ts'
import type { ProblemId } from '../problem.ts'
import { createProblem } from '../problem.ts'
import { fileKind } from '../../usage/read/file-kind.ts'
import { isIgnoredFolder } from '../read/ignored-folders.ts'
import { countSteps, runWithStepLimit, StepLimitError } from '../../usage/read/step-limit.ts'
import { readRegularFile } from './file-access.ts'
import type { IgnoreTest } from './ignore.ts'
import { readIgnore } from './ignore.ts'
import type { Repository } from './repository.ts'
import { findRepository, hasChangedFiles } from './repository.ts'
import type { WalkLimits } from './walk-limits.ts'
import { defaultWalkLimits } from './walk-limits.ts'

/** File below a given folder. */
export interface CliFile {
  /** Absolute path without links. */
  path: string
  /** Name in reports: relative to the working folder, with forward slashes. */
  name: string
  /** Real path of the given folder. */
  root: string
}

export interface ListedFiles {
  files: CliFile[]
  /** Parts of the folder that were not listed. */
  problems: Problem[]
}

/** Returns the supported files of a folder, or the given file; links are not followed. */
export function listSourceFiles(
  givenPath: string,
  workingFolder: string,
  limits: WalkLimits = defaultWalkLimits
): ListedFiles {
  const absolutePath = path.resolve(workingFolder, givenPath)
  const isFolder = lstatSync(realpathSync(absolutePath)).isDirectory()
  const root = realpathSync(isFolder ? absolutePath : path.dirname(absolutePath))
  const nameOf = (file: string) =>
    createReportName(file, absolutePath, isFolder ? root : path.dirname(file), workingFolder)
  const { paths, problems } = isFolder
    ? listFiles(root, limits)
    : { paths: [path.join(root, path.basename(absolutePath))], problems: [] }
  const sources = paths
    .filter(each => !path.relative(root, each).split(path.sep).slice(0, -1).some(isIgnoredFolder))
    .filter(each => fileKind(each.split(path.sep).join('/')) && !isLink(each))
    .sort()
  const left = sources.slice(limits.files)
  return {
    files: sources.slice(0, limits.files).map(each => ({ path: each, name: nameOf(each), root })),
    problems: [
      ...problems.map(({ path: each, reason, values }) => createProblem(nameOf(each), reason, ...values)),
      ...left
        .slice(0, 1)
        .map(each => createProblem(nameOf(each), 'tooManyFiles', String(limits.files), String(left.length)))
    ]
  }
}

function createReportName(file: string, absolutePath: string, root: string, workingFolder: string): string {
  const start = path.relative(
    workingFolder,
    lstatSync(realpathSync(absolutePath)).isDirectory() ? absolutePath : path.dirname(absolutePath)
  )
  return path.join(start, path.relative(root, file)).split(path.sep).join('/')
}

/** True for a link, and for a file that is reached through one. */
function isLink(file: string): boolean {
  try {
    return realpathSync(file) !== file
  } catch {
    // The file was removed, or may not be read.
    return lstatSync(file, { throwIfNoEntry: false }) === undefined
  }
}

/** Part of a folder that was not listed. */
interface UnlistedPart {
  path: string
  reason: ProblemId
  values: string[]
}

interface ListedPaths {
  paths: string[]
  problems: UnlistedPart[]
}

/** Returns the files that git tracks or does not ignore, without starting git. */
function listFiles(root: string, limits: WalkLimits): ListedPaths {
  const repository = findRepository(root)
  const tracked = repository ? trackedFiles(repository).filter(file => file.startsWith(root + path.sep)) : []
  const { paths, problems } = walkFiles(root, repository, limits)
  return { paths: [...new Set([...paths, ...tracked])], problems }
}

function trackedFiles(repository: Repository): string[] {
  try {
    return [...repository.entries().keys()].map(name => path.join(repository.root, name))
  } catch {
    // Files that are tracked and ignored are rare; without the index they are left out.
    return []
  }
}

/**
 * Returns whether the working tree around a folder is committed; `unknown` if the index can't be read. Without a
 * repository there is nothing to compare, which counts as committed.
 */
export function commitState(folder: string): 'committed' | 'uncommitted' | 'unknown' {
  try {
    const repository = findRepository(folder)
    if (!repository) return 'committed'
    return hasChangedFiles(repository) || hasUntrackedFiles(repository) ? 'uncommitted' : 'committed'
  } catch {
    return 'unknown'
  }
}

function hasUntrackedFiles(repository: Repository): boolean {
  const entries = repository.entries()
  const submodules = [...entries.values()]
    .filter(({ kind }) => kind === 'submodule')
    .map(entry => path.join(repository.root, entry.path) + path.sep)
  const tracked = new Set(trackedFiles(repository))
  const { paths, problems } = walkFiles(repository.root, repository, defaultWalkLimits)
  // In a part that was not listed there may be untracked files.
  if (problems.length) return true
  return paths.some(file => !tracked.has(file) && !submodules.some(submodule => file.startsWith(submodule)))
}

const maxIgnoreBytes = 1 << 20

/** Lists the files below a folder, by the `.gitignore` files in it and in the folders above. */
function walkFiles(root: string, repository: Repository | undefined, limits: WalkLimits): ListedPaths {
  const listed: ListedPaths = { paths: [], problems: [] }
  try {
    runWithStepLimit(limits.ignoreSteps, () => walk(root, repository, limits, listed))
  } catch (error) {
    if (!(error instanceof StepLimitError)) throw error
    listed.problems.push({ path: root, reason: 'ignoreTooComplex', values: [] })
  }
  return listed
}

function walk(root: string, repository: Repository | undefined, limits: WalkLimits, listed: ListedPaths): void {
  const isIgnored = createIgnoreTest(root, repository)
  const folders = [{ folder: root, depth: 0 }]
  let count = 0
  for (let next = folders.pop(); next !== undefined; next = folders.pop()) {
    const { folder, depth } = next
    if (depth > limits.depth) {
      listed.problems.push({ path: folder, reason: 'tooDeepFolder', values: [String(limits.depth)] })
      continue
    }
    isIgnored.enter(folder)
    for (const entry of readFolder(folder, listed)) {
      if (++count > limits.entries) {
        listed.problems.push({ path: folder, reason: 'tooManyEntries', values: [String(limits.entries)] })
        return
      }
      const absolutePath = path.join(folder, entry.name)
      if (entry.isSymbolicLink() || entry.name === '.git' || isIgnored.test(absolutePath, entry.isDirectory())) continue
      if (!entry.isDirectory()) listed.paths.push(absolutePath)
      else if (!isIgnoredFolder(entry.name)) folders.push({ folder: absolutePath, depth: depth + 1 })
    }
  }
}

/** Lists a folder of any size without holding all of its names. */
function* readFolder(folder: string, { problems }: ListedPaths): Generator<Dirent> {
  try {
    const directory = opendirSync(folder, { bufferSize: 256 })
    try {
      for (let entry = directory.readSync(); entry; entry = directory.readSync()) yield entry
    } finally {
      directory.closeSync()
    }
  } catch (error) {
    if (error instanceof StepLimitError) throw error
    problems.push({ path: folder, reason: 'unreadable', values: [] })
  }
}

function createIgnoreTest(root: string, repository: Repository | undefined) {
  const ignores = new Map<string, IgnoreTest>()
  const top = repository?.root ?? root
  for (let folder = path.dirname(root); folder.length >= top.length && folder !== root; folder = path.dirname(folder)) {
    enter(folder)
    if (folder === path.dirname(folder)) break
  }
  return { enter, test }

  function enter(folder: string): void {
    const text = readRegularFile(path.join(folder, '.gitignore'), maxIgnoreBytes)
    if (text) ignores.set(folder, readIgnore(text.toString('utf8')))
  }

  /** The innermost `.gitignore` with a matching line decides, then the exclusions of the repository and the user. */
  function test(absolutePath: string, isFolder: boolean): boolean {
    const relativeTo = (folder: string) => path.relative(folder, absolutePath).split(path.sep).join('/')
    for (let folder = path.dirname(absolutePath); folder.length >= top.length; folder = path.dirname(folder)) {
      countSteps()
      const isMatch = ignores.get(folder)?.(relativeTo(folder), isFolder)
      if (isMatch !== undefined) return isMatch
      if (folder === path.dirname(folder)) break
    }
    return (repository?.commonIgnores ?? []).some(ignore => ignore(relativeTo(top), isFolder))
  }
}
