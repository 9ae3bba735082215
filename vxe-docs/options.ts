import type { ParseArgsConfig } from 'node:util'
import { parseArgs } from 'node:util'
import type { AnswerLanguage } from '../answers/answers.ts'
import { UsageError } from './command.ts'
import { commonTexts } from './common-texts.ts'

/** Parses the options of a command; throws a sentence for an unknown one. */
export function readOptions<const T extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: T
): ReturnType<typeof parseArgs<{ args: string[]; allowPositionals: true; options: T }>> {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch (error) {
    throw new UsageError((error as Error).message, { cause: error })
  }
}

/** Returns the arguments joined by spaces; throws if there are none. */
export function joinWords(positionals: readonly string[], usage: string, language: AnswerLanguage): string {
  const text = positionals.join(' ').trim()
  if (text === '') throw new UsageError(commonTexts[language].missing(usage))
  return text
}

/** Returns a whole number of at least 1. */
export function readCount(text: string, name: string, language: AnswerLanguage): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new UsageError(commonTexts[language].notCount(name, text))
  return Number(text)
}

/** Returns the value if it is one of the choices. */
export function readChoice<T extends string>(
  value: string,
  name: string,
  choices: readonly T[],
  language: AnswerLanguage
): T {
  const found = choices.find(each => each === value)
  if (found === undefined) throw new UsageError(commonTexts[language].unknownValue(name, value, choices.join(', ')))
  return found
}
