import type { CheckedProject } from '../../upgrade/check-project.ts'
import type { SourceFile } from '../../upgrade/check.ts'
import type { Finding, Problem } from '../../upgrade/finding.ts'
import type { CrossFileUse } from '../../usage/follow/cross-file-use.ts'
import type { Certainty, When } from '../../upgrade/rule.ts'
import type { FindingGroup } from '../../upgrade/report/finding-groups.ts'
import type { UpgradeVersions } from '../../upgrade/version.ts'
import type { CheckedFile as VersionCheckedFile } from '../../version-check/check-file.ts'
import type { CheckFinding } from '../../version-check/finding.ts'
import type { ReadFiles, ReadLimits } from './file-collector.ts'

/** Request from the page to a worker. Each file is a request, so that the worker of one that takes too long is ended. */
export type WorkerRequest =
  | ({ kind: 'check' } & UpgradeRequest)
  | ({ kind: 'group'; findings: readonly Finding[]; filter: ChangeFilter } & UpgradeRequest)
  | ({ kind: 'patch'; filter: ChangeFilter } & UpgradeRequest)
  | ({ kind: 'checkVersion'; version: string } & FileRequest)
  | ({ kind: 'groupVersion'; findings: readonly CheckFinding[] } & FileRequest)
  | { kind: 'unpack'; name: string; archive: Blob; limits: ReadLimits }
  | { kind: 'pack'; files: readonly SourceFile[] }

interface FileRequest {
  file: SourceFile
  /** Uses of the file that the other files of the project have; set by the pool. */
  incoming?: readonly CrossFileUse[]
}

interface UpgradeRequest extends FileRequest {
  versions: UpgradeVersions
}

/** Certainties and times of the selected findings. */
export interface ChangeFilter {
  certainty: readonly Certainty[]
  when: readonly When[]
}

export interface CheckedFile {
  findings: Finding[]
  problems: Problem[]
  packages: CheckedProject['packages']
  uses: CrossFileUse[]
  members: readonly string[]
}

export interface PatchedFile {
  text: string
  /** Reason why the file was not changed. */
  problem?: Problem
}

export interface WorkerResults {
  check: CheckedFile
  group: FindingGroup[]
  patch: PatchedFile
  checkVersion: VersionCheckedFile
  groupVersion: FindingGroup<CheckFinding>[]
  unpack: ReadFiles & { limits: ReadLimits }
  pack: Uint8Array<ArrayBuffer>
}

/** Request, or the data that the next requests need: the files of their project, or the text of `releases.json`. */
export type WorkerMessage = RequestMessage | ProjectMessage | { releases: string }

export interface ProjectMessage {
  project: readonly SourceFile[]
  /** True if the project has a lock file, which is not among the files. */
  isLocked: boolean
}

export interface RequestMessage {
  id: number
  request: WorkerRequest
}

export interface ResponseMessage {
  id: number
  result?: WorkerResults[keyof WorkerResults]
  /** Error message of a failed request. */
  error?: string
}
