import { step } from '../graph/step.ts'
import { learned, toTraditional } from './traditional.ts'

const converted = step('traditional', import.meta.url, (texts: string[]): string[] => texts.map(toTraditional))

/**
 * Many texts of which most programs ask for some, each by itself: they are converted together and remembered between
 * programs as one result. A program that changes none of them needs no dictionary.
 */
export function learnTraditional(texts: readonly string[]): void {
  const different = [...new Set(texts)]
  converted(different).forEach((text, index) => learned.set(different[index]!, text))
}

/** The same for texts that belong together. */
export const traditionalOf = (texts: readonly string[]): readonly string[] => converted([...texts])
