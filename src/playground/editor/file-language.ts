import { css } from '@codemirror/lang-css'
import { javascript } from '@codemirror/lang-javascript'
import { json } from '@codemirror/lang-json'
import { vue } from '@codemirror/lang-vue'
import type { LanguageSupport } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { EditorState } from '@codemirror/state'

export type FileLanguage = 'vue' | 'ts' | 'js' | 'css' | 'json'

const supports: Record<FileLanguage, () => LanguageSupport> = {
  vue,
  ts: () => javascript({ typescript: true }),
  js: () => javascript(),
  css,
  json
}

/** By the ending of its name; what is unknown reads as JavaScript. */
export function fileLanguage(name: string): FileLanguage {
  const ending = /\.(\w+)$/.exec(name)?.[1] ?? ''
  return Object.hasOwn(supports, ending) ? (ending as FileLanguage) : 'js'
}

const brackets = EditorState.languageData.of(() => [{ closeBrackets: { brackets: ['(', '[', '{', "'", '"', '`'] } }])

/** Making a grammar's support takes a moment, so it is made once. */
const made = new Map<FileLanguage, Extension>()

export function languageExtension(language: FileLanguage): Extension {
  const found = made.get(language) ?? [supports[language](), language === 'json' || language === 'css' ? [] : brackets]
  made.set(language, found)
  return found
}
