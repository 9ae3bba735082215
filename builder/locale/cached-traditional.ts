import { step } from '../graph/step.ts'
import { cachedConversions, toTraditional } from './traditional.ts'

const convertAll = step('traditional', import.meta.url, (texts: string[]): string[] => texts.map(toTraditional))

/**
 * Converts many texts in one step and caches them for `toTraditional`. Most programs request only some of them, one
 * by one; as one stored result, a program that changes none of them loads no dictionary.
 */
export function cacheTraditional(texts: readonly string[]): void {
  const unique = [...new Set(texts)]
  convertAll(unique).forEach((text, index) => cachedConversions.set(unique[index]!, text))
}

/** Converts texts that belong together, with one cached result. */
export const convertTogether = (texts: readonly string[]): readonly string[] => convertAll([...texts])
