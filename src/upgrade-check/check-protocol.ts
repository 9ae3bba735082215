import type { CheckedProject } from '../../upgrade/check-project.ts'
import type { SourceFile } from '../../upgrade/check.ts'
import type { Finding, Problem } from '../../upgrade/finding.ts'
import type { Certainty, When } from '../../upgrade/rule.ts'
import type { Versions } from '../../upgrade/version.ts'

/** What the page asks a worker to do. */
export type Order =
  | { kind: 'check'; files: readonly SourceFile[]; versions: Versions }
  | { kind: 'patch'; files: readonly SourceFile[]; versions: Versions; wanted: Wanted }
  | { kind: 'unpack'; archive: ArrayBuffer }
  | { kind: 'pack'; files: readonly SourceFile[] }

/** Which changes are made. */
export interface Wanted {
  certainty: readonly Certainty[]
  when: readonly When[]
}

export interface CheckedFiles {
  findings: Finding[]
  problems: Problem[]
  packages: CheckedProject['packages']
}

export interface Done {
  check: CheckedFiles
  patch: SourceFile[]
  unpack: { files: SourceFile[]; skipped: number }
  pack: Uint8Array<ArrayBuffer>
}

export interface Ordered {
  id: number
  order: Order
}

export interface Answer {
  id: number
  done?: Done[keyof Done]
  /** Why it could not be done. */
  failed?: string
}
