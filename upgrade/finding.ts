import type { Certainty, When } from './rule.ts'

/** A replacement in the text as it was checked. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** A place that a rule is about. */
export interface Finding {
  /** The rule's id. */
  rule: string
  file: string
  /** No edit leaves it. */
  start: number
  end: number
  /** Of what was found, from 1. */
  line: number
  column: number
  /** What stands there, in one line. */
  found: string
  /** What it becomes, in one line. */
  becomes?: string
  certainty: Certainty
  when: When
  edits: readonly Edit[]
  /** Of several findings that want the same thing, one is changed at a time. */
  claim?: string
  /** Findings that only make sense together: all of them are changed, or none. */
  group?: string
}

/** Why a file, or a part of it, could not be read. */
export interface Problem {
  file: string
  line: number
  column: number
  message: string
}
