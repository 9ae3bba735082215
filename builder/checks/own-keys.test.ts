import { expect, test } from 'vitest'
import { contentType } from '../../server/content-types.ts'
import { readSettings } from '../../server/settings.ts'
import { getMemberRoute, readMemberPath } from '../../shared/api.ts'
import { getLanguage, readLocale } from '../../shared/locale.ts'
import { formatMemberName } from '../../shared/member-name.ts'
import { getOwn } from '../../shared/own-property.ts'
import { isThirdPartyImport } from '../../shared/project.ts'
import { readPackument } from '../../server/releases.ts'
import { filterNav } from '../../src/sidebar/filter-nav.ts'
import { fileLanguage } from '../../src/playground/editor/file-language.ts'
import { editorTexts } from '../../src/playground/editor/editor-texts.ts'
import { getProposals } from '../../src/playground/editor/facts/proposals.ts'
import { checkFile } from '../../upgrade/check.ts'
import { readFromFrame } from '../../src/playground/preview/read-from-frame.ts'

/** Names that every object literal inherits, used as untrusted input. */
const inheritedNames = Object.getOwnPropertyNames(Object.prototype).filter(word => /^[a-z]/.test(word))

const upgrade = { from: '3.8.6', to: '3.21.6' }

/** Lookups by untrusted input, which must handle an inherited name like an unknown word. */
const lookups: Record<string, (word: string) => unknown> = {
  'the language of an address': word => readLocale(word) && getLanguage(readLocale(word)!),
  'the page of a member': word => getMemberRoute(`${word}.a`).replaceAll(word, '*'),
  'the path of a member': word => JSON.stringify(readMemberPath(`${word}@a`)).replaceAll(word, '*'),
  'the name of a member': word => formatMemberName(`${word}.a`).replaceAll(word, '*'),
  'the type of a file': word => contentType(`a.${word.toLowerCase()}`),
  'a third-party package': word => isThirdPartyImport(word),
  'the language of a file': word => fileLanguage(`a.${word}`),
  'a message of the preview frame': word => readFromFrame({ type: word }),
  'a group of the sidebar': word =>
    filterNav([{ key: 'a', title: 'a', links: [], pages: [{ path: word, title: 'b' }] }], 'native'),
  'a version of the npm registry': word =>
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
  'an environment variable': word => readSettings({ [word]: 'x' })
}

test.each(Object.entries(lookups))(
  '%s: a name inherited from Object.prototype is handled like an unknown word',
  (_, lookUp) => {
    const unknown = lookUp('nothingofthekind')
    for (const word of inheritedNames) expect(lookUp(word), word).toEqual(unknown)
  }
)

test('editor completions inside a tag named like an Object.prototype property equal those of an unknown tag', async () => {
  const proposed = (parent: string) =>
    getProposals({ kind: 'tag', from: 0, parent }, async () => undefined, editorTexts.en)
  for (const word of inheritedNames) expect(await proposed(word), word).toEqual(await proposed('nothingofthekind'))
})

test('control: a plain property lookup finds inherited names, getOwn() does not', () => {
  const table: Record<string, string> = { a: 'b' }
  for (const word of inheritedNames)
    expect([table[word] === undefined, getOwn(table, word)], word).toEqual([false, undefined])
  expect(getOwn(table, 'a')).toBe('b')
})
