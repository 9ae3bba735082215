import type { EditorState, StateEffect } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'

interface Kept {
  state: EditorState
  scroll: StateEffect<unknown>
}

/** Undo history, selection and scroll of the files that are not open at the moment. */
export class FileStates {
  private readonly kept = new Map<string, Kept>()

  keep(file: string, view: EditorView): void {
    this.kept.set(file, { state: view.state, scroll: view.scrollSnapshot() })
  }

  /** Shows a file as it was left, or with a new state. */
  open(file: string, view: EditorView, create: () => EditorState): void {
    const found = this.kept.get(file)
    view.setState(found?.state ?? create())
    if (found) view.dispatch({ effects: found.scroll })
  }

  rename(from: string, to: string): void {
    const found = this.kept.get(from)
    this.kept.delete(from)
    if (found) this.kept.set(to, found)
  }

  forget(file: string): void {
    this.kept.delete(file)
  }
}
