import { expect, test } from 'vitest'
import { formatTime, isTimeZone } from './clock.ts'

test.each([
  ['2024-04-03T16:00:00Z', 'Asia/Shanghai', '2024-04-04 00:00:00'],
  ['2024-04-03T15:59:59.999Z', 'Asia/Shanghai', '2024-04-03 23:59:59'],
  ['2024-01-02T03:04:05Z', 'UTC', '2024-01-02 03:04:05'],
  ['2024-07-01T00:00:00Z', 'America/New_York', '2024-06-30 20:00:00']
])('the time %s in the time zone %s is formatted as %s', (date, zone, expected) =>
  expect(formatTime(new Date(date), zone)).toBe(expected)
)

test('isTimeZone() accepts a time zone that the platform supports', () => {
  expect(isTimeZone('Asia/Shanghai')).toBe(true)
  expect(isTimeZone('Shanghai')).toBe(false)
})
