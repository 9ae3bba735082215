import { moduleRunnerTransform } from 'vite'

/**
 * Transforms a module as Vite's own module runner does: imports and exports are calls at its start, and an imported
 * name is read again at each use.
 */
export async function runnerCode(code: string, name: string): Promise<string> {
  const transformed = await moduleRunnerTransform(code, null, name, code)
  if (!transformed) throw new Error(`${name} could not be read as a module.`)
  return transformed.code
}
