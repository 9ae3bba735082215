import type { Language } from '../shared/locale.ts'
import type { Edit } from '../upgrade/finding.ts'

/** Kinds of findings; the values are part of the JSON output. */
export type FindingKind =
  | 'member'
  | 'component'
  | 'package'
  | 'export'
  | 'type'
  | 'class'
  | 'variable'
  | 'renderer'
  | 'code'
  | 'vue'
  | 'spelling'
  | 'pitfall'

/**
 * `unknown`: the version ignores it or fails. `hint`: likely a mistake. The values are part of the JSON output.
 */
export type Severity = 'unknown' | 'hint'

/** Releases that have a name, if the checked version lacks it. */
export interface KnownReleases {
  first: string
  last: string
  /** True if `first` is the exact version; otherwise an earlier release that npm no longer serves may have it. */
  isExact: boolean
}

export interface CheckFinding {
  kind: FindingKind
  severity: Severity
  file: string
  start: number
  end: number
  /** From 1. */
  line: number
  column: number
  /** Code in the range. */
  found: string
  /** Releases with the name, later or earlier ones. */
  releases?: KnownReleases
  /** Name or way in the checked version. */
  here?: string
  /** Address of the page that explains it. */
  page: string
  message: Record<Language, string>
  /** Changes that are correct wherever they are offered. */
  edits: readonly Edit[]
}
