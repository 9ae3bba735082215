import type { AnswerLanguage } from '../answers/answers.ts'
import { escapeControls } from '../shared/escape-controls.ts'
import { fileKind } from '../usage/read/file-kind.ts'
import type { SourceFile } from '../usage/read/source-file.ts'
import { mcpTexts } from './mcp-texts.ts'

export const maxFiles = 50
/** Characters of all files of a call. */
export const maxFilesLength = 500_000

export const filesSchema = {
  type: 'array',
  minItems: 1,
  maxItems: maxFiles,
  description: `Files of the project, with their paths. At most ${maxFiles} files and ${maxFilesLength} characters in total. Pass files that import each other together, and package.json with them.`,
  items: {
    type: 'object',
    required: ['name', 'text'],
    additionalProperties: false,
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 300, description: 'Path in the project: src/views/orders.vue' },
      text: { type: 'string', maxLength: maxFilesLength, description: 'Content of the file.' }
    }
  }
} as const

/** Returns the files that can be checked, or a sentence about the mistake in the list. */
export function readFiles(
  files: readonly { name: string; text: string }[],
  language: AnswerLanguage
): SourceFile[] | string {
  const texts = mcpTexts[language]
  if (files.reduce((sum, { text }) => sum + text.length, 0) > maxFilesLength) return texts.tooLong(maxFilesLength)
  const names = new Set<string>()
  for (const { name } of files) {
    if (names.has(name)) return texts.duplicate(escapeControls(name))
    names.add(name)
  }
  const checkable = files.filter(({ name }) => fileKind(name)).map(({ name, text }) => ({ name, text }))
  return checkable.length > 0 ? checkable : texts.noFiles
}
