import type { CompletionSource } from '@codemirror/autocomplete'
import { autocompletion, closeBrackets } from '@codemirror/autocomplete'
import { history } from '@codemirror/commands'
import { bracketMatching, codeFolding, foldGutter, indentOnInput } from '@codemirror/language'
import { lintGutter } from '@codemirror/lint'
import { highlightSelectionMatches, search } from '@codemirror/search'
import type { Extension } from '@codemirror/state'
import { Compartment, EditorState } from '@codemirror/state'
import {
  drawSelection,
  dropCursor,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  lineNumbers
} from '@codemirror/view'
import type { Language } from '../../../shared/locale.ts'
import { colours } from './colours.ts'
import { editorTheme } from './editor-theme.ts'
import { completionSources } from './facts/completion-source.ts'
import { memberHover } from './facts/member-hover.ts'
import { fileLanguage, languageExtension } from './file-language.ts'
import { indentation } from './indentation.ts'
import { positionInfo } from './info-position.ts'
import { editorKeys } from './keys.ts'
import { editorTexts } from './editor-texts.ts'

/** What the editor reports. It is asked for at the moment, so that a state outlives the functions of one render. */
interface Listener {
  onChange: (text: string) => void
  onCursor: (place: { line: number; column: number }) => void
  onFormat: () => void
  onRun: () => void
  language: () => Language
}

export interface Look {
  label: string
  language: Language
  dark: boolean
  describedBy: string
}

const look = new Compartment()

/** What changes while a state lives. */
export const lookEffect = (next: Look) => look.reconfigure(lookOf(next))

const lookOf = ({ label, language, dark, describedBy }: Look): Extension => [
  EditorView.contentAttributes.of({
    'aria-label': label,
    'aria-describedby': describedBy,
    autocapitalize: 'off',
    autocorrect: 'off',
    spellcheck: 'false',
    translate: 'no',
    tabindex: '0'
  }),
  EditorState.phrases.of(editorTexts[language].phrases),
  EditorView.darkTheme.of(dark)
]

export function createState(file: string, text: string, look: Look, listener: Listener): EditorState {
  const language = fileLanguage(file)
  return EditorState.create({
    doc: text,
    extensions: [
      editing,
      reporting(listener),
      languageExtension(language),
      lookCompartment(look),
      language === 'css' || language === 'json' ? completing() : library(listener)
    ]
  })
}

const lookCompartment = (next: Look): Extension => look.of(lookOf(next))

const editing: Extension = [
  lineNumbers(),
  lintGutter(),
  foldGutter({ openText: '⌄', closedText: '›' }),
  codeFolding(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  history(),
  drawSelection(),
  dropCursor(),
  EditorState.allowMultipleSelections.of(true),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  indentation,
  highlightSelectionMatches({ minSelectionLength: 2 }),
  search({ top: true }),
  colours,
  editorTheme
]

const completing = (override?: CompletionSource[]): Extension =>
  autocompletion({
    override,
    icons: false,
    optionClass: ({ type }) => (type === 'gone' ? 'cm-gone' : ''),
    maxRenderedOptions: 60,
    positionInfo,
    activateOnTypingDelay: 60
  })

/** Completion and cards from the reference. */
const library = ({ language }: Listener): Extension => [completing(completionSources(language)), memberHover(language)]

const reporting = (listener: Listener): Extension => [
  editorKeys({ format: () => listener.onFormat(), run: () => listener.onRun() }),
  EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
    if (docChanged) listener.onChange(state.doc.toString())
    if (docChanged || selectionSet) listener.onCursor(placeOf(state))
  })
]

export function placeOf({ doc, selection }: EditorState): { line: number; column: number } {
  const { number, from } = doc.lineAt(selection.main.head)
  return { line: number, column: selection.main.head - from + 1 }
}
