import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Command } from '../command.ts'
import { exitCodes, UsageError } from '../command.ts'
import { commonTexts } from '../common-texts.ts'
import { diagnose } from '../doctor/diagnose-project.ts'
import { doctorTexts } from '../doctor/doctor-texts.ts'
import { readOptions } from '../options.ts'

export const doctorCommand: Command = {
  name: 'doctor',
  usage: 'doctor [folder]',
  summary: {
    zh: '检查项目：版本、重复的包、插件、注册、样式、语言',
    en: 'examine a project: versions, copies, plugins, registration, styles, language'
  },
  help: {
    zh: '在项目的文件夹中运行，只读取文件。发现问题时，退出码为 1。',
    en: 'Run it in the folder of a project. It only reads. The exit code is 1 if there is a problem.'
  },
  run({ args, answerLanguage: language, workingFolder, writeOutput }) {
    const { values, positionals } = readOptions(args, { json: { type: 'boolean', default: false } })
    const folder = path.resolve(workingFolder, positionals[0] ?? '.')
    if (!existsSync(folder)) throw new UsageError(commonTexts[language].missingPath(positionals[0] ?? '.'))
    const results = diagnose(folder, language)
    const problems = results.filter(({ severity }) => severity === 'problem').length
    if (values.json) writeOutput(`${JSON.stringify(results, undefined, 2)}\n`)
    else {
      const signs = { ok: '✓', note: '-', problem: '✗' }
      const lines = results.map(
        ({ severity, message, page }) =>
          `${signs[severity]} ${message}${severity === 'ok' ? '' : `\n    ${doctorTexts[language].page(page)}`}`
      )
      writeOutput(`${[...lines, '', doctorTexts[language].total(problems)].join('\n')}\n`)
    }
    return problems > 0 ? exitCodes.found : exitCodes.done
  }
}
