import { expect, test } from 'vitest'
import { clientOf, createRate } from './rate.ts'

const limits = { each: 2, all: 5, within: 60_000, clients: 3 }

test('a client waits when it has sent its share, and may go on when the time is over', () => {
  let time = 1000
  const rate = createRate(() => time, limits)
  expect(rate.wait('a')).toBe(0)
  rate.count('a')
  time += 20_000
  rate.count('a')
  expect([rate.wait('a'), rate.wait('b')]).toEqual([40, 0])
  time += 40_000
  expect(rate.wait('a')).toBe(0)
})

test('all together wait when they have sent theirs', () => {
  const rate = createRate(() => 0, limits)
  for (const client of ['a', 'b', 'c', 'd', 'e']) rate.count(client)
  expect(rate.wait('f')).toBe(60)
})

test('no more clients are remembered than there is room for, the latest', () => {
  const rate = createRate(() => 0, { ...limits, all: 1000 })
  for (const client of ['a', 'a', 'b', 'b', 'c', 'c']) rate.count(client)
  expect(['a', 'b', 'c'].map(rate.wait)).toEqual([60, 60, 60])
  rate.count('d')
  expect(['a', 'b', 'c'].map(rate.wait)).toEqual([0, 60, 60])
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['', '']
])('%s is the client %s', (address, client) => expect(clientOf(address)).toBe(client))
