import { join } from 'node:path/posix'
import type { Language } from '../../shared/locale.ts'
import type { CompiledPage } from '../mdx/compile-mdx.ts'
import type { ContentFiles } from './content-files.ts'
import { memoizeFor } from './content-files.ts'
import { expandDefectMarks, listPageDefects } from '../defects/page-defects.ts'
import type { TableSources } from './fact-tables.ts'
import { findFactTables } from './fact-tables.ts'
import { findShownCodes } from './shown-codes.ts'
import type { PageInput } from './page-text.ts'
import { pageText } from './page-text.ts'
import { pageFile } from './site.ts'

export function pageInput(files: ContentFiles, path: string, language: Language): PageInput {
  const source = files.read(pageFile(path, language))
  return {
    source: expandDefectMarks(source, path, language, 'mdx'),
    language,
    path,
    facts: findFactTables(source, language, tableSources(files, path)),
    codes: findShownCodes(files, path, source, language)
  }
}

export const readPage = (files: ContentFiles, path: string, language: Language): CompiledPage =>
  memoizeFor(files, `page ${path} ${language}`, () => pageText(pageInput(files, path, language)))

export const tableSources = (files: ContentFiles, path: string): TableSources => ({
  readBesidePage: readBeside(files, path),
  listDefects: language => listPageDefects(files, language)
})

/** Returns a function that reads the files beside a page. */
export const readBeside =
  (files: ContentFiles, path: string) =>
  (name: string): string => {
    const file = join(path.slice(1), name)
    if (!files.has(file)) throw new Error(`there is no ${name} beside the page.`)
    return files.read(file)
  }
