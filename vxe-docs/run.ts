import { isOneEdit } from '../shared/search-typos.ts'
import { minSimilarity, similarity } from '../shared/similarity.ts'
import { escapeLines } from '../shared/escape-controls.ts'
import type { AnswerLanguage } from '../answers/answers.ts'
import type { Command, CommandEnvironment, ExitCode } from './command.ts'
import { exitCodes, UsageError } from './command.ts'
import { commonTexts } from './common-texts.ts'
import { apiCommand } from './commands/api.ts'
import { checkCommand } from './commands/check.ts'
import { defectsCommand } from './commands/defects.ts'
import { demoCommand } from './commands/demo.ts'
import { diffCommand } from './commands/diff.ts'
import { doctorCommand } from './commands/doctor.ts'
import { findCommand } from './commands/find.ts'
import { fitCommand } from './commands/fit.ts'
import { mcpCommand } from './commands/mcp.ts'
import { pageCommand } from './commands/page.ts'
import { patchesCommand } from './commands/patches.ts'
import { serveCommand } from './commands/serve.ts'
import { upgradeCommand } from './commands/upgrade.ts'
import { docsVersion } from '../answers/docs-version.ts'

export const commands: readonly Command[] = [
  findCommand,
  pageCommand,
  apiCommand,
  demoCommand,
  defectsCommand,
  checkCommand,
  upgradeCommand,
  diffCommand,
  fitCommand,
  doctorCommand,
  patchesCommand,
  serveCommand,
  mcpCommand
]

/** Runs the command that the arguments name and returns its exit code. */
export async function run(args: readonly string[], environment: CommandEnvironment): Promise<ExitCode> {
  const { language, rest } = takeLanguage(args, environment.language)
  const texts = commonTexts[language ?? 'en']
  const fail = (sentence: string, code: ExitCode = exitCodes.usage): ExitCode => {
    environment.writeError(`${escapeLines(sentence)}\n`)
    return code
  }
  if (language === undefined) return fail(texts.unknownValue('lang', rest[0] ?? '', 'zh, en'))
  const [name = 'help', ...commandArgs] = rest
  if (name === 'help' || name === '--help' || name === '-h') {
    const [of] = commandArgs
    const command = commands.find(each => each.name === of)
    environment.writeOutput(command ? commandHelp(command, language) : overview(language))
    return exitCodes.done
  }
  const command = commands.find(each => each.name === name)
  if (!command) {
    const near = commands.filter(each => isOneEdit(each.name, name) || similarity(each.name, name) >= minSimilarity)
    const suggestion = near.length > 0 ? ` ${texts.didYouMean(near.map(each => each.name).join(', '))}` : ''
    return fail(`${texts.unknownCommand(name)}${suggestion}\n${texts.more}`)
  }
  if (command.help && commandArgs.some(each => each === '--help' || each === '-h')) {
    environment.writeOutput(commandHelp(command, language))
    return exitCodes.done
  }
  try {
    return await command.run({ ...environment, args: commandArgs, answerLanguage: language })
  } catch (error) {
    if (error instanceof UsageError) return fail(error.message)
    return fail(texts.failed(error instanceof Error ? error.message : String(error)), exitCodes.failed)
  }
}

/** Takes `--lang` out of the arguments, wherever it stands; the language is undefined for an unknown one. */
function takeLanguage(
  args: readonly string[],
  environment: string | undefined
): { language: AnswerLanguage | undefined; rest: string[] } {
  const rest = [...args]
  let wanted: string | undefined
  const at = rest.findIndex(each => each === '--lang' || each.startsWith('--lang='))
  if (at >= 0) {
    const [option = ''] = rest.splice(at, 1)
    wanted = option.includes('=') ? option.slice(option.indexOf('=') + 1) : (rest.splice(at, 1)[0] ?? '')
  }
  if (wanted === undefined) return { language: /^zh/i.test(environment ?? '') ? 'zh' : 'en', rest }
  return wanted === 'zh' || wanted === 'en' ? { language: wanted, rest } : { language: undefined, rest: [wanted] }
}

function overview(language: AnswerLanguage): string {
  const texts = commonTexts[language]
  const width = Math.max(...commands.map(({ usage }) => usage.length))
  return `${texts.about(docsVersion)}

${texts.usage(texts.command)}

${texts.commands}
${commands.map(({ usage, summary }) => `  ${usage.padEnd(width)}  ${summary[language]}`).join('\n')}

${texts.options}

${texts.more}
${texts.exits}
`
}

const commandHelp = ({ usage, summary, help }: Command, language: AnswerLanguage): string =>
  `${summary[language]}

${commonTexts[language].usage(usage)}

${help?.[language] ?? commonTexts[language].more}
`
