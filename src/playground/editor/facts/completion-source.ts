import type { Completion, CompletionContext, CompletionResult, CompletionSource } from '@codemirror/autocomplete'
import { pickedCompletion, startCompletion } from '@codemirror/autocomplete'
import { ensureSyntaxTree, syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import type { Language } from '../../../../shared/locale.ts'
import type { CodeContext } from '../context/code-context.ts'
import { getCodeContext } from '../context/completion-context.ts'
import { getComponentName } from '../context/api-path.ts'
import type { EditorTexts } from '../editor-texts.ts'
import { editorTexts } from '../editor-texts.ts'
import { getApiReference } from './api-reference.ts'
import { createMemberInfo } from './member-info.ts'
import type { Proposal } from './proposal.ts'
import { getProposals } from './proposals.ts'

/** Indexes of a grammar's own sources. HTML has one, scripts have three. */
const grammarSources = [0, 1, 2, 3]

/** Completes from the API reference, or from the grammar if the reference has nothing. */
export const createCompletionSources = (language: () => Language): CompletionSource[] => [
  createApiCompletion(language),
  ...grammarSources.map(grammarCompletion)
]

const grammarCompletion =
  (index: number): CompletionSource =>
  context => {
    const source = context.state.languageDataAt<CompletionSource>('autocomplete', context.pos)[index]
    return source && !isLibraryContext(getContextAt(context)) ? source(context) : null
  }

/**
 * True if the grammar's completions would be noise, such as keywords among the keys of a configuration or `onclick` on
 * a component.
 */
function isLibraryContext(context: CodeContext | undefined): boolean {
  if (!context || context.kind === 'tag') return false
  return context.kind !== 'attribute' || getComponentName(context.tag) !== undefined
}

const contexts = new WeakMap<EditorState, { pos: number; context: CodeContext | undefined }>()

/** Returns the context, cached because all sources of one key press need it. */
function getContextAt({ state, pos }: CompletionContext): CodeContext | undefined {
  const cached = contexts.get(state)
  if (cached?.pos === pos) return cached.context
  const context = getCodeContext(state.doc.toString(), pos, ensureSyntaxTree(state, pos, 100) ?? syntaxTree(state))
  contexts.set(state, { pos, context })
  return context
}

function createApiCompletion(language: () => Language): CompletionSource {
  return async (completion): Promise<CompletionResult | null> => {
    const { state, pos, explicit } = completion
    const text = state.doc.toString()
    const context = getContextAt(completion)
    if (!context || (!explicit && !opensAutomatically(context, text, pos))) return null
    const words = editorTexts[language()]
    // Offline there is nothing to offer; the next key press tries again.
    const proposals = await getProposals(context, getApiReference(language()), words).catch(() => [])
    if (proposals.length === 0) return null
    const sign = context.kind === 'attribute' ? context.sign.length : 0
    const shift = (shown: string, label: string) => Math.max(0, shown.indexOf(label))
    return {
      from: context.from,
      options: proposals.map(each => toCompletion(each, sign, words)),
      validFor: context.kind === 'attribute' || context.kind === 'tag' ? /^[\w-]*$/ : /^[\w$]*$/,
      getMatch: ({ displayLabel, label }, matched = []) => matched.map(at => at + shift(displayLabel ?? label, label))
    }
  }
}

/**
 * True if the list opens without Ctrl+Space. Between two attributes and in an empty object it waits for a letter or a
 * sign.
 */
function opensAutomatically(context: CodeContext, text: string, pos: number): boolean {
  if (context.kind === 'attribute') return context.from < pos || context.sign !== ''
  if (context.kind === 'key' || context.kind === 'slot-params') return context.from < pos
  if (context.kind === 'value') return context.form !== 'expression' || context.from < pos
  return context.kind === 'method' || text[pos - 1] === '<' || context.from < pos
}

function toCompletion(each: Proposal, sign: number, words: EditorTexts): Completion {
  const { label, shown, detail, boost, about } = each
  return {
    label,
    displayLabel: shown === label ? undefined : shown,
    detail,
    boost,
    type: each.isDeprecated ? 'gone' : undefined,
    info: about && (() => createMemberInfo(about, words)),
    apply: (view, completion, from, to) => insert(view, completion, each, from - sign, to)
  }
}

function insert(
  view: EditorView,
  completion: Completion,
  { insert, reopensList }: Proposal,
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
  if (reopensList) setTimeout(() => startCompletion(view))
}
