import { formatDemo, formatNotFound, isNotFound } from '../../answers/format-answers.ts'
import type { Command } from '../command.ts'
import { exitCodes } from '../command.ts'
import { joinWords, readOptions } from '../options.ts'

const usage = 'demo <id>'

export const demoCommand: Command = {
  name: 'demo',
  usage,
  summary: { zh: '输出一个示例的完整代码', en: 'print the complete code of a demo' },
  help: {
    zh: `  --js   JavaScript，默认为 TypeScript

示例：vxe-docs demo table/base/sort/sort-by-header > src/SortDemo.vue`,
    en: `  --js   JavaScript instead of TypeScript

Example: vxe-docs demo table/base/sort/sort-by-header > src/SortDemo.vue`
  },
  async run({ args, answerLanguage: language, openDocs, writeOutput }) {
    const { values, positionals } = readOptions(args, {
      js: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false }
    })
    const id = joinWords(positionals, usage, language)
    const answer = await openDocs().answers.demo(id, language, values.js ? 'js' : 'ts')
    if (values.json) writeOutput(`${JSON.stringify(answer, undefined, 2)}\n`)
    else writeOutput(isNotFound(answer) ? formatNotFound(answer, { language }) : formatDemo(answer, { language }))
    return isNotFound(answer) ? exitCodes.found : exitCodes.done
  }
}
