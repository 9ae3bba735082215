import { fileURLToPath } from 'node:url'
import { codeKey } from './code-key.ts'
import { hashOf } from './hash.ts'
import type { ResultStore } from './store.ts'
import { emptyStore } from './store.ts'

/**
 * A pure function from JSON to JSON with cached results: in memory while the program runs, in a store between
 * programs, keyed by the input and by the code that computes them. Callers use it like any function.
 */
export interface Step<I, O> {
  (input: I): O
  stepName: string
  keyOf: (input: I) => string
  /** Returns a result from memory or from the store, without running. */
  peek: (key: string) => StepResult<O> | undefined
  /** Stores a result, for example one that a worker computed. */
  store: (key: string, result: StepResult<O>) => void
  run: (input: I) => StepResult<O>
}

/** Errors are cached like values: the same input fails with the same message. */
export type StepResult<O> = { value: O } | { error: string }

let resultStore: ResultStore = emptyStore

/** Sets the store for results; until then they are only held in memory, so tests write nothing. */
export function storeResultsIn(newStore: ResultStore): void {
  resultStore = newStore
}

/** Clears the results in memory, as at the start of a program. */
export function clearResults(): void {
  for (const clear of clearers) clear()
}

const clearers: (() => void)[] = []

export const currentStore = (): ResultStore => resultStore

const stepsByName = new Map<string, Step<unknown, unknown>>()

/** @param module `import.meta.url` of the file that defines the step: a change of its code invalidates the results. */
export function step<I, O>(stepName: string, module: string, compute: (input: I) => O): Step<I, O> {
  const memory = new Map<string, StepResult<O>>()
  clearers.push(() => memory.clear())
  let codeHash: string | undefined
  const keyOf = (input: I) => hashOf((codeHash ??= codeKey(fileURLToPath(module))), JSON.stringify(input))
  const peek = (key: string): StepResult<O> | undefined => {
    const result = memory.get(key) ?? (resultStore.get(stepName, key) as StepResult<O> | undefined)
    if (result) memory.set(key, result)
    return result
  }
  const store = (key: string, result: StepResult<O>) => {
    memory.set(key, result)
    resultStore.put(stepName, key, result)
  }
  const run = (input: I): StepResult<O> => {
    try {
      return { value: compute(input) }
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) }
    }
  }
  const call = (input: I): O => {
    const key = keyOf(input)
    let result = peek(key)
    if (!result) store(key, (result = run(input)))
    if ('error' in result) throw new Error(result.error)
    return result.value
  }
  const created = Object.assign(call, { stepName, keyOf, peek, store, run })
  stepsByName.set(stepName, created as unknown as Step<unknown, unknown>)
  return created
}

export function getStep(name: string): Step<unknown, unknown> {
  const registered = stepsByName.get(name)
  if (!registered)
    throw new Error(`No step is called ${name}. Import the file that defines it in builder/graph/steps.ts.`)
  return registered
}
