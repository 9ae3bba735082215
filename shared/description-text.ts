/** Replaces the targets of the links in a description; a target can be a method: `[sort()](table()sort)`. */
export const replaceLinkTargets = (text: string, replace: (target: string) => string): string =>
  text.replace(/\]\(((?:[^()]|\(\))+)\)/g, (_, target: string) => `](${replace(target)})`)

/** Returns the first sentence of a description; a dot inside of code, of a link or of “e.g.” ends none. */
export function firstSentence(text: string): string {
  const masked = text.replace(/`[^`]*`|\]\((?:[^()]|\(\))+\)/g, part => '_'.repeat(part.length))
  const end = /[。！？]|(?<!\b(?:e\.g|i\.e|vs))[.!?](?=\s|$)/.exec(masked)
  return end ? text.slice(0, end.index + 1) : text
}
