import { expect, test } from 'vitest'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { fileNameOf, groupDocuments } from './open-files.ts'

test('a document is named by its path; without an ending its language gives one', () => {
  expect(fileNameOf({ uri: 'file:///home/me/%E8%A1%A8/a.vue', languageId: 'vue' })).toBe('home/me/表/a.vue')
  expect(fileNameOf({ uri: 'file:///c%3A/a.ts', languageId: 'typescript' })).toBe('c:/a.ts')
  expect(fileNameOf({ uri: 'untitled:Untitled-1', languageId: 'vue' })).toBe('Untitled-1.vue')
  expect(fileNameOf({ uri: 'file:///%E0%A4%A', languageId: 'plaintext' })).toBe('%E0%A4%A')
})

test('documents are grouped by version; versions for Vue 3 and other files are left out', () => {
  const versions: Record<string, string> = { '/a/1.vue': '3.8.6', '/b/2.vue': '4.6.0', '/c/3.vue': '3.9.0' }
  const open = (uri: string, languageId = 'vue'): TextDocument =>
    TextDocument.create(uri, languageId, 1, '<template />')
  const documents = [
    ...Object.keys(versions).map(name => open(`file://${name}`)),
    open('untitled:Untitled-1'),
    open('file:///a/notes.txt', 'plaintext')
  ]
  const groups = groupDocuments(documents, file => versions[file], '3.8.6')
  expect(groups.map(({ version, files }) => [version, files.map(({ name }) => name)])).toEqual([
    ['3.8.6', ['a/1.vue', 'Untitled-1.vue']],
    ['3.9.0', ['c/3.vue']]
  ])
})
