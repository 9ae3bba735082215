import { expect, test } from 'vitest'
import type { GalleryGroup } from '../../shared/gallery.ts'
import { createDemoMapFacts } from '../../upgrade-facts/demo-map-facts.ts'
import type { ComparedDemo } from '../../upgrade-facts/demo-results.ts'
import type { MapDemo } from './map-groups.ts'
import { countStates, createMapGroups, findWorst } from './map-groups.ts'

const result = (...complaints: string[]) => ({ shown: true, complaints, removed: [], added: [] })
const deprecated = 'warn: [vxe table v3.21.6] 参数 "a" 已废弃，请使用 "b"'
const advice = 'warn: [vxe ui v3.14.27] 不建议使用 <vxe-input type="date" ... />'
const error = 'error: TypeError: x is undefined'

const compared: ComparedDemo[] = [
  { id: 'form/valid/quiet', original: result(), upgraded: result() },
  { id: 'form/valid/two', original: result(advice, deprecated, advice), upgraded: result(advice) },
  { id: 'form/valid/broken', original: result(deprecated, error), upgraded: result() }
]
const demo = (name: string) => ({ name, title: name.toUpperCase(), href: `#${name}`, components: [], pictures: {} })
const groups: GalleryGroup[] = [
  {
    key: 'form',
    title: 'Forms',
    pages: [{ path: '/form/valid', title: 'Validation', demos: ['quiet', 'two', 'broken', 'view'].map(demo) }]
  }
]

const ids = ['quiet', 'two', 'broken', 'view'].map(name => `form/valid/${name}`)
const facts = createDemoMapFacts(compared, ids, message => message.replace('已废弃', 'is deprecated'))
const demos = createMapGroups(groups, facts).flatMap(group => group.demos)
const [quiet, two, broken, view] = demos as [MapDemo, MapDemo, MapDemo, MapDemo]

test('a demo has the state of its worst message, for the original and for the upgraded code', () => {
  expect(demos.map(({ results }) => [results.original.state, results.upgraded.state])).toEqual([
    ['same', 'same'],
    ['deprecated', 'advice'],
    ['error', 'same'],
    ['unknown', 'unknown']
  ])
  expect(countStates(demos, 'original')).toEqual({ same: 1, advice: 0, deprecated: 1, error: 1, unknown: 1 })
})

test('a demo lists each message once, translated and without its source', () => {
  expect(two.results.original.messages).toEqual([
    { severity: 'advice', text: '不建议使用 <vxe-input type="date" ... />' },
    { severity: 'deprecated', text: '参数 "a" is deprecated，请使用 "b"' }
  ])
  expect(broken.results.upgraded.messages).toEqual([])
  expect(broken).toMatchObject({ id: 'form/valid/broken', title: 'BROKEN', pageTitle: 'Validation' })
})

test('the worst demo is the first with the worst state, a demo without a result only if it is alone', () => {
  expect(findWorst(demos, 'original')).toBe(broken)
  expect(findWorst(demos, 'upgraded')).toBe(two)
  expect(findWorst([view, quiet], 'original')).toBe(quiet)
  expect(findWorst([view], 'original')).toBe(view)
  expect(findWorst([], 'original')).toBeUndefined()
})
