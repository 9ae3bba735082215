import type { Action, Diagnostic } from '@codemirror/lint'
import type { EditorView } from '@codemirror/view'
import { escapeControls } from '../../../shared/escape-controls.ts'
import type { Language } from '../../../shared/locale.ts'
import type { CheckFinding } from '../../../version-check/finding.ts'
import { editorTexts } from './editor-texts.ts'

/** Findings of a file, with the text that their positions belong to. */
export interface VersionFindings {
  text: string
  findings: readonly CheckFinding[]
}

/** Returns the diagnostics for names that a version lacks. Errors of the code have the severity `error`, these never. */
export const getVersionDiagnostics = (findings: readonly CheckFinding[], language: Language): Diagnostic[] =>
  findings.map(finding => ({
    from: finding.start,
    to: finding.end,
    severity: finding.severity === 'unknown' ? 'warning' : 'info',
    message: escapeControls(finding.message[language]),
    renderMessage: () => renderMessage(finding, language),
    actions: createActions(finding, language)
  }))

function createActions({ start, found, here, edits }: CheckFinding, language: Language): Action[] {
  if (edits.length === 0) return []
  const apply = (view: EditorView, from: number): void => {
    // The edits are inside of the found code, which has moved with the text.
    if (view.state.sliceDoc(from, from + found.length) !== found) return
    const changes = edits.map(edit => ({
      from: from + edit.start - start,
      to: from + edit.end - start,
      insert: edit.text
    }))
    view.dispatch({ changes, userEvent: 'input.fix' })
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
