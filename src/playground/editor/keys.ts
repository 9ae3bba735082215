import { acceptCompletion, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, historyKeymap, indentLess, indentMore } from '@codemirror/commands'
import { foldKeymap } from '@codemirror/language'
import { nextDiagnostic, previousDiagnostic } from '@codemirror/lint'
import { searchKeymap } from '@codemirror/search'
import type { Extension } from '@codemirror/state'
import { Prec } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import { fileLanguage } from './file-language.ts'
import { reindent } from './reindent.ts'
import { createLineChanges } from './text-change.ts'

interface Commands {
  format: () => void
  run: () => void
}

export const editorKeys = ({ format, run }: Commands): Extension => [
  Prec.high(
    keymap.of([
      { key: 'Mod-s', preventDefault: true, run: asCommand(format) },
      { key: 'Mod-Enter', run: asCommand(run) },
      { key: 'Tab', run: view => acceptCompletion(view) || indentMore(view), shift: indentLess },
      { key: 'F8', run: nextDiagnostic, shift: previousDiagnostic }
    ])
  ),
  leaveWithTab,
  keymap.of([
    ...closeBracketsKeymap,
    ...defaultKeymap,
    ...searchKeymap,
    ...historyKeymap,
    ...foldKeymap,
    ...completionKeymap
  ])
]

const asCommand = (command: () => void) => () => {
  command()
  return true
}

const viewsToLeave = new WeakSet<EditorView>()

/**
 * After Escape, even if it closed something, the next Tab leaves the editor: for a minute, or until another key is
 * pressed.
 */
const leaveWithTab: Extension = [
  Prec.highest(keymap.of([{ key: 'Escape', run: allowTabToLeave }])),
  EditorView.domEventHandlers({
    blur(_, view) {
      if (viewsToLeave.delete(view)) view.setTabFocusMode(false)
    }
  })
]

function allowTabToLeave(view: EditorView): boolean {
  viewsToLeave.add(view)
  // CodeMirror sets two seconds once it has handled the key, so this runs later.
  setTimeout(() => view.setTabFocusMode(60_000))
  return false
}

/** Re-indents the document. Nothing is dispatched if it is in order. */
export function formatDocument(view: EditorView, file: string): void {
  const text = reindent(view.state.doc.toString(), fileLanguage(file))
  const changes = createLineChanges(view.state.doc, text)
  if (changes.length) view.dispatch({ changes, userEvent: 'format' })
}
