import type { Answers, AnswerLanguage, NotFound } from '../answers/answers.ts'
import type { AnswerFormat } from '../answers/format-answers.ts'
import { formatDemo, formatMembers, formatNotFound, formatPage, isNotFound } from '../answers/format-answers.ts'
import { readPageAddress } from '../answers/page-address.ts'
import type { SourceKind } from '../shared/demo.ts'
import { limitMarkdown } from './limit-text.ts'
import type { Tool, ToolSources } from './tool.ts'
import { answer, failure, languageOf, languageSchema } from './tool.ts'

interface ReadArguments {
  address: string
  heading?: string
  language?: AnswerLanguage
  part?: number
  code?: SourceKind
}

export const createReadTool = ({ getAnswers, site }: ToolSources): Tool => ({
  name: 'read',
  title: 'Read a page, a member or a demo of vxe-table 3.8',
  description:
    'Returns a page of the documentation as Markdown, the description of a prop, event, slot or method, or the complete code of a demo. A long page returns its beginning and its headings: read the rest by heading.',
  inputSchema: {
    type: 'object',
    required: ['address'],
    additionalProperties: false,
    properties: {
      address: {
        type: 'string',
        minLength: 1,
        maxLength: 300,
        description:
          'A page: /table/base/sort, with an anchor for one section: /table/base/sort#sort-on-server. A member: table.sortConfig.orders, sort-config, clearSort(). A demo: table/base/sort/sort-by-header. Whole addresses of the site work too.'
      },
      heading: { type: 'string', minLength: 1, maxLength: 200, description: 'Only the section with this heading.' },
      part: {
        type: 'integer',
        minimum: 1,
        maximum: 50,
        description: 'Number of a part of a page or section that is too long for one answer.'
      },
      language: languageSchema,
      code: { type: 'string', enum: ['ts', 'js'], description: 'Language of the code of a demo, ts by default.' }
    }
  },
  async run({ address, heading, part, language: given, code = 'ts' }: ReadArguments) {
    const format: AnswerFormat = { language: languageOf(given, address + (heading ?? '')), site }
    const found = await readAddress(await getAnswers(), { address, heading, part, code }, format)
    if (typeof found === 'string') return answer(found)
    return failure(formatNotFound(found, format))
  }
})

/** Reads the page, member or demo of an address: first a member or a demo that it names expressly, then a page, then the others. */
async function readAddress(
  answers: Answers,
  { address, heading, part, code }: ReadArguments & { code: SourceKind },
  format: AnswerFormat
): Promise<string | NotFound> {
  const { language } = format
  const { member, anchor } = readPageAddress(address)
  const readPage = async () => {
    const found = await answers.page(address, language, heading)
    return isNotFound(found)
      ? found
      : formatPage({ ...found, markdown: limitMarkdown(found.markdown, language, part) }, format)
  }
  const readMember = async () => {
    const found = await answers.members(address, language)
    return isNotFound(found) ? found : formatMembers(found, format)
  }
  const readDemo = async () => {
    const found = await answers.demo(address, language, code)
    return isNotFound(found) ? found : formatDemo(found, format)
  }
  if (member !== undefined) return readMember()
  if (anchor.startsWith('demo-')) return readDemo()
  const missing: NotFound[] = []
  for (const read of address.includes('/') ? [readPage, readDemo] : [readPage, readMember, readDemo]) {
    const found = await read()
    if (typeof found === 'string') return found
    // A page without that section: no other kind of answer has one.
    if (found.name !== address) return found
    missing.push(found)
  }
  return { name: address, similar: [...new Set(missing.flatMap(({ similar }) => similar))].slice(0, maxSimilar) }
}

const maxSimilar = 8
