import type { Completion, CompletionContext, CompletionResult, CompletionSource } from '@codemirror/autocomplete'
import { pickedCompletion, startCompletion } from '@codemirror/autocomplete'
import { ensureSyntaxTree, syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import type { Language } from '../../../../shared/locale.ts'
import type { Context } from '../context/context.ts'
import { completionContext } from '../context/completion-context.ts'
import { componentOf } from '../context/place.ts'
import type { EditorTexts } from '../editor-texts.ts'
import { editorTexts } from '../editor-texts.ts'
import { apiFacts } from './load-subject.ts'
import { memberInfo } from './member-info.ts'
import type { Proposal } from './proposal.ts'
import { proposalsFor } from './proposals.ts'

/** A grammar has a few sources of its own: HTML one, scripts three. */
const grammarSources = [0, 1, 2, 3]

/** Completion from the reference of the library; where that has nothing to say, from the grammar. */
export const completionSources = (language: () => Language): CompletionSource[] => [
  apiCompletion(language),
  ...grammarSources.map(grammarCompletion)
]

const grammarCompletion =
  (index: number): CompletionSource =>
  context => {
    const source = context.state.languageDataAt<CompletionSource>('autocomplete', context.pos)[index]
    return source && !isOurs(contextAt(context)) ? source(context) : null
  }

/** Keywords among the keys of a configuration and `onclick` on a component would only be in the way. */
function isOurs(context: Context | undefined): boolean {
  if (!context || context.kind === 'tag') return false
  return context.kind !== 'attribute' || componentOf(context.tag) !== undefined
}

const contexts = new WeakMap<EditorState, { pos: number; context: Context | undefined }>()

/** All sources of one key press ask for the same. */
function contextAt({ state, pos }: CompletionContext): Context | undefined {
  const found = contexts.get(state)
  if (found?.pos === pos) return found.context
  const context = completionContext(state.doc.toString(), pos, ensureSyntaxTree(state, pos, 100) ?? syntaxTree(state))
  contexts.set(state, { pos, context })
  return context
}

function apiCompletion(language: () => Language): CompletionSource {
  return async (completion): Promise<CompletionResult | null> => {
    const { state, pos, explicit } = completion
    const text = state.doc.toString()
    const context = contextAt(completion)
    if (!context || (!explicit && !opensByItself(context, text, pos))) return null
    const words = editorTexts[language()]
    // Offline there is nothing to offer; the next key press tries again.
    const proposals = await proposalsFor(context, apiFacts(language()), words).catch(() => [])
    if (proposals.length === 0) return null
    const sign = context.kind === 'attribute' ? context.sign.length : 0
    const shift = (shown: string, label: string) => Math.max(0, shown.indexOf(label))
    return {
      from: context.from,
      options: proposals.map(each => asCompletion(each, sign, words)),
      validFor: context.kind === 'attribute' || context.kind === 'tag' ? /^[\w-]*$/ : /^[\w$]*$/,
      getMatch: ({ displayLabel, label }, matched = []) => matched.map(at => at + shift(displayLabel ?? label, label))
    }
  }
}

/** Between two attributes of a tag and between the braces of an object the list waits for a letter, a sign or Ctrl+Space. */
function opensByItself(context: Context, text: string, pos: number): boolean {
  if (context.kind === 'attribute') return context.from < pos || context.sign !== ''
  if (context.kind === 'key' || context.kind === 'slot-params') return context.from < pos
  if (context.kind === 'value') return context.form !== 'expression' || context.from < pos
  return context.kind === 'method' || text[pos - 1] === '<' || context.from < pos
}

function asCompletion(each: Proposal, sign: number, words: EditorTexts): Completion {
  const { label, shown, detail, boost, about } = each
  return {
    label,
    displayLabel: shown === label ? undefined : shown,
    detail,
    boost,
    type: each.isGone ? 'gone' : undefined,
    info: about && (() => memberInfo(about, words)),
    apply: (view, completion, from, to) => insert(view, completion, each, from - sign, to)
  }
}

function insert(
  view: EditorView,
  completion: Completion,
  { insert, goesOn }: Proposal,
  from: number,
  to: number
): void {
  const cursor = insert.indexOf('|')
  const text = insert.replace('|', '')
  view.dispatch({
    changes: { from, to, insert: text },
    selection: { anchor: from + (cursor < 0 ? text.length : cursor) },
    annotations: pickedCompletion.of(completion),
    userEvent: 'input.complete',
    scrollIntoView: true
  })
  if (goesOn) setTimeout(() => startCompletion(view))
}
