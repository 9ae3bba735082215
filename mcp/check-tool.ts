import type { AnswerLanguage } from '../answers/answers.ts'
import { docsVersion } from '../answers/docs-version.ts'
import type { CheckOptions } from '../version-check/check-project.ts'
import { checkProject } from '../version-check/check-project.ts'
import { textReport } from '../version-check/report/text.ts'
import { filesSchema, readFiles } from './checked-files.ts'
import { limitReport } from './limit-text.ts'
import type { Tool, ToolSources } from './tool.ts'
import { answer, failure, languageOf, languageSchema, versionSchema } from './tool.ts'

interface CheckArguments {
  files: { name: string; text: string }[]
  version?: string
  language?: AnswerLanguage
}

/** Members of all releases, and names of later versions. */
export type CheckFacts = Omit<CheckOptions, 'version'>

export const createCheckTool = ({ site }: ToolSources, getFacts: () => CheckFacts): Tool => ({
  name: 'check',
  title: 'Check code for a version of vxe-table 3',
  description:
    'Finds names in code that a version of vxe-table 3 lacks, with the way to write them there, and pitfalls that the code shows. Call it after writing code for vxe-table.',
  inputSchema: {
    type: 'object',
    required: ['files'],
    additionalProperties: false,
    properties: {
      files: filesSchema,
      version: versionSchema(`Installed version of vxe-table, ${docsVersion} by default.`),
      language: languageSchema
    }
  },
  async run({ files, version = docsVersion, language: given }: CheckArguments) {
    const language = languageOf(given, '')
    const sources = readFiles(files, language)
    if (typeof sources === 'string') return failure(sources)
    const project = checkProject(sources, { version, ...getFacts() })
    const report = textReport({ project, language, site: site === undefined ? '' : `${site}#` })
    return answer(limitReport(report, language))
  }
})
