import type Vue from 'vue'
import type { createExpect } from './expect.ts'
import { gestures } from './gestures.ts'

/** Argument of the function of a check file. */
export type CheckTools = typeof gestures & {
  /** The mounted component. */
  component: Vue
  expect: ReturnType<typeof createExpect>
  /** Ends the check if a condition fails without which it says nothing about the release. */
  given: (condition: unknown, words: string) => void
}

class Skipped extends Error {}

/**
 * Runs a check file after its component has been mounted. Returns the reason why the release cannot answer it, if it
 * cannot.
 */
export async function runCheck(
  check: unknown,
  component: Vue,
  expect: CheckTools['expect']
): Promise<string | undefined> {
  if (typeof check !== 'function') throw new Error('A check file exports a function.')
  const given = (condition: unknown, words: string): void => {
    if (!condition) throw new Skipped(`not given: ${words}`)
  }
  try {
    await gestures.settle()
    await (check as (tools: CheckTools) => Promise<void>)({ ...gestures, component, expect, given })
    return undefined
  } catch (error) {
    if (error instanceof Skipped) return error.message
    throw error
  }
}
