import { expect, test } from 'vitest'
import { fileLanguage } from './file-language.ts'

test.each([
  ['App.vue', 'vue'],
  ['data.ts', 'ts'],
  ['_shared/people.js', 'js'],
  ['a.css', 'css'],
  ['a.b.json', 'json'],
  ['readme.txt', 'js'],
  ['no-ending', 'js'],
  ['a.toString', 'js']
])('the editor language of %s is %s', (name, language) => {
  expect(fileLanguage(name)).toBe(language)
})
