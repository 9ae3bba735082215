import { getDemoAnchor } from '../../shared/demo.ts'
import { playgroundPath } from '../../shared/site-location.ts'
import type { Explanation, SearchWord } from '../../content/search/texts.ts'
import type { Reference } from '../api/reference.ts'
import { listPageDefects } from '../defects/page-defects.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import type { Site } from '../pages/site.ts'
import { readPage } from '../pages/read-page.ts'
import type { LibraryMessages } from './library-messages.ts'
import { readLaterMessages, readLibraryMessages } from './library-messages.ts'
import type { SearchContent } from './search-content.ts'
import { listLaterNames, readComparedVersions } from './later-names.ts'
import { defectsFile, laterNamesFile, messagesFile, readSearchContent, toolsFile, wordsFile } from './search-content.ts'
import { defaultExplanation } from './later-messages.ts'
import { getTargets } from './message-records.ts'

/** Checks the texts of the search against the library and the site; returns a sentence per difference. */
export function findSearchProblems(
  reference: Pick<Reference, 'index'>,
  files: ContentFiles,
  site: Site,
  libraryMessages = readLibraryMessages(),
  laterMessageKeys: readonly string[] = Object.keys(readLaterMessages().zh),
  laterTitles: readonly string[] = listLaterNames(readComparedVersions()).map(({ title }) => title)
): string[] {
  const texts = readSearchContent(files)
  const routes = listRoutes(site, files)
  const isTarget = (to: string) => (to.startsWith('/') ? routes.has(to) : reference.index.find(to) !== undefined)
  return [
    ...findKeyProblems(texts, libraryMessages),
    ...findCaseProblems(texts, libraryMessages),
    ...findDefectProblems(texts, files),
    ...findWordProblems(texts),
    ...findLaterProblems(texts, laterMessageKeys, laterTitles, isTarget),
    ...listExplanations(texts).flatMap(each => findTextProblems(each, isTarget))
  ]
}

/** Returns the routes of pages, their headings and their demos, and the route of the playground. */
function listRoutes(site: Site, files: ContentFiles): Set<string> {
  return new Set([
    playgroundPath,
    ...site.pages.flatMap(({ path }) => {
      const { sections } = readPage(files, path, 'zh').sections
      return [
        path,
        ...sections.flatMap(({ id, demos }) => [
          `${path}#${id}`,
          ...demos.map(demo => `${path}#${getDemoAnchor(demo)}`)
        ])
      ]
    })
  ])
}

function findKeyProblems({ messages }: SearchContent, { texts }: LibraryMessages): string[] {
  const libraryKeys = Object.keys(texts.zh)
  return [
    ...Object.keys(messages)
      .filter(key => !libraryKeys.includes(key))
      .map(
        key => `content/${messagesFile} explains ${key}, which the library does not say. Remove it, or mend the key.`
      ),
    ...libraryKeys
      .filter(key => !messages[key])
      .map(
        key =>
          `The library says vxe.error.${key} (${texts.zh[key]}), which nothing explains. Write it in content/${messagesFile}.`
      )
  ]
}

/** Reports cases with a value that the library never logs. */
function findDefectProblems({ defectWords }: SearchContent, files: ContentFiles): string[] {
  const ids = new Set(listPageDefects(files, 'zh').map(({ id }) => id))
  return Object.entries(defectWords).flatMap(([id, { en }]) => [
    ...(ids.has(id) ? [] : [`content/${defectsFile} names ${id}, which no page marks. Remove it, or correct the id.`]),
    ...(/\p{Script=Han}/u.test(en) ? [`content/${defectsFile}: ${id} has Chinese in its English words.`] : [])
  ])
}

function findCaseProblems({ messages }: SearchContent, { values }: LibraryMessages): string[] {
  return Object.entries(messages).flatMap(([key, { cases = [] }]) =>
    cases
      .filter(({ with: [value = ''] }) => !(values[key] ?? []).some(logged => matchesLogged(logged, value)))
      .map(
        ({ with: [value] }) =>
          `content/${messagesFile}: the library never says ${key} with "${value}". Remove the case, or mend the value.`
      )
  )
}

const matchesLogged = (logged: string, value: string): boolean =>
  logged.indexOf('*') > 0 ? value.startsWith(logged.slice(0, logged.indexOf('*'))) : logged === value

/** Reports keys of messages and names that no later version has. */
const findLaterProblems = (
  { laterMessages, laterNames }: SearchContent,
  messageKeys: readonly string[],
  titles: readonly string[],
  isTarget: (to: string) => boolean
): string[] => [
  ...laterNames
    .filter(({ to }) => !isTarget(to))
    .map(({ to }) => `content/${laterNamesFile} leads to ${to}, which is no member and no place of the site.`),
  ...Object.keys(laterMessages)
    .filter(key => key !== defaultExplanation && !messageKeys.includes(key))
    .map(key => `content/${messagesFile} explains ${key}, which no later version logs. Remove it, or correct the key.`),
  ...laterNames
    .flatMap(({ names }) => names)
    .filter(name => !titles.includes(name))
    .map(
      name => `content/${laterNamesFile} has ${name}, which is no name of a later version. Remove it, or correct it.`
    )
]

const findWordProblems = ({ words, tools }: SearchContent): string[] => [
  ...findNameProblems(words, wordsFile),
  ...findNameProblems(tools, toolsFile)
]

function findNameProblems(entries: readonly Pick<SearchWord, 'zh' | 'en'>[], file: string): string[] {
  const names = entries.map(({ zh }) => zh.word)
  return [
    ...names
      .filter((name, index) => names.indexOf(name) < index)
      .map(name => `content/${file} holds ${name} twice. Keep one.`),
    ...entries.flatMap(({ zh, en }) =>
      [...zh.also, ...en.also]
        .filter(other => /[,，]/.test(other))
        .map(other => `content/${file}: ${zh.word}: "${other}" has a comma, which separates words. Write two.`)
    )
  ]
}

interface NamedExplanation extends Omit<Explanation, 'to'> {
  name: string
  targets: readonly string[]
}

function listExplanations({
  messages,
  foreignMessages,
  laterMessages,
  words,
  tools
}: SearchContent): NamedExplanation[] {
  return [
    ...Object.entries(messages).flatMap(([key, message]) => [
      { ...message, targets: [message.to], name: `content/${messagesFile}: ${key}` },
      ...(message.cases ?? []).map(each => ({
        ...each,
        targets: [each.to],
        name: `content/${messagesFile}: ${key} with "${each.with[0] ?? ''}"`
      }))
    ]),
    ...foreignMessages.map(each => ({
      ...each,
      targets: [each.to],
      name: `content/${messagesFile}: ${each.title}`
    })),
    ...Object.entries(laterMessages).map(([key, each]) => ({
      ...each,
      targets: [each.to],
      name: `content/${messagesFile}: ${key} of later versions`
    })),
    ...words.map(word => ({ ...joinTexts(word, wordsFile), targets: getTargets(word) })),
    ...tools.map(tool => ({ ...joinTexts(tool, toolsFile), targets: 'to' in tool ? [tool.to] : [] }))
  ]
}

const joinTexts = ({ zh, en }: Pick<SearchWord, 'zh' | 'en'>, file: string) => ({
  zh: zh.word.trim() && zh.text,
  en: en.word.trim() && en.text,
  name: `content/${file}: ${zh.word || en.word}`
})

function findTextProblems({ name, zh, en, targets }: NamedExplanation, isTarget: (to: string) => boolean): string[] {
  return [
    ...(zh.trim() && en.trim() ? [] : [`${name} lacks a language. Write both.`]),
    ...(/\p{Script=Han}/u.test(en) ? [`${name} holds Chinese in its English text.`] : []),
    ...targets
      .filter(to => !isTarget(to))
      .map(to => `${name} leads to ${to}, which is no member and no place of the site.`)
  ]
}
