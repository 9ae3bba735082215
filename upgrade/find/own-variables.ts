import type { SourceFile } from '../check.ts'
import { countSteps } from '../../usage/read/step-limit.ts'
import { withoutComments } from '../read/style-comments.ts'

type ReadSheet = (source: string, from: string) => SourceFile | undefined

/** Matches `$vxe-primary-color: red`, and imports of style sheets with their settings. */
const statement =
  /(?:^|[;{}\s])\$vxe-([a-z][\w-]*)\s*:|@(?:import|use|forward)\s([^;{}\r\n]{0,200}?\bwith\s*\([^)]{0,2000}\)|[^;{}\r\n]+)/g

/** Style sheets that one check follows at most. */
const maxSheets = 50

/** Sass variables with the names of the library that a sheet or one of its imports sets itself. */
export interface OwnVariables {
  names: ReadonlySet<string>
  importsLibrary: boolean
}

export const noVariables: OwnVariables = { names: new Set(), importsLibrary: false }

/**
 * Reads the variables that have a value of the sheet. Those set before the library is imported override its variables and
 * are left out.
 */
export function readOwnVariables(style: string, file: string, readSheet: ReadSheet): OwnVariables {
  const names = new Set<string>()
  const visited = new Set([file])
  let importsLibrary = false
  readStatements(style, file)
  return { names, importsLibrary }

  function readStatements(text: string, name: string): void {
    for (const [, variable, imported] of text.matchAll(statement)) {
      countSteps()
      if (variable !== undefined) names.add(variable)
      else for (const [, source = ''] of imported!.matchAll(/["']([^"']+)["']/g)) readImport(source, name)
    }
  }

  function readImport(source: string, from: string): void {
    if (/^(?:~|[./]*node_modules\/)?vxe-table\//.test(source)) {
      importsLibrary = true
      names.clear()
      return
    }
    const sheet = visited.size > maxSheets ? undefined : readSheet(source, from)
    if (!sheet || visited.has(sheet.name)) return
    visited.add(sheet.name)
    readStatements(withoutComments(sheet.text, true), sheet.name)
  }
}
