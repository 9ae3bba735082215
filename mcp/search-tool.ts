import type { AnswerLanguage } from '../answers/answers.ts'
import { formatHits } from '../answers/format-answers.ts'
import type { Tool, ToolSources } from './tool.ts'
import { answer, languageOf, languageSchema } from './tool.ts'

const defaultHits = 10

export const createSearchTool = ({ getAnswers, site }: ToolSources): Tool => ({
  name: 'search',
  title: 'Search the vxe-table 3.8 documentation',
  description:
    'Searches the documentation of vxe-table 3.8 for Vue 2: pages, headings, demos, props, events, slots, methods and error messages. Returns titles with addresses that the tool read accepts.',
  inputSchema: {
    type: 'object',
    required: ['words'],
    additionalProperties: false,
    properties: {
      words: {
        type: 'string',
        minLength: 1,
        maxLength: 200,
        description: 'What to look for, in Chinese or English: a task, a name of the API or an error message.'
      },
      language: languageSchema,
      max: {
        type: 'integer',
        minimum: 1,
        maximum: 30,
        description: `Maximum number of hits, ${defaultHits} by default.`
      }
    }
  },
  async run({ words, language: given, max = defaultHits }: { words: string; language?: AnswerLanguage; max?: number }) {
    const language = languageOf(given, words)
    const found = await (await getAnswers()).find(words, language, max)
    return answer(formatHits(found, words, { language, site }))
  }
})
