import type { CheckedProject } from '../../upgrade/check-project.ts'
import type { SourceFile } from '../../upgrade/check.ts'
import type { Finding, Problem } from '../../upgrade/finding.ts'
import type { CrossFileUse } from '../../usage/follow/cross-file-use.ts'
import type { Certainty, When } from '../../upgrade/rule.ts'
import type { FindingGroup } from '../../upgrade/report/finding-groups.ts'
import type { UpgradeVersions } from '../../upgrade/version.ts'
import type { ReadFiles, ReadLimits } from './file-collector.ts'

/** Request from the page to a worker. Each file is a request, so that the worker of one that takes too long is ended. */
export type WorkerRequest =
  | ({ kind: 'check' } & FileRequest)
  | ({ kind: 'group'; findings: readonly Finding[]; filter: ChangeFilter } & FileRequest)
  | ({ kind: 'patch'; filter: ChangeFilter } & FileRequest)
  | { kind: 'unpack'; name: string; archive: Blob; limits: ReadLimits }
  | { kind: 'pack'; files: readonly SourceFile[] }

interface FileRequest {
  file: SourceFile
  versions: UpgradeVersions
  /** Uses of the file that the other files of the project have; set by the pool. */
  incoming?: readonly CrossFileUse[]
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
  unpack: ReadFiles & { limits: ReadLimits }
  pack: Uint8Array<ArrayBuffer>
}

/** Request, or the files of the project that the next requests belong to. */
export type WorkerMessage = RequestMessage | { project: readonly SourceFile[] }

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
