/** Thrown for code that needs more steps than its length allows. */
export class StepLimitError extends Error {
  constructor() {
    super('The code refers to itself too often to be followed.')
  }
}

/** Maximum steps for a text. Real code needs less than a tenth of them. */
export const maxStepsOf = (text: string): number => 1_000_000 + 40 * text.length

/** Steps of the running call of `runWithStepLimit`. */
let steps = 0
let maxSteps = Infinity

/** Counts work that can grow faster than the text: visited nodes, possible values, compared options. */
export function countSteps(count = 1): void {
  steps += count
  if (steps > maxSteps) throw new StepLimitError()
}

/** Allows the running check more steps, as for each further file that it reads. */
export function addStepLimit(count: number): void {
  maxSteps += count
}

/** Runs a function with a limit of its own: its steps don't count in the running check. */
export function runWithOwnStepLimit<T>(limit: number, run: () => T): T {
  const outer = { steps, maxSteps }
  steps = 0
  maxSteps = limit
  try {
    return run()
  } finally {
    steps = outer.steps
    maxSteps = outer.maxSteps
  }
}

/** Runs a function and throws `StepLimitError` in it at its limit. The steps of an inner call count in the outer one. */
export function runWithStepLimit<T>(limit: number, run: () => T): { result: T; steps: number } {
  const outer = { steps, maxSteps }
  steps = 0
  maxSteps = Math.min(limit, outer.maxSteps - outer.steps)
  try {
    const result = run()
    return { result, steps }
  } finally {
    steps += outer.steps
    maxSteps = outer.maxSteps
  }
}
