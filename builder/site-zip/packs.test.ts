import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findPack } from '../../portable/packs.ts'
import { createPacks } from './packs.ts'

test('findPack() returns the pack that contains the name', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1 }), names => {
      const { starts, files } = createPacks(names.map(name => ({ name, text: 'x'.repeat(90_000) })))
      for (const name of names) expect(files[findPack(starts, name)]!.body).toContain(`.text(${JSON.stringify(name)},`)
    })
  )
})
