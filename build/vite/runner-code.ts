import { moduleRunnerTransform } from 'vite'

/**
 * A module as Vite's own module runner reads it: imports and exports are calls at its start, and a name of another module
 * is read anew wherever it is used.
 */
export async function runnerCode(code: string, name: string): Promise<string> {
  const made = await moduleRunnerTransform(code, null, name, code)
  if (!made) throw new Error(`${name} could not be read as a module.`)
  return made.code
}
