/**
 * Question of a public thread about the library, as its author typed it. The verdict says how the site answered it when
 * the batch was judged, before anything was corrected for the batch.
 */
export interface PublicThread {
  /** `owner/repository#number` on GitHub. */
  thread: string
  question: string
  /** Facts that a right answer contains, from running 3.8.6. */
  key: string
  /** Pages or members with the answer, as in a judged query. The first one contains `words`. */
  to: readonly [string, ...string[]]
  /** Words of the source of the first target by which the answer is recognized. A member without them is its own answer. */
  words?: string
  /**
   * Within the first three hits and the pages that they lead to, four pages at most: the answer, only pages without the
   * answer although the site has it, or no answer on the site.
   */
  verdict: ThreadVerdict
  /** Verdict of a second, stricter reading, if it differs: would a developer with five minutes be helped? */
  checkedVerdict?: ThreadVerdict
  /**
   * Verdict after the corrections, for a question that `verdict` or `checkedVerdict` does not call answered. The author
   * of the corrections gave it, so it is no measure for new questions.
   */
  currentVerdict?: ThreadVerdict
  /** Reason for the verdict. Batches from the fourth on have one. */
  reason?: string
}

export type ThreadVerdict = 'answered' | 'not found' | 'missing'
