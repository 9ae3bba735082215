import type { SourceFile } from '../../upgrade/check.ts'
import type { Problem } from '../../upgrade/finding.ts'
import type { ProblemId } from '../../upgrade/problem.ts'
import { createProblem, formatBytes } from '../../upgrade/problem.ts'
import { isCheckable, maxBytesOf, maxEntries, maxFiles, maxTotalBytes, normalizeFileName } from './checkable-files.ts'

export interface ReadFiles {
  files: SourceFile[]
  /** Files that were not read, each with its reason. */
  problems: Problem[]
}

/** Files and bytes that may still be read. */
export interface ReadLimits {
  files: number
  bytes: number
}

export const readLimits = (): ReadLimits => ({ files: maxFiles, bytes: maxTotalBytes })

export interface FileCollector extends ReadFiles {
  /** Returns the normalized name of a file that is to be read, and counts its bytes. */
  accept: (name: string, bytes: number) => string | undefined
  /** Adds the text of an accepted file. */
  add: (name: string, bytes: Uint8Array) => void
  fail: (name: string, reason: ProblemId, ...values: string[]) => void
  /** Adds the problems for files over the limits; called once at the end. */
  finish: () => ReadFiles
}

/** Collects files up to the limits, and the files that are left out. Only files that are read count. */
export function createFileCollector(limits: ReadLimits): FileCollector {
  const collector: FileCollector = { files: [], problems: [], accept, add, fail, finish }
  const names = new Set<string>()
  const left: Partial<Record<'tooManyFiles' | 'tooManyBytes', { first: string; count: number }>> = {}
  return collector

  function accept(name: string, bytes: number): string | undefined {
    if (!isCheckable(name.replaceAll('\\', '/'))) return undefined
    const normalizedName = normalizeFileName(name)
    if (normalizedName === undefined) return fail(name, 'unsafeName')
    if (names.has(normalizedName)) return fail(normalizedName, 'duplicateName')
    const maxBytes = maxBytesOf(normalizedName)
    if (bytes > maxBytes) return fail(normalizedName, 'tooLarge', formatBytes(bytes), formatBytes(maxBytes))
    if (limits.files < 1) return leaveOut('tooManyFiles', normalizedName)
    if (bytes > limits.bytes) return leaveOut('tooManyBytes', normalizedName)
    names.add(normalizedName)
    limits.files--
    limits.bytes -= bytes
    return normalizedName
  }

  function add(name: string, bytes: Uint8Array): void {
    try {
      collector.files.push({ name, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) })
    } catch {
      fail(name, 'notText')
    }
  }

  function fail(name: string, reason: ProblemId, ...values: string[]): undefined {
    collector.problems.push(createProblem(name, reason, ...values))
  }

  /** Thousands of files can be left out, so they share a problem. */
  function leaveOut(reason: keyof typeof left, name: string): undefined {
    const { first = name, count = 0 } = left[reason] ?? {}
    left[reason] = { first, count: count + 1 }
  }

  function finish(): ReadFiles {
    const { tooManyFiles, tooManyBytes } = left
    if (tooManyFiles) fail(tooManyFiles.first, 'tooManyFiles', String(maxFiles), String(tooManyFiles.count))
    if (tooManyBytes) fail(tooManyBytes.first, 'tooManyBytes', formatBytes(maxTotalBytes), String(tooManyBytes.count))
    return { files: collector.files, problems: collector.problems }
  }
}

export const entriesProblem = (name: string): Problem => createProblem(name, 'tooManyEntries', String(maxEntries))
