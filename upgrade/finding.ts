import type { ProblemReason } from './problem.ts'
import type { Certainty, When } from './rule.ts'

/** Replacement in the checked text. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** Range of a file that a rule applies to. */
export interface Finding {
  /** Id of the rule. */
  rule: string
  file: string
  /** The range from `start` to `end` contains all edits. */
  start: number
  end: number
  /** Line of the found code, from 1. */
  line: number
  column: number
  /** Found code in one line. */
  found: string
  /** Replacement in one line. */
  becomes?: string
  certainty: Certainty
  when: When
  edits: readonly Edit[]
  /**
   * Key of the object that the edits change: `120 moves`. Findings with the same claim are applied one at a time, because
   * their edits depend on each other. The field is part of the JSON report.
   */
  claim?: string
  /** Findings of a group are applied together or not at all. */
  group?: string
}

/** Reason why a file, or a part of it, could not be read. */
export interface Problem {
  file: string
  line: number
  column: number
  /** Message of the parser, or the reason in English. */
  message: string
  reason?: ProblemReason
}
