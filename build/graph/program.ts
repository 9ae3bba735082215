import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** Where a command has put the programs together that it runs; see commands/programs.mjs. Tests have none. */
const together = process.env.DOCS_PROGRAMS

/** A program of `build/` in one file, by its name there; undefined where its sources are imported instead. */
export const programFile = (name: string): URL | undefined =>
  together ? pathToFileURL(path.join(together, `${name}.mjs`)) : undefined
