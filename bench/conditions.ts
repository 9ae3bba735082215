import type { CDPSession } from 'playwright-core'

/** The machine and the line of the reader. */
export interface Conditions {
  name: string
  apply: (session: CDPSession) => Promise<unknown>
}

const megabit = 1_000_000 / 8

export const plain: Conditions = { name: 'plain', apply: async () => {} }

/** A phone of the middle class on a slow line: a quarter of the speed, 1.6 Mbit/s, 150 ms there and back. */
export const throttled: Conditions = {
  name: 'throttled',
  apply: session =>
    Promise.all([
      session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: 1.6 * megabit,
        uploadThroughput: 1.6 * megabit
      }),
      session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    ])
}
