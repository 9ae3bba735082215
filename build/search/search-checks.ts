import { demoAnchor } from '../../shared/demo.ts'
import type { Explanation } from '../../content/search/texts.ts'
import type { Reference } from '../api/reference.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import type { Site } from '../pages/site.ts'
import { readPage } from '../pages/read-page.ts'
import type { LibraryMessages } from './library-messages.ts'
import { readLibraryMessages } from './library-messages.ts'
import type { SearchTexts } from './search-texts.ts'
import { messagesFile, readSearchTexts, wordsFile } from './search-texts.ts'

/** What is written for the search agrees with the library and the site: every difference is a sentence. */
export function searchProblems(
  reference: Pick<Reference, 'index'>,
  files: ContentFiles,
  site: Site,
  library = readLibraryMessages()
): string[] {
  const texts = readSearchTexts(files)
  const places = placesOf(site, files)
  const isTarget = (to: string) => (to.startsWith('/') ? places.has(to) : reference.index.find(to) !== undefined)
  return [
    ...keyProblems(texts, library),
    ...caseProblems(texts, library),
    ...wordProblems(texts),
    ...explanations(texts).flatMap(each => textProblems(each, isTarget))
  ]
}

/** Pages, their headings and their demos. */
function placesOf(site: Site, files: ContentFiles): Set<string> {
  return new Set(
    site.pages.flatMap(({ path }) => {
      const { sections } = readPage(files, path, 'zh').sections
      return [
        path,
        ...sections.flatMap(({ id, demos }) => [`${path}#${id}`, ...demos.map(demo => `${path}#${demoAnchor(demo)}`)])
      ]
    })
  )
}

function keyProblems({ messages }: SearchTexts, { texts }: LibraryMessages): string[] {
  const known = Object.keys(texts.zh)
  return [
    ...Object.keys(messages)
      .filter(key => !known.includes(key))
      .map(
        key => `content/${messagesFile} explains ${key}, which the library does not say. Remove it, or mend the key.`
      ),
    ...known
      .filter(key => !messages[key])
      .map(
        key =>
          `The library says vxe.error.${key} (${texts.zh[key]}), which nothing explains. Write it in content/${messagesFile}.`
      )
  ]
}

/** A case is there for a line that the library really writes. */
function caseProblems({ messages }: SearchTexts, { values }: LibraryMessages): string[] {
  return Object.entries(messages).flatMap(([key, { cases = [] }]) =>
    cases
      .filter(({ with: [value = ''] }) => !(values[key] ?? []).some(logged => matches(logged, value)))
      .map(
        ({ with: [value] }) =>
          `content/${messagesFile}: the library never says ${key} with "${value}". Remove the case, or mend the value.`
      )
  )
}

const matches = (logged: string, value: string): boolean =>
  logged.indexOf('*') > 0 ? value.startsWith(logged.slice(0, logged.indexOf('*'))) : logged === value

function wordProblems({ words }: SearchTexts): string[] {
  const names = words.map(({ zh }) => zh.word)
  return [
    ...names
      .filter((name, index) => names.indexOf(name) < index)
      .map(name => `content/${wordsFile} holds ${name} twice. Keep one.`),
    ...words.flatMap(({ zh, en }) =>
      [...zh.also, ...en.also]
        .filter(other => /[,，]/.test(other))
        .map(other => `content/${wordsFile}: ${zh.word}: "${other}" has a comma, which separates words. Write two.`)
    )
  ]
}

interface Named extends Explanation {
  name: string
}

function explanations({ messages, foreignMessages, words }: SearchTexts): Named[] {
  return [
    ...Object.entries(messages).flatMap(([key, message]) => [
      { ...message, name: `content/${messagesFile}: ${key}` },
      ...(message.cases ?? []).map(each => ({
        ...each,
        name: `content/${messagesFile}: ${key} with "${each.with[0] ?? ''}"`
      }))
    ]),
    ...foreignMessages.map(each => ({ ...each, name: `content/${messagesFile}: ${each.title}` })),
    ...words.map(({ to, zh, en }) => ({
      to,
      zh: zh.word.trim() && zh.text,
      en: en.word.trim() && en.text,
      name: `content/${wordsFile}: ${zh.word || en.word}`
    }))
  ]
}

function textProblems({ name, zh, en, to }: Named, isTarget: (to: string) => boolean): string[] {
  return [
    ...(zh.trim() && en.trim() ? [] : [`${name} lacks a language. Write both.`]),
    ...(/\p{Script=Han}/u.test(en) ? [`${name} holds Chinese in its English text.`] : []),
    ...(isTarget(to) ? [] : [`${name} leads to ${to}, which is no member and no place of the site.`])
  ]
}
