import { expect, test } from 'vitest'
import { contentType } from '../../server/content-types.ts'
import { readSettings } from '../../server/settings.ts'
import { memberPlace, readMemberPath } from '../../shared/api.ts'
import { languageOf, readLocale } from '../../shared/locale.ts'
import { memberName } from '../../shared/member-name.ts'
import { own } from '../../shared/own.ts'
import { isGuestImport } from '../../shared/project.ts'
import { readPackument } from '../../server/releases.ts'
import { filterNav } from '../../src/sidebar/filter-nav.ts'
import { fileLanguage } from '../../src/playground/editor/file-language.ts'
import { editorTexts } from '../../src/playground/editor/editor-texts.ts'
import { proposalsFor } from '../../src/playground/editor/facts/proposals.ts'
import { checkFile } from '../../upgrade/check.ts'
import { readFromFrame } from '../../src/playground/preview/read-from-frame.ts'

/** Words from outside that every object literal seems to know. */
const inherited = Object.getOwnPropertyNames(Object.prototype).filter(word => /^[a-z]/.test(word))

const upgrade = { from: '3.8.6', to: '3.21.6' }

/** What a word of no meaning gets is what these get. */
const lookups: Record<string, (word: string) => unknown> = {
  'the language of an address': word => readLocale(word) && languageOf(readLocale(word)!),
  'the page of a member': word => memberPlace(`${word}.a`).replaceAll(word, '*'),
  'the path of a member': word => JSON.stringify(readMemberPath(`${word}@a`)).replaceAll(word, '*'),
  'the name of a member': word => memberName(`${word}.a`).replaceAll(word, '*'),
  'the type of a file': word => contentType(`a.${word.toLowerCase()}`),
  'a package of others': word => isGuestImport(word),
  'the language of a file': word => fileLanguage(`a.${word}`),
  'a message of the frame': word => readFromFrame({ type: word }),
  'a group of the sidebar': word =>
    filterNav([{ key: 'a', title: 'a', links: [], pages: [{ path: word, title: 'b' }] }], 'native'),
  'a tag of a registry': word =>
    readPackument({ name: 'a', 'dist-tags': {}, versions: { '3.0.0': {}, [word]: {} } }, 'a'),
  'a variable and a class in a style sheet': word =>
    checkFile({ name: 'a.scss', text: `.vxe-${word} { color: $vxe-${word.toLowerCase()} }` }, upgrade).findings.map(
      ({ rule, becomes }) => [rule, becomes?.replace(word.toLowerCase(), '*')]
    ),
  'code that uses the library': word =>
    checkFile(
      {
        name: 'a.vue',
        text: `<template><vxe-grid ref="${word}" ${word}="a" v-${word}="b" @${word}="c" v-bind="${word}"/></template><script>import { ${word} } from 'vxe-table'\nexport default { data: () => ({ ${word}: { ${word}: 1 } }), created () { this.$refs.${word}.${word}() } }</script>`
      },
      upgrade
    ).findings.map(({ rule }) => rule),
  'a setting': word => readSettings({ [word]: 'x' })
}

test.each(Object.entries(lookups))('%s: a word that every object inherits is an unknown word', (_, look) => {
  const unknown = look('nothingofthekind')
  for (const word of inherited) expect(look(word), word).toEqual(unknown)
})

test('the tag around a proposal may be called anything', async () => {
  const proposed = (parent: string) =>
    proposalsFor({ kind: 'tag', from: 0, parent }, async () => undefined, editorTexts.en)
  for (const word of inherited) expect(await proposed(word), word).toEqual(await proposed('nothingofthekind'))
})

test('control: a plain lookup finds what it does not hold', () => {
  const table: Record<string, string> = { a: 'b' }
  for (const word of inherited) expect([table[word] === undefined, own(table, word)], word).toEqual([false, undefined])
  expect(own(table, 'a')).toBe('b')
})
