import type { Language } from '../../shared/locale.ts'
import type { DemoMapFacts } from '../../upgrade-facts/demo-map-facts.ts'
import { createDemoMapFacts } from '../../upgrade-facts/demo-map-facts.ts'
import { comparedDemos } from '../../upgrade-facts/demo-results.ts'
import type { Reference } from '../api/reference.ts'
import { convertTogether } from '../locale/cached-traditional.ts'
import { translateMessage } from '../read-versions/library-messages.ts'

/** Returns the results of the demos in the newest version, in the language of the map. */
export function demoMapFacts(reference: Reference, language: Language): DemoMapFacts {
  const ids = reference.listDemos(language).map(({ file }) => file.replace(/\.vue$/, ''))
  const facts = createDemoMapFacts(comparedDemos, ids, message => translateMessage(message, language))
  if (language !== 'tw') return facts
  const texts = convertTogether(facts.messages.map(({ text }) => text))
  return { ...facts, messages: facts.messages.map((message, index) => ({ ...message, text: texts[index]! })) }
}
