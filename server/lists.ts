import { readSystemList, readVersionLines, type SystemItem, type VersionLine } from '../shared/versions.ts'
import systemList from './lists/system-list.json' with { type: 'json' }
import versionLines from './lists/vxe-table-version.json' with { type: 'json' }
import { reasons, type Log } from './log.ts'

export interface Lists {
  systems(): Promise<SystemItem[]>
  versionLines(): Promise<VersionLine[]>
}

/** Where an operator edits the lists. */
export interface ListFiles {
  /** Changes when the file does. */
  stamp(name: string): Promise<string>
  text(name: string): Promise<string>
}

type Reader<T> = (input: unknown) => T | undefined

/** The lists that come with the server. */
export const bundledLists: Lists = {
  systems: async () => systemList,
  versionLines: async () => versionLines
}

/** The operator's lists. Until a file is good for the first time, the bundled one answers. */
export function createLists(files: ListFiles, log: Log): Lists {
  return {
    systems: follow('system-list.json', readSystemList, systemList, files, log),
    versionLines: follow('vxe-table-version.json', readVersionLines, versionLines, files, log)
  }
}

/** Reads the file again when it has changed; says once what is wrong with a broken one and keeps the last good answer. */
function follow<T>(name: string, read: Reader<T>, bundled: T, files: ListFiles, log: Log): () => Promise<T> {
  let lastGood = bundled
  let lastStamp: string | undefined
  return async () => {
    const stamp = await files.stamp(name).catch(() => 'missing')
    if (stamp === lastStamp) return lastGood
    lastStamp = stamp
    try {
      lastGood = readList(await files.text(name), read)
    } catch (error) {
      log.error(`${name} can't be used; the last good list is served.`, reasons(error))
    }
    return lastGood
  }
}

function readList<T>(text: string, read: Reader<T>): T {
  const list = read(JSON.parse(text.replace(/^\uFEFF/, '')))
  if (list === undefined)
    throw new Error('An entry lacks a field, has one of the wrong type, or links to no web address.')
  return list
}
