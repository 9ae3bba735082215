import { readStoredIn, storeIn } from '../../storage.ts'

/** Limits of the first pane's share of the whole, in percent. */
export const minShare = 15
export const maxShare = 85

const clamp = (share: number): number => Math.min(maxShare, Math.max(minShare, Math.round(share * 10) / 10))

/** @example shareAt(300, 0, 1000) // 30 */
export const getShareAt = (pointer: number, start: number, size: number): number =>
  size > 0 ? clamp(((pointer - start) / size) * 100) : 50

/** Returns the share after a key press, or undefined for a key without a function. */
export function getShareAfterKey(key: string, share: number, stacked: boolean, fast: boolean): number | undefined {
  const [back, forth] = stacked ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
  const step = fast ? 10 : 2
  if (key === back) return clamp(share - step)
  if (key === forth) return clamp(share + step)
  if (key === 'Home') return minShare
  return key === 'End' ? maxShare : undefined
}

export function readShare(input: unknown): number | undefined {
  const share = typeof input === 'string' && input !== '' ? Number(input) : Number.NaN
  return Number.isFinite(share) ? clamp(share) : undefined
}

export const loadShare = (name: string): number | undefined => readShare(readStoredIn('pane', name))
export const saveShare = (name: string, share: number): void => void storeIn('pane', name, String(share))
