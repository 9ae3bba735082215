import { css } from '@codemirror/lang-css'
import { javascript } from '@codemirror/lang-javascript'
import { json } from '@codemirror/lang-json'
import { vue } from '@codemirror/lang-vue'
import type { LanguageSupport } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { EditorState } from '@codemirror/state'

export type FileLanguage = 'vue' | 'ts' | 'js' | 'css' | 'json'

const createSupport: Record<FileLanguage, () => LanguageSupport> = {
  vue,
  ts: () => javascript({ typescript: true }),
  js: () => javascript(),
  css,
  json
}

/** Returns the language of a file by its extension. Unknown extensions are read as JavaScript. */
export function fileLanguage(name: string): FileLanguage {
  const ending = /\.(\w+)$/.exec(name)?.[1] ?? ''
  return Object.hasOwn(createSupport, ending) ? (ending as FileLanguage) : 'js'
}

const brackets = EditorState.languageData.of(() => [{ closeBrackets: { brackets: ['(', '[', '{', "'", '"', '`'] } }])

/** Creating a grammar's support takes a moment, so it is cached. */
const extensionsByLanguage = new Map<FileLanguage, Extension>()

export function languageExtension(language: FileLanguage): Extension {
  const extension = extensionsByLanguage.get(language) ?? [
    createSupport[language](),
    language === 'json' || language === 'css' ? [] : brackets
  ]
  extensionsByLanguage.set(language, extension)
  return extension
}
