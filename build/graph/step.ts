import { fileURLToPath } from 'node:url'
import { codeKey } from './code-key.ts'
import { hashOf } from './hash.ts'
import type { Store } from './store.ts'
import { noStore } from './store.ts'

/**
 * A pure function from JSON to JSON whose results are remembered: for the length of the program in memory, between
 * programs in a store, by what went in and by the code that makes them. Who calls it does not notice.
 */
export interface Step<I, O> {
  (input: I): O
  stepName: string
  keyOf: (input: I) => string
  /** What is known without running: in memory or in the store. */
  known: (key: string) => Outcome<O> | undefined
  /** Takes in what a worker made. */
  learn: (key: string, outcome: Outcome<O>) => void
  run: (input: I) => Outcome<O>
}

/** An error is a result like any other: the same input fails with the same sentence. */
export type Outcome<O> = { value: O } | { error: string }

let store: Store = noStore

/** Until it is called, results are only kept in memory: tests write nothing. */
export function keepResultsIn(given: Store): void {
  store = given
}

/** As if the program had just started. */
export function forgetResults(): void {
  for (const forget of memories) forget()
}

const memories: (() => void)[] = []

export const currentStore = (): Store => store

const byName = new Map<string, Step<unknown, unknown>>()

/** @param module `import.meta.url` of the file that defines it: a change of the code makes its results anew. */
export function step<I, O>(stepName: string, module: string, make: (input: I) => O): Step<I, O> {
  const memory = new Map<string, Outcome<O>>()
  memories.push(() => memory.clear())
  let code: string | undefined
  const keyOf = (input: I) => hashOf((code ??= codeKey(fileURLToPath(module))), JSON.stringify(input))
  const known = (key: string): Outcome<O> | undefined => {
    const outcome = memory.get(key) ?? (store.get(stepName, key) as Outcome<O> | undefined)
    if (outcome) memory.set(key, outcome)
    return outcome
  }
  const learn = (key: string, outcome: Outcome<O>) => {
    memory.set(key, outcome)
    store.put(stepName, key, outcome)
  }
  const run = (input: I): Outcome<O> => {
    try {
      return { value: make(input) }
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) }
    }
  }
  const call = (input: I): O => {
    const key = keyOf(input)
    let outcome = known(key)
    if (!outcome) learn(key, (outcome = run(input)))
    if ('error' in outcome) throw new Error(outcome.error)
    return outcome.value
  }
  const made = Object.assign(call, { stepName, keyOf, known, learn, run })
  byName.set(stepName, made as unknown as Step<unknown, unknown>)
  return made
}

export function stepNamed(name: string): Step<unknown, unknown> {
  const found = byName.get(name)
  if (!found) throw new Error(`No step is called ${name}. Import the file that defines it in build/graph/steps.ts.`)
  return found
}
