/* Archives for the tests of the upgrade check. */
/** Entry of a hand-made archive for tests; declared numbers may be wrong. */
export interface BuiltEntry {
  name: string | Uint8Array
  /** Packed bytes. */
  body: Uint8Array
  method?: number
  size?: number
  packedSize?: number
  flags?: number
  /** Offset of the local header; by default the header is written for this entry. */
  headerOffset?: number
  extra?: Uint8Array
}

interface BuiltArchive {
  /** Number of entries in the end record. */
  count?: number
  zip64?: boolean
  comment?: Uint8Array
  directoryOffset?: number
  before?: Uint8Array
}

const numbers = (...pairs: [bytes: 2 | 4 | 8, value: number][]): Uint8Array => {
  const view = new DataView(new ArrayBuffer(pairs.reduce((sum, [length]) => sum + length, 0)))
  let offset = 0
  for (const [length, value] of pairs) {
    if (length === 2) view.setUint16(offset, value, true)
    else if (length === 4) view.setUint32(offset, value, true)
    else view.setBigUint64(offset, BigInt(value), true)
    offset += length
  }
  return new Uint8Array(view.buffer)
}

const join = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  parts.reduce((offset, part) => (joined.set(part, offset), offset + part.length), 0)
  return joined
}

const bytesOf = (name: BuiltEntry['name']): Uint8Array =>
  typeof name === 'string' ? new TextEncoder().encode(name) : name

/** Builds a zip archive of which any number may be wrong, as no library writes it. */
export function buildZip(entries: readonly BuiltEntry[], archive: BuiltArchive = {}): Uint8Array<ArrayBuffer> {
  const locals: Uint8Array[] = [archive.before ?? new Uint8Array()]
  const central: Uint8Array[] = []
  let offset = locals[0]!.length
  for (const entry of entries) {
    const { body, method = 0, flags = 0x800, extra = new Uint8Array() } = entry
    const name = bytesOf(entry.name)
    const { size = body.length, packedSize = body.length, headerOffset = offset } = entry
    const shared: [2 | 4, number][] = [
      [2, 20],
      [2, flags],
      [2, method],
      [4, 0],
      [4, 0],
      [4, packedSize],
      [4, size],
      [2, name.length]
    ]
    central.push(
      numbers(
        [4, 0x02014b50],
        [2, 20],
        ...shared,
        [2, extra.length],
        [2, 0],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, headerOffset]
      ),
      name,
      extra
    )
    if (entry.headerOffset !== undefined) continue
    locals.push(numbers([4, 0x04034b50], ...shared, [2, 0]), name, body)
    offset += 30 + name.length + body.length
  }
  const directory = join(central)
  return join([...locals, directory, ...endOf(entries.length, offset, directory.length, archive)])
}

function endOf(entryCount: number, offset: number, size: number, archive: BuiltArchive): Uint8Array[] {
  const { count = entryCount, comment = new Uint8Array(), zip64 = false, directoryOffset = offset } = archive
  const end64 = [
    numbers([4, 0x06064b50], [8, 44], [2, 45], [2, 45], [4, 0], [4, 0], [8, count], [8, count], [8, size]),
    numbers([8, directoryOffset], [4, 0x07064b50], [4, 0], [8, offset + size], [4, 1])
  ]
  return [
    ...(zip64 ? end64 : []),
    numbers([4, 0x06054b50], [2, 0], [2, 0], [2, zip64 ? 0xffff : count], [2, zip64 ? 0xffff : count]),
    numbers([4, zip64 ? 0xffffffff : size], [4, zip64 ? 0xffffffff : directoryOffset], [2, comment.length]),
    comment
  ]
}

/** The field of zip64 with numbers of 64 bits. */
export const extra64 = (...values: number[]): Uint8Array =>
  numbers([2, 1], [2, values.length * 8], ...values.map((value): [8, number] => [8, value]))
