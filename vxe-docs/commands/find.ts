import { formatAddress, formatHits } from '../../answers/format-answers.ts'
import type { Command } from '../command.ts'
import { exitCodes } from '../command.ts'
import { installedLine } from '../version-lines.ts'
import { joinWords, readCount, readOptions } from '../options.ts'

const usage = 'find <words…>'

export const findCommand: Command = {
  name: 'find',
  usage,
  summary: { zh: '搜索文档，结果与网站的搜索相同', en: 'search the documentation, as the search of the site does' },
  help: {
    zh: `  --max <数量>   最多显示的结果，默认为 10

示例：vxe-docs find 表头固定
      vxe-docs find "datas.slice is not a function"`,
    en: `  --max <number>  maximum number of hits, 10 by default

Examples: vxe-docs find sticky header
          vxe-docs find "datas.slice is not a function"`
  },
  async run(call) {
    const { args, answerLanguage: language, openDocs, writeOutput } = call
    const { values, positionals } = readOptions(args, {
      max: { type: 'string', default: '10' },
      json: { type: 'boolean', default: false }
    })
    const query = joinWords(positionals, usage, language)
    const found = await openDocs().answers.find(query, language, readCount(values.max, 'max', language))
    if (values.json) {
      const hits = found.hits.map(({ kind, title, text, where, href }) => ({
        kind,
        title,
        text,
        where,
        address: formatAddress(href, { language })
      }))
      writeOutput(`${JSON.stringify({ ...found, hits, near: found.near.map(({ title }) => title) }, undefined, 2)}\n`)
    } else writeOutput(installedLine(call) + formatHits(found, query, { language }))
    return found.hits.length > 0 ? exitCodes.done : exitCodes.found
  }
}
