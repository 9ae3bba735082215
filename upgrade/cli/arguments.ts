import { parseArgs } from 'node:util'
import type { Language } from '../../shared/locale.ts'
import { compareVersions } from '../../shared/version-order.ts'
import { getRule } from '../rules/applicable.ts'
import type { When } from '../rule.ts'
import type { UpgradeVersions } from '../version.ts'
import { defaultVersions, isVersion, newestPcUi } from '../version.ts'
import { cliTexts } from './cli-texts.ts'

export const formats = ['text', 'json', 'sarif', 'markdown', 'html', 'agent', 'patch'] as const
const knownTimes: readonly When[] = ['today', 'swap', 'after']

export interface CliOptions {
  paths: string[]
  versions: UpgradeVersions
  isWriting: boolean
  only?: Set<string>
  when?: Set<When>
  format: (typeof formats)[number]
  isStrict: boolean
  isForced: boolean
  language: Language
  command: 'check' | 'help' | 'rules'
}

/** Returns the parsed options, or an error message. */
export function readArguments(args: readonly string[], environment: string | undefined): CliOptions | string {
  let parsed
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        from: { type: 'string', default: defaultVersions.from },
        to: { type: 'string', default: defaultVersions.to },
        ui: { type: 'string', default: newestPcUi },
        write: { type: 'boolean', default: false },
        only: { type: 'string', multiple: true },
        when: { type: 'string', multiple: true },
        format: { type: 'string', default: 'text' },
        strict: { type: 'boolean', default: false },
        force: { type: 'boolean', default: false },
        lang: { type: 'string' },
        rules: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false }
      }
    })
  } catch (error) {
    return (error as Error).message
  }
  const { values, positionals } = parsed
  const requestedLanguage = values.lang
  const language: Language =
    requestedLanguage === 'zh' || requestedLanguage === 'en'
      ? requestedLanguage
      : /^zh/i.test(environment ?? '')
        ? 'zh'
        : 'en'
  const texts = cliTexts[language]
  if (requestedLanguage !== undefined && requestedLanguage !== language)
    return texts.unknownValue('lang', requestedLanguage, 'zh, en')
  for (const name of ['from', 'to', 'ui'] as const)
    if (!isVersion(values[name])) return texts.unknownVersion(name, values[name])
  if (compareVersions(values.from, values.to) >= 0) return texts.backwards(values.from, values.to)
  const format = formats.find(each => each === values.format)
  if (!format) return texts.unknownValue('format', values.format, formats.join(', '))
  const only = listOf(values.only)
  const unknown = only?.find(id => !getRule(id))
  if (unknown !== undefined) return texts.unknownRule(unknown)
  const when = listOf(values.when)
  const unknownTime = when?.find(each => !knownTimes.includes(each as When))
  if (unknownTime !== undefined) return texts.unknownValue('when', unknownTime, knownTimes.join(', '))
  const command = values.help ? 'help' : values.rules ? 'rules' : 'check'
  if (command === 'check' && positionals.length === 0) return texts.noFolder
  return {
    paths: positionals,
    versions: { from: values.from, to: values.to, ui: values.ui },
    isWriting: values.write,
    ...(only && { only: new Set(only) }),
    ...(when && { when: new Set(when as When[]) }),
    format,
    isStrict: values.strict,
    isForced: values.force,
    language,
    command
  }
}

const listOf = (values: string[] | undefined): string[] | undefined =>
  values
    ?.flatMap(value => value.split(','))
    .map(each => each.trim())
    .filter(Boolean)
