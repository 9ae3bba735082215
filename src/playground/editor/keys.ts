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
import { lineChanges } from './text-change.ts'

interface Commands {
  format: () => void
  run: () => void
}

export const editorKeys = ({ format, run }: Commands): Extension => [
  Prec.high(
    keymap.of([
      { key: 'Mod-s', preventDefault: true, run: done(format) },
      { key: 'Mod-Enter', run: done(run) },
      { key: 'Tab', run: view => acceptCompletion(view) || indentMore(view), shift: indentLess },
      { key: 'F8', run: nextDiagnostic, shift: previousDiagnostic }
    ])
  ),
  tabLeaves,
  keymap.of([
    ...closeBracketsKeymap,
    ...defaultKeymap,
    ...searchKeymap,
    ...historyKeymap,
    ...foldKeymap,
    ...completionKeymap
  ])
]

const done = (command: () => void) => () => {
  command()
  return true
}

const leaving = new WeakSet<EditorView>()

/** Whatever Escape closes, the next Tab leaves the editor: for a minute, or until another key is pressed. */
const tabLeaves: Extension = [
  Prec.highest(keymap.of([{ key: 'Escape', run: letTabLeave }])),
  EditorView.domEventHandlers({
    blur(_, view) {
      if (leaving.delete(view)) view.setTabFocusMode(false)
    }
  })
]

function letTabLeave(view: EditorView): boolean {
  leaving.add(view)
  // CodeMirror sets two seconds when the key has been handled.
  setTimeout(() => view.setTabFocusMode(60_000))
  return false
}

/** Indents the document anew; nothing happens when it is in order. */
export function formatDocument(view: EditorView, file: string): void {
  const text = reindent(view.state.doc.toString(), fileLanguage(file))
  const changes = lineChanges(view.state.doc, text)
  if (changes.length) view.dispatch({ changes, userEvent: 'format' })
}
