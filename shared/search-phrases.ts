import { normalizeText, getStem } from './search.ts'

/** Splits a message such as `缺少必要的 "…" 参数` into the texts around its values. */
export const splitTemplate = (message: string): string[] => message.split('…').map(normalizeText).filter(Boolean)

/** `Disable editing` -> `['disabl', 'edit']`. */
export const splitPhrase = (text: string): string[] =>
  text
    .toLowerCase()
    .split(' ')
    .map(part => getStem(normalizeText(part)))
    .filter(Boolean)

/** Returns the length of the longest template with all of its parts in the query in order, as in a pasted message. */
export function getTemplateLength(templates: readonly string[][], bareQuery: string): number {
  let maxLength = 0
  for (const parts of templates) {
    let offset = 0
    for (const part of parts)
      if (offset >= 0) offset = bareQuery.indexOf(part, offset) < 0 ? -1 : bareQuery.indexOf(part, offset) + part.length
    if (offset >= 0) maxLength = Math.max(maxLength, parts.join('').length)
  }
  return maxLength
}

/** Returns the share of the query that a phrase covers, also with other words between the words of the phrase. */
export function getPhraseShare(
  phrases: readonly string[][],
  bareQuery: string,
  queryParts: ReadonlySet<string>
): number {
  let maxShare = 0
  for (const phrase of phrases) {
    const isContained =
      phrase.length > 1
        ? phrase.every(part => queryParts.has(part))
        : /\p{Script=Han}/u.test(phrase[0] ?? '') && bareQuery.includes(phrase[0] ?? '')
    if (isContained) maxShare = Math.max(maxShare, phrase.join('').length / Math.max(1, bareQuery.length))
  }
  return Math.min(1, maxShare)
}
