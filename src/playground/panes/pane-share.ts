import { readStoredIn, storeIn } from '../../storage.ts'

/** How much of the whole the first pane takes, in percent. */
export const smallest = 15
export const largest = 85

const clamp = (share: number): number => Math.min(largest, Math.max(smallest, Math.round(share * 10) / 10))

/** @example shareAt(300, 0, 1000) // 30 */
export const shareAt = (place: number, start: number, size: number): number =>
  size > 0 ? clamp(((place - start) / size) * 100) : 50

/** Where an arrow or another key moves the handle; undefined for a key that means nothing here. */
export function shareAfter(key: string, share: number, stacked: boolean, fast: boolean): number | undefined {
  const [back, forth] = stacked ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
  const step = fast ? 10 : 2
  if (key === back) return clamp(share - step)
  if (key === forth) return clamp(share + step)
  if (key === 'Home') return smallest
  return key === 'End' ? largest : undefined
}

export function readShare(input: unknown): number | undefined {
  const share = typeof input === 'string' && input !== '' ? Number(input) : Number.NaN
  return Number.isFinite(share) ? clamp(share) : undefined
}

export const loadShare = (name: string): number | undefined => readShare(readStoredIn('pane', name))
export const saveShare = (name: string, share: number): void => void storeIn('pane', name, String(share))
