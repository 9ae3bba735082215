import { parseArgs } from 'node:util'
import type { Language } from '../../shared/locale.ts'
import { compareVersions } from '../../shared/version-order.ts'
import { ruleOf } from '../rules/applicable.ts'
import type { When } from '../rule.ts'
import type { Versions } from '../version.ts'
import { defaultVersions, isVersion, newestUi } from '../version.ts'
import { cliTexts } from './cli-texts.ts'

export const formats = ['text', 'json', 'sarif', 'markdown', 'patch'] as const
const times: readonly When[] = ['today', 'swap', 'after']

export interface Asked {
  paths: string[]
  versions: Versions
  isWriting: boolean
  only?: Set<string>
  when?: Set<When>
  format: (typeof formats)[number]
  isStrict: boolean
  isForced: boolean
  language: Language
  wants: 'check' | 'help' | 'rules'
}

/** What was asked for, or a sentence about what is wrong with it. */
export function readArguments(words: readonly string[], environment: string | undefined): Asked | string {
  let parsed
  try {
    parsed = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        from: { type: 'string', default: defaultVersions.from },
        to: { type: 'string', default: defaultVersions.to },
        ui: { type: 'string', default: newestUi },
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
  const asked = values.lang
  const language: Language = asked === 'zh' || asked === 'en' ? asked : /^zh/i.test(environment ?? '') ? 'zh' : 'en'
  const texts = cliTexts[language]
  if (asked !== undefined && asked !== language) return texts.unknownValue('lang', asked, 'zh, en')
  for (const name of ['from', 'to', 'ui'] as const)
    if (!isVersion(values[name])) return texts.unknownVersion(name, values[name])
  if (compareVersions(values.from, values.to) >= 0) return texts.backwards(values.from, values.to)
  const format = formats.find(each => each === values.format)
  if (!format) return texts.unknownValue('format', values.format, formats.join(', '))
  const only = listOf(values.only)
  const unknown = only?.find(id => !ruleOf(id))
  if (unknown !== undefined) return texts.unknownRule(unknown)
  const when = listOf(values.when)
  const strange = when?.find(each => !times.includes(each as When))
  if (strange !== undefined) return texts.unknownValue('when', strange, times.join(', '))
  const wants = values.help ? 'help' : values.rules ? 'rules' : 'check'
  if (wants === 'check' && positionals.length === 0) return texts.noFolder
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
    wants
  }
}

const listOf = (values: string[] | undefined): string[] | undefined =>
  values
    ?.flatMap(value => value.split(','))
    .map(each => each.trim())
    .filter(Boolean)
