import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** Folder of the programs that a command has bundled, see commands/programs.mjs; not set in tests. */
const bundleFolder = process.env.DOCS_PROGRAMS

/** Returns the bundled file of a program of `builder/`; undefined if its sources are imported instead. */
export const bundledProgram = (name: string): URL | undefined =>
  bundleFolder ? pathToFileURL(path.join(bundleFolder, `${name}.mjs`)) : undefined
