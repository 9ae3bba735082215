import type { Expectation } from '../../../sandbox/expect.ts'
import type { PrintedValue } from '../../../sandbox/protocol.ts'
import type { Language } from '../../../shared/locale.ts'
import type { ConsoleLine } from './console-lines.ts'
import { consoleTexts } from './console-texts.ts'

/** Formats an expectation as a line of the console, a failed one with its expected and actual value. */
export function formatExpectation(
  { words, passed, values }: Expectation,
  language: Language
): Pick<ConsoleLine, 'level' | 'parts'> {
  const text = consoleTexts[language]
  const asText = (words: string): PrintedValue => ({ kind: 'text', text: words })
  if (passed) return { level: 'info', parts: [asText(`✓ ${words}`)] }
  const [expected, actual] = values.length > 1 ? values : [undefined, values[0]]
  return {
    level: 'error',
    parts: [
      asText(`✗ ${words}`),
      ...(expected ? [asText(text.expected), expected] : []),
      ...(actual ? [asText(text.actual), actual] : [])
    ]
  }
}
