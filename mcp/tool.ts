import type { JsonSchemaType } from '@modelcontextprotocol/server'
import type { Answers, AnswerLanguage } from '../answers/answers.ts'

/** Function that an assistant can call. None of them changes anything. */
export interface Tool {
  name: string
  title: string
  description: string
  /** The arguments are validated against it before `run`. */
  inputSchema: JsonSchemaType
  run: (args: never) => Promise<ToolAnswer>
}

export interface ToolAnswer {
  texts: string[]
  /** True if the arguments are wrong or nothing has the name; the text says so. */
  isError?: boolean
}

export interface ToolSources {
  /** Answers from the documentation, which a deployment can replace. */
  getAnswers: () => Promise<Answers>
  /** Address of the site before `#`; without it addresses are routes. */
  site?: string | undefined
}

/** Languages of an answer; the default is that of the characters in the arguments. */
export const languageSchema = {
  type: 'string',
  enum: ['zh', 'en'],
  description: 'Language of the answer: Chinese or English.'
} as const

/** Schema of a version of vxe-table 3. */
export const versionSchema = (description: string) => ({
  type: 'string',
  pattern: '^3\\.\\d{1,4}\\.\\d{1,4}$',
  description
})

/** Returns the given language, or Chinese for a text with Chinese characters. */
export const languageOf = (language: AnswerLanguage | undefined, text: string): AnswerLanguage =>
  language ?? (/\p{Script=Han}/u.test(text) ? 'zh' : 'en')

export const answer = (...texts: string[]): ToolAnswer => ({ texts })
export const failure = (text: string): ToolAnswer => ({ texts: [text], isError: true })
