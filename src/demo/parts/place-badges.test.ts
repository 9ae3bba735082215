import { expect, test } from 'vitest'
import type { Point, Rect } from './place-badges.ts'
import { badgeSize, placeBadges } from './place-badges.ts'

const bounds = { width: 400, height: 300 }
const rect = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height })
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

test('a badge is placed on the corner of its part', () => {
  expect(placeBadges([rect(20, 30, 100, 50)], bounds)).toEqual([{ x: 20, y: 30 }])
})

test('badges of nested parts with the same corner do not overlap', () => {
  const badges = placeBadges(
    Array.from({ length: 9 }, (_, index) => rect(20, 20, 80 + index * 10, 40 + index * 10)),
    bounds
  ).filter(badge => badge !== undefined)
  expect(badges).toHaveLength(9)
  for (const [index, badge] of badges.entries())
    for (const other of badges.slice(index + 1)) expect(distance(badge, other)).toBeGreaterThanOrEqual(badgeSize)
})

test('the smallest part chooses its corner first', () => {
  const [large, small] = placeBadges([rect(20, 20, 300, 200), rect(20, 20, 16, 16)], bounds)
  expect(small).toEqual({ x: 20, y: 20 })
  expect(large).toEqual({ x: 320, y: 20 })
})

test('badges stay inside of the bounds', () => {
  for (const badge of placeBadges([rect(0, 0, 400, 300), rect(390, 290, 10, 10), rect(-50, 40, 80, 20)], bounds)) {
    expect(badge!.x).toBeGreaterThanOrEqual(badgeSize / 2)
    expect(badge!.y).toBeGreaterThanOrEqual(badgeSize / 2)
    expect(badge!.x).toBeLessThanOrEqual(bounds.width - badgeSize / 2)
    expect(badge!.y).toBeLessThanOrEqual(bounds.height - badgeSize / 2)
  }
})

test('a part that is not visible has no badge', () => {
  expect(placeBadges([undefined, rect(20, 30, 100, 50)], bounds)).toEqual([undefined, { x: 20, y: 30 }])
})
