import { setDiagnostics } from '@codemirror/lint'
import { Transaction } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import type { Language } from '../../../shared/locale.ts'
import type { ProjectError } from '../../../shared/project.ts'
import { diagnosticsOf } from './diagnostics.ts'
import type { Look } from './editor-setup.ts'
import { createState, lookEffect, placeOf } from './editor-setup.ts'
import { fileLanguage } from './file-language.ts'
import { FileStates } from './file-states.ts'
import { formatDocument } from './keys.ts'
import { changeTo } from './text-change.ts'

export interface Handlers {
  onChange: (text: string) => void
  onCursor?: (place: { line: number; column: number }) => void
  onRun?: () => void
}

/** The view and the files it knows: everything about the editor that is not React. */
export class OpenEditor {
  readonly view: EditorView
  readonly states = new FileStates()
  private handlers: Handlers
  private language: Language
  /** Texts that were reported and may come back as `value` when newer ones have been typed already. */
  private reported: string[] = []
  private isFromOutside = false
  private marked?: { file: string; errors: readonly ProjectError[] }

  constructor(
    parent: HTMLElement,
    private file: string,
    text: string,
    private shown: Look,
    handlers: Handlers
  ) {
    this.handlers = handlers
    this.language = shown.language
    this.view = new EditorView({ parent, state: this.create(file, text) })
    this.reportCursor()
  }

  listen(handlers: Handlers): void {
    this.handlers = handlers
  }

  /** A text that comes from outside is one step of the file's history. */
  show(file: string, text: string): void {
    if (file !== this.file) {
      this.states.keep(this.file, this.view)
      this.file = file
      this.reported = []
      this.states.open(file, this.view, () => this.create(file, text))
      this.view.dispatch({ effects: lookEffect(this.shown) })
      this.reportCursor()
    }
    const echo = this.reported.indexOf(text)
    if (echo >= 0) {
      this.reported.splice(0, echo + 1)
      return
    }
    const changes = changeTo(this.view.state.doc, text)
    if (!changes) return
    this.isFromOutside = true
    this.view.dispatch({ changes, annotations: Transaction.userEvent.of('input.replace') })
    this.isFromOutside = false
  }

  look(look: Look): void {
    this.shown = look
    this.language = look.language
    this.view.dispatch({ effects: lookEffect(look) })
  }

  mark(errors: readonly ProjectError[]): void {
    // The same errors in a new list: their marks have moved with the text since, and stay.
    const isSame =
      this.marked?.file === this.file &&
      this.marked.errors.length === errors.length &&
      this.marked.errors.every((error, index) => error === errors[index])
    if (isSame) return
    this.marked = { file: this.file, errors }
    this.view.dispatch(setDiagnostics(this.view.state, diagnosticsOf(errors, this.file, this.view.state.doc)))
  }

  format(): void {
    formatDocument(this.view, this.file)
  }

  goTo(line: number, column = 1): void {
    const { doc } = this.view.state
    const { from, to } = doc.line(Math.max(1, Math.min(line, doc.lines)))
    const pos = Math.min(to, from + Math.max(0, column - 1))
    this.view.dispatch({ selection: { anchor: pos }, effects: EditorView.scrollIntoView(pos, { y: 'center' }) })
    this.view.focus()
  }

  rename(from: string, to: string): void {
    // Another ending is another language: the state begins anew.
    if (fileLanguage(from) !== fileLanguage(to)) return
    if (from === this.file) this.file = to
    else this.states.rename(from, to)
  }

  private create(file: string, text: string) {
    return createState(file, text, this.shown, {
      onChange: changed => this.reportText(changed),
      onCursor: () => this.reportCursor(),
      onFormat: () => this.format(),
      onRun: () => this.handlers.onRun?.(),
      language: () => this.language
    })
  }

  private reportText(text: string): void {
    if (this.isFromOutside) return
    this.reported = [...this.reported.slice(-50), text]
    this.handlers.onChange(text)
  }

  private reportCursor(): void {
    this.handlers.onCursor?.(placeOf(this.view.state))
  }
}
