import type {
  DefectWords,
  ExternalMessage,
  LaterMessage,
  LaterNameTarget,
  MessageText,
  SearchTool,
  SearchWord
} from '../../content/search/texts.ts'
import { cacheTraditional } from '../locale/cached-traditional.ts'
import { contentData } from '../pages/content-data.ts'
import type { ContentFiles } from '../pages/content-files.ts'

/** Hand-written texts of the search, from `content/search/`. */
export interface SearchContent {
  messages: Record<string, MessageText>
  foreignMessages: readonly ExternalMessage[]
  laterMessages: Record<string, LaterMessage>
  laterNames: readonly LaterNameTarget[]
  words: readonly SearchWord[]
  tools: readonly SearchTool[]
  defectWords: Readonly<Record<string, DefectWords>>
}

export const messagesFile = 'search/messages.ts'
export const wordsFile = 'search/words.ts'
export const toolsFile = 'search/tools.ts'
export const defectsFile = 'search/defects.ts'
export const laterNamesFile = 'search/later-names.ts'

export function readSearchContent(files: ContentFiles): SearchContent {
  const { messages, foreignMessages, laterMessages } = readExports<SearchContent>(files, messagesFile)
  const { words } = readExports<SearchContent>(files, wordsFile)
  const { tools } = readExports<SearchContent>(files, toolsFile)
  const { laterNames } = readExports<SearchContent>(files, laterNamesFile)
  const { defectWords } = readExports<SearchContent>(files, defectsFile)
  const texts = {
    messages: messages ?? {},
    foreignMessages: foreignMessages ?? [],
    laterMessages: laterMessages ?? {},
    laterNames: laterNames ?? [],
    words: words ?? [],
    tools: tools ?? [],
    defectWords: defectWords ?? {}
  }
  cacheTraditional(listChineseTexts(texts))
  return texts
}

function listChineseTexts({
  messages,
  foreignMessages,
  laterMessages,
  words,
  tools,
  defectWords
}: SearchContent): string[] {
  const explained = [
    ...Object.values(messages).flatMap(each => [each, ...(each.cases ?? [])]),
    ...foreignMessages,
    ...Object.values(laterMessages)
  ]
  return [
    ...explained.map(({ zh }) => zh),
    ...Object.values(defectWords).map(({ zh }) => zh),
    ...[...words, ...tools].flatMap(({ zh }) => [zh.word, zh.text, ...zh.also])
  ]
}

const readExports = <T>(files: ContentFiles, name: string): Partial<T> =>
  files.has(name) ? contentData<T>(files, name) : {}
