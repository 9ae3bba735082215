import type { Language } from './locale.ts'

/** A sentence around something: what stands before and after it. */
export type Pair = [before: string, after: string]

/**
 * Words in every language. The Chinese ones say what there is, the English ones must have the same; Traditional Chinese
 * is put in by the build (build/vite/words-plugin.ts), tests read the Chinese ones in its place.
 */
export function words<T>({ zh, tw = zh, en }: { zh: T; tw?: NoInfer<T>; en: NoInfer<T> }): Record<Language, T> {
  return { zh, tw, en }
}
