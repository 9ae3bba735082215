/** Removes English endings that keep `columns` from finding `column`, without regard to grammar. */
export function getStem(word: string): string {
  if (!/^[a-z]{5,}$/.test(word)) return word
  const [, stem = word] = /^(.{3,}?)(?:ings?|ed|e?s|able|ation|ations|er|e)$/.exec(word) ?? []
  return stem.replace(/([bdgmnprt])\1$/, '$1')
}
