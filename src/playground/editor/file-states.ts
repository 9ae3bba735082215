import type { EditorState, StateEffect } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'

interface SavedFileState {
  state: EditorState
  scroll: StateEffect<unknown>
}

/** Undo history, selection and scroll of the files that are not open at the moment. */
export class FileStates {
  private readonly statesByFile = new Map<string, SavedFileState>()

  save(file: string, view: EditorView): void {
    this.statesByFile.set(file, { state: view.state, scroll: view.scrollSnapshot() })
  }

  /** Shows a file in its stored state, or in a new one. */
  open(file: string, view: EditorView, create: () => EditorState): void {
    const saved = this.statesByFile.get(file)
    view.setState(saved?.state ?? create())
    if (saved) view.dispatch({ effects: saved.scroll })
  }

  rename(from: string, to: string): void {
    const saved = this.statesByFile.get(from)
    this.statesByFile.delete(from)
    if (saved) this.statesByFile.set(to, saved)
  }

  remove(file: string): void {
    this.statesByFile.delete(file)
  }
}
