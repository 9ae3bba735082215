import { formatBytes, ProblemError } from '../../upgrade/problem.ts'
import type { FileCollector } from './file-collector.ts'
import type { ZipEntry } from './zip-entries.ts'
import { readZipEntries } from './zip-entries.ts'

/** Unpacks the files of an archive that are checked, one after the other, up to the limits of the collector. */
export async function unpackZip(
  archiveName: string,
  archive: Uint8Array<ArrayBuffer>,
  collector: FileCollector
): Promise<void> {
  for (const entry of listEntries(archiveName, archive, collector)) {
    const name = collector.accept(entry.name, entry.size)
    if (name === undefined) continue
    try {
      collector.add(name, await readEntry(archive, entry))
    } catch (error) {
      if (error instanceof ProblemError) collector.fail(name, error.reason, ...error.values)
      else collector.fail(name, 'zipDamaged')
    }
  }
}

function listEntries(name: string, archive: Uint8Array, collector: FileCollector): ZipEntry[] {
  try {
    return readZipEntries(archive)
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    collector.fail(name, error.reason, ...error.values)
    return []
  }
}

async function readEntry(
  archive: Uint8Array<ArrayBuffer>,
  { method, isEncrypted, size, start, end }: ZipEntry
): Promise<Uint8Array> {
  if (isEncrypted) throw new ProblemError('zipEncrypted')
  if (method !== 0 && method !== 8) throw new ProblemError('zipMethod', String(method))
  const packed = archive.subarray(start, end)
  const bytes = method === 0 ? packed : await inflate(packed, size)
  if (bytes.length > size) throw new ProblemError('zipLonger', formatBytes(size))
  if (bytes.length < size) throw new ProblemError('zipDamaged')
  return bytes
}

/** Inflates up to the declared size, and stops as soon as more comes out. */
async function inflate(packed: Uint8Array<ArrayBuffer>, size: number): Promise<Uint8Array> {
  const result = new Uint8Array(size)
  const reader = streamPieces(packed).pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  let length = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    if (length + next.value.length > size) {
      reader.cancel().catch(() => {})
      throw new ProblemError('zipLonger', formatBytes(size))
    }
    result.set(next.value, length)
    length += next.value.length
  }
  return result.subarray(0, length)
}

/** A piece of 4 KB inflates to 4 MB at most. */
const pieceLength = 4096

function streamPieces(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let offset = 0
  return new ReadableStream({
    pull(controller) {
      if (offset >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(offset, (offset += pieceLength)))
    }
  })
}
