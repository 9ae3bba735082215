import { randomUUID } from 'node:crypto'
import { appendFileSync, closeSync, openSync, readSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { diskError, sizeOf, textOf } from './disk.ts'
import { hashOf } from './hash.ts'

/**
 * Position of a text in a pack. Packs hold many small texts in few files, because writing 9,000 files takes as long
 * as computing a tenth of their content. A pack is a file of concatenated texts, with a list of their positions and
 * checksums in a file beside it. Only the writer that created a pack appends to it, first the texts, then their
 * lines: a listed text is always complete.
 */
export interface PackEntry {
  pack: string
  name: string
  from: number
  length: number
  sum: string
  /** Day on which it was written, counted from the epoch. */
  day: number
}

/**
 * Reads the entries of all packs of a folder. The last line of a name counts: the text was written again because the
 * earlier ones could not be read.
 */
export function readPackLists(folder: string): { entries: Map<string, PackEntry>; packs: string[] } {
  const packs = readdirSync(folder)
    .filter(file => file.endsWith('.list'))
    .map(file => file.slice(0, -'.list'.length))
    .sort()
  const entries = packs.flatMap(pack =>
    (textOf(path.join(folder, `${pack}.list`)) ?? '')
      // An incomplete last line, left by a stopped program, is ignored.
      .split('\n')
      .slice(0, -1)
      .flatMap(line => entryOf(pack, line) ?? [])
  )
  return { entries: new Map(entries.map(entry => [entry.name, entry])), packs }
}

function entryOf(pack: string, line: string): PackEntry | undefined {
  const [, name, from, length, sum, day] = /^(\S+) (\d+) (\d+) (\S+) (\d+)$/.exec(line) ?? []
  if (!name || !sum) return undefined
  return { pack, name, from: Number(from), length: Number(length), sum, day: Number(day) }
}

/** Returns the text of an entry; undefined if it is damaged or missing. */
export function readEntry(folder: string, { pack, from, length, sum }: PackEntry): string | undefined {
  const bytes = Buffer.alloc(length)
  try {
    const file = openSync(path.join(folder, `${pack}.pack`), 'r')
    try {
      readSync(file, bytes, 0, length, from)
    } finally {
      closeSync(file)
    }
  } catch {
    return undefined
  }
  return hashOf(bytes) === sum ? bytes.toString() : undefined
}

export interface PackWriter {
  /** Writes the text immediately or together with the following ones. */
  add: (text: string, entry: Pick<PackEntry, 'name' | 'day'>) => void
  /** Returns a text that was added and is not on disk yet. */
  pending: (name: string) => string | undefined
  flush: () => void
}

/**
 * Limits in characters and milliseconds after which added texts are written: a stopped server gets no time to write.
 */
const maxPendingLength = 1_000_000
const writeDelay = 300

/** Creates a pack with its first text; `written` is called for each entry that is on disk. */
export function packWriter(folder: string, written: (entry: PackEntry) => void): PackWriter {
  // Pack names sort in the order in which the packs were created.
  const pack = `${Date.now()}-${randomUUID()}`
  const file = path.join(folder, `${pack}.pack`)
  const pending = new Map<string, { text: string; day: number }>()
  let size = 0
  let timer: NodeJS.Timeout | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    if (!pending.size) return
    const added = [...pending].map(([name, { text, day }]) => ({ name, day, bytes: Buffer.from(text) }))
    pending.clear()
    size = 0
    try {
      // Read from the file instead of counted: another process may have repacked the folder meanwhile, this pack
      // included.
      let from = sizeOf(file) ?? 0
      appendFileSync(file, Buffer.concat(added.map(({ bytes }) => bytes)))
      const entries = added.map(({ name, day, bytes }) => {
        const entry: PackEntry = { pack, name, from, length: bytes.length, sum: hashOf(bytes), day }
        from += bytes.length
        return entry
      })
      appendFileSync(path.join(folder, `${pack}.list`), entries.map(lineOf).join(''))
      for (const entry of entries) written(entry)
    } catch (error) {
      throw diskError(error, file)
    }
  }

  return {
    add(text, { name, day }) {
      pending.set(name, { text, day })
      size += text.length
      if (size > maxPendingLength) flush()
      else timer ??= setTimeout(() => logErrors(flush), writeDelay).unref()
    },
    pending: name => pending.get(name)?.text,
    flush
  }
}

/** Reports an error and continues: a failed background write only costs a rebuild. */
export function logErrors(action: () => void): void {
  try {
    action()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  }
}

const lineOf = ({ name, from, length, sum, day }: PackEntry): string => `${name} ${from} ${length} ${sum} ${day}\n`

/**
 * Writes the entries to keep from all packs into a new one and removes the old ones; a writer with a removed pack
 * creates it again.
 */
export function repack(folder: string, shouldKeep: (entry: PackEntry) => boolean): Map<string, PackEntry> {
  const rewritten = new Map<string, PackEntry>()
  const { entries, packs } = readPackLists(folder)
  const writer = packWriter(folder, entry => rewritten.set(entry.name, entry))
  for (const entry of entries.values()) {
    const text = shouldKeep(entry) ? readEntry(folder, entry) : undefined
    if (text !== undefined) writer.add(text, entry)
  }
  writer.flush()
  for (const pack of packs)
    for (const kind of ['list', 'pack']) rmSync(path.join(folder, `${pack}.${kind}`), { force: true })
  return rewritten
}
