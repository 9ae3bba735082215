import type { ForeignMessage, MessageText, Word } from '../../content/search/texts.ts'
import { learnTraditional } from '../locale/kept-traditional.ts'
import { contentData } from '../pages/content-data.ts'
import type { ContentFiles } from '../pages/content-files.ts'

/** What is written by hand for the search, from `content/search/`. */
export interface SearchTexts {
  messages: Record<string, MessageText>
  foreignMessages: readonly ForeignMessage[]
  words: readonly Word[]
}

export const messagesFile = 'search/messages.ts'
export const wordsFile = 'search/words.ts'

export function readSearchTexts(files: ContentFiles): SearchTexts {
  const { messages, foreignMessages } = exportsOf<SearchTexts>(files, messagesFile)
  const { words } = exportsOf<SearchTexts>(files, wordsFile)
  const texts = { messages: messages ?? {}, foreignMessages: foreignMessages ?? [], words: words ?? [] }
  learnTraditional(chineseOf(texts))
  return texts
}

function chineseOf({ messages, foreignMessages, words }: SearchTexts): string[] {
  const explained = [...Object.values(messages).flatMap(each => [each, ...(each.cases ?? [])]), ...foreignMessages]
  return [...explained.map(({ zh }) => zh), ...words.flatMap(({ zh }) => [zh.word, zh.text, ...zh.also])]
}

const exportsOf = <T>(files: ContentFiles, name: string): Partial<T> =>
  files.has(name) ? contentData<T>(files, name) : {}
