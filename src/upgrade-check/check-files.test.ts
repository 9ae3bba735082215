import { expect, test } from 'vitest'
import { inBatches } from './check-files.ts'

const file = (letters: number) => ({ name: 'a.js', text: 'a'.repeat(letters) })

test('files go to the workers in pieces of a few files and letters, in their order', () => {
  expect(inBatches([])).toEqual([])
  expect(inBatches(Array.from({ length: 60 }, () => file(1))).map(batch => batch.length)).toEqual([25, 25, 10])
  expect(inBatches([file(300_000), file(200_000), file(10), file(900_000)]).map(batch => batch.length)).toEqual([
    1, 2, 1
  ])
})
