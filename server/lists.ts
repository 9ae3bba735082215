import { readSystemList, readVersionLines, type SystemItem, type VersionLine } from '../shared/versions.ts'
import systemList from './lists/system-list.json' with { type: 'json' }
import versionLines from './lists/vxe-table-version.json' with { type: 'json' }
import { formatErrorMessages, type Log } from './log.ts'

export interface Lists {
  systems(): Promise<SystemItem[]>
  versionLines(): Promise<VersionLine[]>
}

/** Access to the lists of an operator. */
export interface ListFiles {
  /** Returns a value that changes with the list; undefined if the operator has no such list. */
  stamp(name: ListName): Promise<string | undefined>
  text(name: ListName): Promise<string>
}

export const listNames = ['system-list.json', 'vxe-table-version.json'] as const
export type ListName = (typeof listNames)[number]

type ListParser<T> = (input: unknown) => T | undefined

/** The lists that come with the server. */
export const bundledLists: Lists = {
  systems: async () => systemList,
  versionLines: async () => versionLines
}

/** Reads the operator's lists; the bundled list is served until one is valid for the first time. */
export function createLists(files: ListFiles, log: Log): Lists {
  return {
    systems: createListReader('system-list.json', readSystemList, systemList, files, log),
    versionLines: createListReader('vxe-table-version.json', readVersionLines, versionLines, files, log)
  }
}

/** Reads a changed list again; logs the error of an invalid one once and keeps the last valid list. */
function createListReader<T>(
  name: ListName,
  parse: ListParser<T>,
  bundled: T,
  files: ListFiles,
  log: Log
): () => Promise<T> {
  let lastValid = bundled
  let lastStamp: string | undefined
  return async () => {
    const stamp = await files.stamp(name).catch(() => 'unreadable')
    if (stamp === lastStamp) return lastValid
    lastStamp = stamp
    if (stamp === undefined) return (lastValid = bundled)
    try {
      lastValid = readList(await files.text(name), parse)
    } catch (error) {
      log.error(`${name} can't be used; the last good list is served.`, formatErrorMessages(error))
    }
    return lastValid
  }
}

/** Returns the list in a text; undefined if it is invalid. */
export function parseList(name: ListName, text: string): unknown {
  try {
    return readList<unknown>(text, name === 'system-list.json' ? readSystemList : readVersionLines)
  } catch {
    return undefined
  }
}

function readList<T>(text: string, parse: ListParser<T>): T {
  const list = parse(JSON.parse(text.replace(/^\uFEFF/, '')))
  if (list === undefined)
    throw new Error('An entry lacks a field, has one of the wrong type, or links to no web address.')
  return list
}
