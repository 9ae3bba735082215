/** Events of a running table, recorded by a test and replayed step by step. */
export interface Timeline {
  columns: { field: string; title: string }[]
  /** Values of the row and the editor before the first step. */
  start: TimelineState
  steps: TimelineStep[]
}

/** Action of a user, or an event or call that follows it. */
export interface TimelineStep {
  /** Text of an action; empty for an event. */
  action: string
  /** Event or function as it is written in code. */
  name: string
  /** Path of the event or function in the reference. */
  member: string
  /** Column that it is about. */
  field: string
  state: TimelineState
}

export interface TimelineState {
  /** Values of the row by field, as the table has them. */
  row: Record<string, string>
  /** Column with a rendered editor, and the text in it. */
  editor?: { field: string; value: string }
}
