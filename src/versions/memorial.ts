import { store } from '../storage.ts'

const memorialDays = ['2021-04-04', '2022-04-05', '2023-04-05', '2024-04-04', '2025-04-04']

/** On a memorial day the site is grey. The flag makes the next visit grey from its first paint. */
export function showMemorial(serverTime: string): void {
  const isMemorial = memorialDays.includes(serverTime.slice(0, 10))
  document.body.classList.toggle('memorial', isMemorial)
  store('memorial', isMemorial ? 'true' : null)
}
