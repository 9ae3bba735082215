import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packOf } from '../../portable/packs.ts'
import { packsOf } from './packs.ts'

test('the pack that is looked in is the one that it was written to', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1 }), names => {
      const { starts, files } = packsOf(names.map(name => ({ name, text: 'x'.repeat(90_000) })))
      for (const name of names) expect(files[packOf(starts, name)]!.body).toContain(`.text(${JSON.stringify(name)},`)
    })
  )
})
