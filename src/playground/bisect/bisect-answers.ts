import type { BisectAnswer, BisectAnswers } from './plan-bisection.ts'

const letters: Record<BisectAnswer, string> = { works: 'w', broken: 'b', skipped: 's' }
const answersByLetter = new Map(
  Object.entries(letters).map(([answer, letter]): [string, BisectAnswer] => [letter, answer as BisectAnswer])
)

/** Value without answers: the query keeps no empty value. */
export const noAnswers = 'on'

/** Reads answers from an address, in the order in which they were given: `3.8.6b,3.7.6w`. Other text is ignored. */
export function readBisectAnswers(text: string, releases: readonly string[]): BisectAnswers {
  const answers = new Map<string, BisectAnswer>()
  for (const each of text.split(',')) {
    const [release, answer] = [each.slice(0, -1), answersByLetter.get(each.slice(-1))]
    if (answer && releases.includes(release)) answers.set(release, answer)
  }
  return answers
}

export const writeBisectAnswers = (answers: BisectAnswers): string =>
  Array.from(answers, ([release, answer]) => release + letters[answer]).join() || noAnswers
