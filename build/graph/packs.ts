import { randomUUID } from 'node:crypto'
import { appendFileSync, closeSync, openSync, readSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { diskError, sizeOf, textOf } from './disk.ts'
import { hashOf } from './hash.ts'

/**
 * Many small texts in few files: writing 9,000 files one by one takes as long as making a tenth of what is in them. A pack
 * is a file of texts one after the other, and beside it a list of where each of them stands and what its sum is. Only who
 * began a pack adds to it, first the texts, then their lines: what is listed is there.
 */
export interface Entry {
  pack: string
  name: string
  from: number
  length: number
  sum: string
  /** When it was written, in days. */
  day: number
}

/** What all packs of a folder hold. The last line of a name counts: it was made anew because the others could not be read. */
export function listedIn(folder: string): { entries: Map<string, Entry>; packs: string[] } {
  const packs = readdirSync(folder)
    .filter(file => file.endsWith('.list'))
    .map(file => file.slice(0, -'.list'.length))
    .sort()
  const entries = packs.flatMap(pack =>
    (textOf(path.join(folder, `${pack}.list`)) ?? '')
      // Half a line, of a program that was stopped, is none.
      .split('\n')
      .slice(0, -1)
      .flatMap(line => entryOf(pack, line) ?? [])
  )
  return { entries: new Map(entries.map(entry => [entry.name, entry])), packs }
}

function entryOf(pack: string, line: string): Entry | undefined {
  const [, name, from, length, sum, day] = /^(\S+) (\d+) (\d+) (\S+) (\d+)$/.exec(line) ?? []
  if (!name || !sum) return undefined
  return { pack, name, from: Number(from), length: Number(length), sum, day: Number(day) }
}

/** Undefined for what is damaged or gone. */
export function readEntry(folder: string, { pack, from, length, sum }: Entry): string | undefined {
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
  /** Written at once or with those that follow. */
  add: (text: string, about: Pick<Entry, 'name' | 'day'>) => void
  /** What was added and is not on disk yet. */
  waiting: (name: string) => string | undefined
  flush: () => void
}

/** So much is held back before it is written, and so long: a server that is stopped gets no time to write. */
const atMost = 1_000_000
const aMoment = 300

/** Begins a pack with the first text; `written` is told of each that is on disk. */
export function packWriter(folder: string, written: (entry: Entry) => void): PackWriter {
  // Their names are in the order in which they were begun.
  const pack = `${Date.now()}-${randomUUID()}`
  const file = path.join(folder, `${pack}.pack`)
  const waiting = new Map<string, { text: string; day: number }>()
  let size = 0
  let later: NodeJS.Timeout | undefined

  function flush(): void {
    clearTimeout(later)
    later = undefined
    if (!waiting.size) return
    const added = [...waiting].map(([name, { text, day }]) => ({ name, day, bytes: Buffer.from(text) }))
    waiting.clear()
    size = 0
    try {
      // Not what was written so far: somebody may have put the packs together meanwhile, this one as well.
      let from = sizeOf(file) ?? 0
      appendFileSync(file, Buffer.concat(added.map(({ bytes }) => bytes)))
      const entries = added.map(({ name, day, bytes }) => {
        const entry: Entry = { pack, name, from, length: bytes.length, sum: hashOf(bytes), day }
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
      waiting.set(name, { text, day })
      size += text.length
      if (size > atMost) flush()
      else later ??= setTimeout(() => quietly(flush), aMoment).unref()
    },
    waiting: name => waiting.get(name)?.text,
    flush
  }
}

/** Where nobody waits for the result, nothing but time is lost. */
export function quietly(act: () => void): void {
  try {
    act()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  }
}

const lineOf = ({ name, from, length, sum, day }: Entry): string => `${name} ${from} ${length} ${sum} ${day}\n`

/** Writes what is kept of all packs into one and removes them; whoever adds to one of them begins it anew. */
export function repack(folder: string, isKept: (entry: Entry) => boolean): Map<string, Entry> {
  const kept = new Map<string, Entry>()
  const { entries, packs } = listedIn(folder)
  const writer = packWriter(folder, entry => kept.set(entry.name, entry))
  for (const entry of entries.values()) {
    const text = isKept(entry) ? readEntry(folder, entry) : undefined
    if (text !== undefined) writer.add(text, entry)
  }
  writer.flush()
  for (const pack of packs)
    for (const kind of ['list', 'pack']) rmSync(path.join(folder, `${pack}.${kind}`), { force: true })
  return kept
}
