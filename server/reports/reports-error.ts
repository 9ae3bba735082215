/** Error of reading or storing reports. `kind` is for the reader, the sentence for the operator. */
export class ReportsError extends Error {
  readonly kind: 'busy' | 'full' | 'many' | 'storage'
  /** Seconds after which another report is accepted, for the kind `many`. */
  readonly wait: number
  constructor(kind: ReportsError['kind'], sentence: string, cause?: unknown, wait = 0) {
    super(sentence, { cause })
    this.kind = kind
    this.wait = wait
  }
}

/** Returns the kind of an error and the end of a sentence with its remedy. */
export type Explanation = readonly [ReportsError['kind'], string]

export const unexplained: Explanation = ['storage', 'could not be read or written']
