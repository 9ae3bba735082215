import { expect, test } from 'vitest'
import { createMeter } from './meter.ts'

const many = (count: number, act: () => string): string[] => Array.from({ length: count }, act)

test('messages of the preview within the rate limit are accepted', () => {
  const meter = createMeter({ heard: 3, flood: 10 })
  expect([0, 400, 800, 1200, 1600].map(now => meter.count(now))).toEqual(Array(5).fill('heard'))
  expect(meter.takeDropped()).toBe(0)
})

test('messages of the preview over the rate limit are dropped and counted until the next second', () => {
  const meter = createMeter({ heard: 3, flood: 10 })
  expect(many(5, () => meter.count(100))).toEqual(['heard', 'heard', 'heard', 'dropped', 'dropped'])
  expect(meter.takeDropped()).toBe(2)
  expect(meter.takeDropped()).toBe(0)
  expect(meter.count(1000)).toBe('heard')
})

test('a message of the preview over the flood limit is classified as a flood', () => {
  const meter = createMeter({ heard: 3, flood: 10 })
  expect(many(11, () => meter.count(100)).at(-1)).toBe('flood')
})

test('the cost of reading messages of the preview is limited per second', () => {
  const meter = createMeter({ cost: 100 })
  expect([0, 300, 900].map(now => meter.spend(now, 40))).toEqual([false, false, true])
  expect(meter.spend(1000, 90)).toBe(false)
  expect(meter.spend(1001, 3900)).toBe(true)
})
