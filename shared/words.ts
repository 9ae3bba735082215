import type { Language } from './locale.ts'

/** Texts of a sentence before and after an inserted element. */
export type SplitText = [before: string, after: string]

/**
 * Defines texts in every language. The Chinese ones define the type of the English ones; the build adds Traditional
 * Chinese (builder/vite/words-plugin.ts), and tests read the Chinese ones instead.
 */
export function words<T>({ zh, tw = zh, en }: { zh: T; tw?: NoInfer<T>; en: NoInfer<T> }): Record<Language, T> {
  return { zh, tw, en }
}
