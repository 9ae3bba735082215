import type { Diagnostic } from '@codemirror/lint'
import { forEachDiagnostic, setDiagnostics } from '@codemirror/lint'
import type { ChangeSpec } from '@codemirror/state'
import { Transaction } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import type { Language } from '../../../shared/locale.ts'
import type { ProjectError } from '../../../shared/project.ts'
import type { CheckFinding } from '../../../version-check/finding.ts'
import type { VersionFindings } from '../../upgrade-check/project-version-check.ts'
import { getDiagnostics } from './diagnostics.ts'
import type { EditorAppearance } from './editor-setup.ts'
import { createState, createAppearanceEffect, getCursorPosition } from './editor-setup.ts'
import { fileLanguage } from './file-language.ts'
import { FileStates } from './file-states.ts'
import { formatDocument } from './keys.ts'
import { createChange } from './text-change.ts'
import type { VersionDiagnostic } from './version-diagnostics.ts'
import { getChanges, getVersionDiagnostics } from './version-diagnostics.ts'

export interface EditorHandlers {
  onChange: (text: string) => void
  onCursor?: (position: { line: number; column: number }) => void
  onRun?: () => void
}

/** CodeMirror view and the states of its files: all parts of the editor that do not depend on React. */
export class OpenEditor {
  readonly view: EditorView
  readonly states = new FileStates()
  private handlers: EditorHandlers
  private language: Language
  /** Reported texts, which may come back as `value` after newer ones were typed. */
  private reportedTexts: string[] = []
  private isExternalChange = false
  private markedErrors?: { file: string; errors: readonly ProjectError[] }

  constructor(
    parent: HTMLElement,
    private file: string,
    text: string,
    private appearance: EditorAppearance,
    handlers: EditorHandlers
  ) {
    this.handlers = handlers
    this.language = appearance.language
    this.markedErrors = { file, errors: [] }
    this.view = new EditorView({ parent, state: this.create(file, text) })
    this.reportCursor()
  }

  setHandlers(handlers: EditorHandlers): void {
    this.handlers = handlers
  }

  /** Shows a file. A text that was not typed here is one step of the file's history. */
  showFile(file: string, text: string): void {
    if (file !== this.file) {
      this.states.save(this.file, this.view)
      this.file = file
      this.reportedTexts = []
      this.states.open(file, this.view, () => this.create(file, text))
      this.view.dispatch({ effects: createAppearanceEffect(this.appearance) })
      this.reportCursor()
    }
    const reportedIndex = this.reportedTexts.indexOf(text)
    if (reportedIndex >= 0) {
      this.reportedTexts.splice(0, reportedIndex + 1)
      return
    }
    const changes = createChange(this.view.state.doc, text)
    if (!changes) return
    this.isExternalChange = true
    this.view.dispatch({ changes, annotations: Transaction.userEvent.of('input.replace') })
    this.isExternalChange = false
  }

  look(look: EditorAppearance): void {
    if (isSameAppearance(look, this.appearance)) return
    this.appearance = look
    this.language = look.language
    this.view.dispatch({ effects: createAppearanceEffect(look) })
  }

  markErrors(errors: readonly ProjectError[]): void {
    // The same errors in a new list are not set again, because their marks have moved with the text.
    const isSame =
      this.markedErrors?.file === this.file &&
      this.markedErrors.errors.length === errors.length &&
      this.markedErrors.errors.every((error, index) => error === errors[index])
    if (isSame) return
    this.markedErrors = { file: this.file, errors }
    this.setDiagnostics(getDiagnostics(errors, this.file, this.view.state.doc), isError)
  }

  /** Marks names that the version of the project lacks, unless the text has changed since they were found. */
  markFindings({ text, findings }: VersionFindings, language: Language): void {
    if (this.view.state.doc.toString() !== text) return
    this.setDiagnostics(getVersionDiagnostics(findings, language), diagnostic => !isError(diagnostic))
  }

  /** Makes the changes of marked findings, in one step of the history. */
  fix(findings: readonly CheckFinding[]): void {
    const { state } = this.view
    const changes: ChangeSpec[] = []
    forEachDiagnostic(state, (diagnostic, from) => {
      const { finding } = diagnostic as Partial<VersionDiagnostic>
      if (finding && findings.includes(finding)) changes.push(getChanges(finding, state, from))
    })
    this.view.dispatch({ changes, userEvent: 'input.fix' })
  }

  /** Replaces the diagnostics of one kind; those of the other kind have moved with the text. */
  private setDiagnostics(diagnostics: readonly Diagnostic[], isReplaced: (diagnostic: Diagnostic) => boolean): void {
    const { state } = this.view
    const others: Diagnostic[] = []
    forEachDiagnostic(state, (diagnostic, from, to) => {
      if (!isReplaced(diagnostic)) others.push({ ...diagnostic, from, to })
    })
    this.view.dispatch(setDiagnostics(state, [...others, ...diagnostics]))
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
    // Another extension is another language, so the file gets a new state.
    if (fileLanguage(from) !== fileLanguage(to)) return
    if (from === this.file) this.file = to
    else this.states.rename(from, to)
  }

  private create(file: string, text: string) {
    return createState(file, text, this.appearance, {
      onChange: changed => this.reportText(changed),
      onCursor: () => this.reportCursor(),
      onFormat: () => this.format(),
      onRun: () => this.handlers.onRun?.(),
      language: () => this.language
    })
  }

  private reportText(text: string): void {
    if (this.isExternalChange) return
    this.reportedTexts = [...this.reportedTexts.slice(-50), text]
    this.handlers.onChange(text)
  }

  private reportCursor(): void {
    this.handlers.onCursor?.(getCursorPosition(this.view.state))
  }
}

const isError = ({ severity }: Diagnostic): boolean => severity === 'error'

const isSameAppearance = (one: EditorAppearance, other: EditorAppearance): boolean =>
  (Object.keys(one) as (keyof EditorAppearance)[]).every(key => one[key] === other[key])
