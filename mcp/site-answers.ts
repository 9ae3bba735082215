import type { Answers } from '../answers/answers.ts'
import { createAnswers } from '../answers/answers.ts'
import type { SiteFiles } from '../answers/site-files.ts'
import type { ContentTable } from '../shared/content.ts'
import { getSearchAddress } from '../shared/content.ts'
import type { Language } from '../shared/locale.ts'

/** File with the addresses of the content, which changes with every build. */
const tableFile = 'content.js'

/** Creates answers from the files of a served site, and again after a deployment. */
export function createSiteAnswers(read: SiteFiles['read']): () => Promise<Answers> {
  let current: { statement: string; answers: Answers } | undefined
  return async () => {
    const statement = await read(tableFile)
    if (statement === undefined) throw new Error(`The site lacks ${tableFile}.`)
    if (current?.statement !== statement)
      current = { statement, answers: createAnswers({ names: searchFilesOf(statement), read }) }
    return current.answers
  }
}

/** Returns the addresses of the search records in the table: `window.__content={…,"search":{…},…};`, before a script. */
function searchFilesOf(statement: string): string[] {
  const [, json] = /"search":(\{[^{}]*\})/.exec(statement) ?? []
  if (json === undefined) throw new Error(`${tableFile} names no search records.`)
  const search = JSON.parse(json) as ContentTable['search']
  return Object.entries(search).map(([language, hash]) => getSearchAddress(language as Language, hash))
}
