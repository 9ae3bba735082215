import path from 'node:path'
import { expect, test } from 'vitest'
import { knownLines } from '../../shared/version-lines.ts'
import { bundledLists } from '../../server/lists.ts'
import { messages } from '../../src/locale/messages.ts'
import { contentFolder } from '../pages/content-files.ts'
import { pageFile } from '../pages/site.ts'

const files = contentFolder(path.resolve(import.meta.dirname, '../../content'))

test.each(['zh', 'en'] as const)('the upgrade guide lists every version line with its support state (%s)', language => {
  const texts = messages[language].header
  const rows = [
    ...files.read(pageFile('/table/start/upgrade', language)).matchAll(/^\| ([\d.–+]+) \| Vue \d \| (.+) \|$/gm)
  ]
  const namedLines = rows.map(([, name, state]) => [name, state])
  expect(namedLines).toEqual(
    knownLines.map(({ name, state }) => [
      name,
      typeof state === 'object' ? texts.stoppedIn(state.endedIn) : texts[state]
    ])
  )
})

test('the bundled version list has the known version lines in order, ended ones marked as stopped', async () => {
  const lines = await bundledLists.versionLines()
  expect(lines.map(({ version, isStop }) => [version, isStop])).toEqual(
    knownLines.map(({ name, state }) => [name === '3.0–3.8' ? '3.8' : name, typeof state === 'object'])
  )
})
