import { store } from '../storage.ts'

const memorialDays = ['2021-04-04', '2022-04-05', '2023-04-05', '2024-04-04', '2025-04-04']

/** Makes the site gray on memorial days; the stored flag does so before the first paint of the next visit. */
export function showMemorial(serverTime: string): void {
  const isMemorial = memorialDays.includes(serverTime.slice(0, 10))
  document.body.classList.toggle('memorial', isMemorial)
  store('memorial', isMemorial ? 'true' : null)
}
