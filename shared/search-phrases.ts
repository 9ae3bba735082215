import { bareOf, stemOf } from './search.ts'

/** `缺少必要的 "…" 参数` -> what stands around the names. */
export const templateOf = (message: string): string[] => message.split('…').map(bareOf).filter(Boolean)

/** `Disable editing` -> `['disabl', 'edit']`. */
export const phraseOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(' ')
    .map(part => stemOf(bareOf(part)))
    .filter(Boolean)

/** Pasted from the console: everything of the message but the names stands in the query, in order. Tells how much that is. */
export function templateLength(templates: readonly string[][], whole: string): number {
  let longest = 0
  for (const parts of templates) {
    let at = 0
    for (const part of parts) if (at >= 0) at = whole.indexOf(part, at) < 0 ? -1 : whole.indexOf(part, at) + part.length
    if (at >= 0) longest = Math.max(longest, parts.join('').length)
  }
  return longest
}

/** How much of the query is one of its names, said with other words around it: `disable editing` in `disable row editing`. */
export function phraseShare(phrases: readonly string[][], whole: string, parts: ReadonlySet<string>): number {
  let most = 0
  for (const phrase of phrases) {
    const isSaid =
      phrase.length > 1
        ? phrase.every(part => parts.has(part))
        : /\p{Script=Han}/u.test(phrase[0] ?? '') && whole.includes(phrase[0] ?? '')
    if (isSaid) most = Math.max(most, phrase.join('').length / Math.max(1, whole.length))
  }
  return Math.min(1, most)
}
