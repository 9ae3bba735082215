import { formatNotFound, formatPage, isNotFound } from '../../answers/format-answers.ts'
import type { Command } from '../command.ts'
import { exitCodes } from '../command.ts'
import { installedLine } from '../version-lines.ts'
import { joinWords, readOptions } from '../options.ts'

const usage = 'page <address>'

export const pageCommand: Command = {
  name: 'page',
  usage,
  summary: { zh: '显示一个页面或其中一节', en: 'show a page or one of its sections' },
  help: {
    zh: `  --heading <标题>  只显示该标题下的内容
  --headings        只列出标题

地址可以是路径、网站上的完整地址或标题，带锚点时只显示该节。
示例：vxe-docs page /table/base/sort
      vxe-docs page /table/base/sort#sort-on-server`,
    en: `  --heading <heading>  only what is below this heading
  --headings           only the list of headings

The address is a path, a whole address of the site or a title. With an anchor, only that section is shown.
Examples: vxe-docs page /table/base/sort
          vxe-docs page /table/base/sort#sort-on-server`
  },
  async run(call) {
    const { args, answerLanguage: language, openDocs, writeOutput } = call
    const { values, positionals } = readOptions(args, {
      heading: { type: 'string' },
      headings: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false }
    })
    const answer = await openDocs().answers.page(joinWords(positionals, usage, language), language, values.heading)
    if (values.json) writeOutput(`${JSON.stringify(answer, undefined, 2)}\n`)
    else if (isNotFound(answer)) writeOutput(formatNotFound(answer, { language }))
    else if (values.headings) writeOutput(`${answer.headings.join('\n')}\n`)
    else writeOutput(installedLine(call) + formatPage(answer, { language }))
    return isNotFound(answer) ? exitCodes.found : exitCodes.done
  }
}
