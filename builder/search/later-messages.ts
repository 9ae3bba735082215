import type { LaterMessage } from '../../content/search/texts.ts'
import type { Language } from '../../shared/locale.ts'
import { languages } from '../../shared/locale.ts'
import type { SearchRecord } from '../../shared/search.ts'
import type { LibraryMessages } from './library-messages.ts'
import type { TitlesByHref } from './message-records.ts'
import { createExplainedRecord, fillPlaceholders } from './message-records.ts'

/** Key of the explanation for messages without one of their own. */
export const defaultExplanation = 'default'

/** Returns the messages of 3.9 and later with another wording than in 3.8.6, which lead to the upgrade pages. */
export function createLaterMessageRecords(
  explanations: Record<string, LaterMessage>,
  { texts: ownTexts }: Pick<LibraryMessages, 'texts'>,
  laterTexts: LibraryMessages['texts'],
  language: Language,
  titlesByHref: TitlesByHref
): SearchRecord[] {
  return Object.keys(laterTexts[language]).flatMap(key => {
    const wordings = languages
      .filter(other => laterTexts[other][key] && laterTexts[other][key] !== ownTexts[other][key])
      .sort((a, b) => Number(b === language) - Number(a === language))
      .map(other => formatMessage(laterTexts[other][key]!))
    const explanation = explanations[key] ?? explanations[defaultExplanation]
    const [title, ...others] = new Set([...wordings, ...(explanation?.also ?? [])])
    if (title === undefined || !explanation) return []
    return [
      {
        ...createExplainedRecord('message', title, explanation, language, titlesByHref),
        ...(others.length && { words: others.map(other => other.replaceAll(',', ' ')).join(',') })
      }
    ]
  })
}

/** Removes the address at the end of a message, which differs between versions. */
const formatMessage = (text: string): string => fillPlaceholders(text.replace(/\s*https?:\/\/.*$/, ''), [])
