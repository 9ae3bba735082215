import type { Action, Diagnostic } from '@codemirror/lint'
import type { ChangeSpec, EditorState } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { escapeControls } from '../../../shared/escape-controls.ts'
import type { Language } from '../../../shared/locale.ts'
import type { CheckFinding } from '../../../version-check/finding.ts'
import { editorTexts } from './editor-texts.ts'

/** Diagnostic for a name that a version lacks. Errors of the code have the severity `error`, these never. */
export interface VersionDiagnostic extends Diagnostic {
  finding: CheckFinding
}

export const getVersionDiagnostics = (findings: readonly CheckFinding[], language: Language): VersionDiagnostic[] =>
  findings.map(finding => ({
    finding,
    from: finding.start,
    to: finding.end,
    severity: finding.severity === 'unknown' ? 'warning' : 'info',
    message: escapeControls(finding.message[language]),
    renderMessage: () => renderMessage(finding, language),
    actions: createActions(finding, language)
  }))

/** Returns the changes of a finding with code that has moved to a position; none if it is other code now. */
export function getChanges({ start, found, edits }: CheckFinding, state: EditorState, from: number): ChangeSpec[] {
  if (state.sliceDoc(from, from + found.length) !== found) return []
  return edits.map(edit => ({ from: from + edit.start - start, to: from + edit.end - start, insert: edit.text }))
}

function createActions(finding: CheckFinding, language: Language): Action[] {
  const { here, edits } = finding
  if (edits.length === 0) return []
  const apply = (view: EditorView, from: number): void => {
    view.dispatch({ changes: getChanges(finding, view.state, from), userEvent: 'input.fix' })
    view.focus()
  }
  return [{ name: editorTexts[language].fix(here ?? edits.map(({ text }) => text).join(' ')), apply }]
}

/** Renders the sentence, its names as code, and a link to the page, in a new tab to keep the edited code open. */
function renderMessage({ message, page }: CheckFinding, language: Language): Node {
  const node = document.createElement('span')
  for (const [index, piece] of escapeControls(message[language])
    .split(/`([^`]+)`/)
    .entries()) {
    const part = index % 2 ? document.createElement('code') : document.createTextNode('')
    part.textContent = piece
    node.append(part)
  }
  const link = document.createElement('a')
  link.href = `#${page}`
  link.target = '_blank'
  link.rel = 'noopener'
  link.textContent = editorTexts[language].details
  node.append(' ', link)
  // CodeMirror labels its buttons in English only; their text is the better name.
  queueMicrotask(() => {
    for (const button of node.closest('.cm-diagnostic')?.querySelectorAll('.cm-diagnosticAction') ?? [])
      button.removeAttribute('aria-label')
  })
  return node
}
