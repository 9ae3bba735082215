import type { CDPSession } from 'playwright-core'

/** CPU and network of the reader. */
export interface Conditions {
  name: string
  apply: (session: CDPSession) => Promise<unknown>
}

const megabit = 1_000_000 / 8

export const unthrottled: Conditions = { name: 'unthrottled', apply: async () => {} }

/** A mid-range phone on a slow network: a quarter of the CPU speed, 1.6 Mbit/s, 150 ms round trip. */
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
