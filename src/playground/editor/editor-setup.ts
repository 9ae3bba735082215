import type { CompletionSource } from '@codemirror/autocomplete'
import { autocompletion, closeBrackets } from '@codemirror/autocomplete'
import { history } from '@codemirror/commands'
import { bracketMatching, codeFolding, foldGutter, indentOnInput } from '@codemirror/language'
import { lintGutter } from '@codemirror/lint'
import { highlightSelectionMatches, search } from '@codemirror/search'
import type { Extension } from '@codemirror/state'
import { Compartment, EditorState } from '@codemirror/state'
import {
  Decoration,
  drawSelection,
  dropCursor,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  lineNumbers
} from '@codemirror/view'
import type { Language } from '../../../shared/locale.ts'
import { syntaxColors } from './syntax-colors.ts'
import { editorTheme } from './editor-theme.ts'
import { createCompletionSources } from './facts/completion-source.ts'
import { memberHover } from './facts/member-hover.ts'
import { fileLanguage, languageExtension } from './file-language.ts'
import { indentation } from './indentation.ts'
import { positionInfo } from './info-position.ts'
import { editorKeys } from './keys.ts'
import { editorTexts } from './editor-texts.ts'

/** Callbacks of the editor. They are looked up on each event, because a state outlives the functions of one render. */
interface EditorListener {
  onChange: (text: string) => void
  onCursor: (position: { line: number; column: number }) => void
  onFormat: () => void
  onRun: () => void
  language: () => Language
}

export interface EditorAppearance {
  label: string
  language: Language
  dark: boolean
  describedBy: string
}

const matchingBracket = Decoration.mark({ class: 'cm-matchingBracket' })

const appearanceCompartment = new Compartment()

/** Updates the settings that can change during the life of a state. */
export const createAppearanceEffect = (next: EditorAppearance) =>
  appearanceCompartment.reconfigure(createAppearanceExtension(next))

const createAppearanceExtension = ({ label, language, dark, describedBy }: EditorAppearance): Extension => [
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

export function createState(
  file: string,
  text: string,
  appearance: EditorAppearance,
  listener: EditorListener
): EditorState {
  const language = fileLanguage(file)
  return EditorState.create({
    doc: text,
    extensions: [
      baseExtensions,
      createUpdateListener(listener),
      languageExtension(language),
      createAppearance(appearance),
      language === 'css' || language === 'json' ? createCompletion() : libraryCompletion(listener)
    ]
  })
}

const createAppearance = (next: EditorAppearance): Extension =>
  appearanceCompartment.of(createAppearanceExtension(next))

type BracketRenderer = NonNullable<NonNullable<Parameters<typeof bracketMatching>[0]>['renderMatch']>

/** A bracket without a partner is not marked, because it is still to be typed; the compiler reports forgotten ones. */
const renderBracketPair: BracketRenderer = ({ matched, start, end }) =>
  matched ? [start, ...(end ? [end] : [])].map(({ from, to }) => matchingBracket.range(from, to)) : []

const baseExtensions: Extension = [
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
  bracketMatching({ renderMatch: renderBracketPair }),
  closeBrackets(),
  indentation,
  highlightSelectionMatches({ minSelectionLength: 2 }),
  search({ top: true }),
  syntaxColors,
  editorTheme
]

const createCompletion = (override?: CompletionSource[]): Extension =>
  autocompletion({
    override,
    icons: false,
    optionClass: ({ type }) => (type === 'gone' ? 'cm-deprecated' : ''),
    maxRenderedOptions: 60,
    positionInfo,
    activateOnTypingDelay: 60
  })

/** Completions and hover cards from the API reference. */
const libraryCompletion = ({ language }: EditorListener): Extension => [
  createCompletion(createCompletionSources(language)),
  memberHover(language)
]

const createUpdateListener = (listener: EditorListener): Extension => [
  editorKeys({ format: () => listener.onFormat(), run: () => listener.onRun() }),
  EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
    if (docChanged) listener.onChange(state.doc.toString())
    if (docChanged || selectionSet) listener.onCursor(getCursorPosition(state))
  })
]

export function getCursorPosition({ doc, selection }: EditorState): { line: number; column: number } {
  const { number, from } = doc.lineAt(selection.main.head)
  return { line: number, column: selection.main.head - from + 1 }
}
