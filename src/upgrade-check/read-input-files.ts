import type { Problem } from '../../upgrade/finding.ts'
import { createProblem, formatBytes } from '../../upgrade/problem.ts'
import { withoutCommonFolder } from './checkable-files.ts'
import type { FileCollector, ReadFiles, ReadLimits } from './file-collector.ts'
import { createFileCollector, readLimits } from './file-collector.ts'
import type { InputFile } from './input-files.ts'
import type { WorkerPool } from './worker-pool.ts'
import { TooSlowError } from './worker-pool.ts'

/** Maximum bytes of an archive, which is held in memory as a whole. */
export const maxArchiveBytes = 200_000_000

/** Reads the texts of the given files; a worker unpacks archives. */
export async function readInputFiles(inputFiles: readonly InputFile[], pool: WorkerPool): Promise<ReadFiles> {
  const limits = readLimits()
  const collector = createFileCollector(limits)
  const archives: ReadFiles[] = []
  for (const input of inputFiles)
    if ('problem' in input) collector.problems.push(input.problem)
    else if (/\.zip$/i.test(input.name)) archives.push(await readArchive(input.name, input.file, limits, pool))
    else await readFile(input.name, input.file, collector)
  const { files, problems } = collector.finish()
  const all = withoutDuplicates([{ files, problems }, ...archives])
  return { ...all, files: withoutCommonFolder(all.files) }
}

async function readFile(name: string, file: Blob, collector: FileCollector): Promise<void> {
  const acceptedName = collector.accept(name, file.size)
  if (acceptedName === undefined) return
  try {
    collector.add(acceptedName, new Uint8Array(await file.arrayBuffer()))
  } catch {
    collector.fail(acceptedName, 'unreadable')
  }
}

async function readArchive(name: string, archive: Blob, limits: ReadLimits, pool: WorkerPool): Promise<ReadFiles> {
  if (archive.size > maxArchiveBytes)
    return failArchive(createProblem(name, 'tooLarge', formatBytes(archive.size), formatBytes(maxArchiveBytes)))
  try {
    const result = await pool.send({ kind: 'unpack', name, archive, limits: { ...limits } })
    Object.assign(limits, result.limits)
    return result
  } catch (error) {
    if (!(error instanceof TooSlowError)) throw error
    return failArchive(createProblem(name, 'tooSlow', String(error.seconds)))
  }
}

const failArchive = (problem: Problem): ReadFiles => ({ files: [], problems: [problem] })

/** Two archives can hold files with the same name, of which only the first is checked. */
function withoutDuplicates(parts: readonly ReadFiles[]): ReadFiles {
  const names = new Set<string>()
  const result: ReadFiles = { files: [], problems: [] }
  for (const { files, problems } of parts) {
    for (const file of files)
      if (names.has(file.name)) result.problems.push(createProblem(file.name, 'duplicateName'))
      else {
        names.add(file.name)
        result.files.push(file)
      }
    for (const problem of problems) result.problems.push(problem)
  }
  return result
}
