let nextTurn: Promise<unknown> = Promise.resolve()

/** Resolves at once for the first caller, and one task later for each that waits, so that input is handled between. */
export function takeTurn(): Promise<unknown> {
  const turn = nextTurn
  nextTurn = turn.then(() => new Promise(resolve => setTimeout(resolve)))
  return turn
}
