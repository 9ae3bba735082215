import { expect, test } from 'vitest'
import { hashSender, senderOf } from './sender.ts'

test.each([
  ['192.0.2.7', '192.0.2.7', '192.0.2'],
  ['192.0.2.7:4711', '192.0.2.7', '192.0.2'],
  [' "192.0.2.7:4711" ', '192.0.2.7', '192.0.2'],
  ['192.000.002.007', '192.0.2.7', '192.0.2'],
  ['::ffff:192.0.2.7', '192.0.2.7', '192.0.2'],
  ['[::ffff:192.0.2.7]:80', '192.0.2.7', '192.0.2'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
  ['2001:DB8:1:2::6', '2001:db8:1:2', '2001:db8:1'],
  ['2001:0db8:0001:0002::6', '2001:db8:1:2', '2001:db8:1'],
  ['[2001:db8:1:2::6]:443', '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8::6', '2001:db8:0:0', '2001:db8:0'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0'],
  ['::1', '0:0:0:0', '0:0:0']
])('the address %j is counted as the client %j in the network %j', (address, client, network) =>
  expect(senderOf(address)).toEqual({ client, network })
)

test.each(['', 'unknown', '_hidden', 'a b', '256.1.1.1', '1.2.3', '1:2:3', '::1::', '12345::', 'x'.repeat(10_000)])(
  'the address %j is counted as the one client of all unreadable addresses',
  address => expect(senderOf(address)).toEqual({ client: 'unknown', network: 'unknown' })
)

test('the hash of a sender differs from day to day and between clients', async () => {
  const [one, other] = [senderOf('192.0.2.7'), senderOf('192.0.2.8')]
  const [today, neighbor, tomorrow] = [
    await hashSender(one, 'salt 1'),
    await hashSender(other, 'salt 1'),
    await hashSender(one, 'salt 2')
  ]
  expect(today.network).toBe(neighbor.network)
  expect(new Set([today.client, neighbor.client, tomorrow.client, today.network, tomorrow.network]).size).toBe(5)
})
