import type { Project, ProjectFile } from './project.ts'
import { isProjectFileName, maxFileNameLength } from './file-names.ts'

/** Reasons why an untrusted text is not a project; the interface has a message for each. */
export type ProjectProblem = 'damaged' | 'newer' | 'shape' | 'name' | 'duplicate' | 'entry' | 'files' | 'size'

/** The only error that reading a project throws. */
export class ProjectCodeError extends Error {
  readonly problem: ProjectProblem

  constructor(problem: ProjectProblem, options?: ErrorOptions) {
    super(`This is no project of the playground (${problem}). Ask for the link or the file once more.`, options)
    this.name = 'ProjectCodeError'
    this.problem = problem
  }
}

export const projectLimits = {
  files: 30,
  name: maxFileNameLength,
  bytes: 400_000,
  code: 600_000,
  address: 30_000
} as const

const version = 1

/**
 * No server receives the code after `#`, so only browsers and messengers limit its length. Chromium opens addresses of
 * 2 MB (measured: 2,000,000 characters, not 2,200,000), but its address bar shows 32 KB, and many programs cut off the
 * rest.
 */
export const isCodeTooLong = (code: string): boolean => code.length > projectLimits.address

/** Encodes a project for `#/playground?code=`, with characters that need no escaping in an address. */
export async function encodeProject(project: Project): Promise<string> {
  const { entry, files, kind, library } = readProject(project)
  const text = JSON.stringify([version, library, kind, entry, files.flatMap(file => [file.name, file.text])])
  const bytes = new TextEncoder().encode(text)
  if (bytes.length > projectLimits.bytes) throw new ProjectCodeError('size')
  return toBase64Url(
    await collectBytes(streamPieces(bytes).pipeThrough(new CompressionStream('deflate-raw')), Infinity)
  )
}

/** Decodes an untrusted code. */
export async function decodeProject(code: string): Promise<Project> {
  if (code.length > projectLimits.code) throw new ProjectCodeError('size')
  try {
    const packed = streamPieces(fromBase64Url(code))
    const bytes = await collectBytes(packed.pipeThrough(new DecompressionStream('deflate-raw')), projectLimits.bytes)
    return readDecodedProject(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
  } catch (error) {
    throw error instanceof ProjectCodeError ? error : new ProjectCodeError('damaged', { cause: error })
  }
}

function readDecodedProject(input: unknown): Project {
  if (!Array.isArray(input)) throw new ProjectCodeError('shape')
  const [formatVersion, library, kind, entry, texts] = input as unknown[]
  if (typeof formatVersion === 'number' && formatVersion > version) throw new ProjectCodeError('newer')
  if (formatVersion !== version || !Array.isArray(texts) || texts.length % 2) throw new ProjectCodeError('shape')
  const files = Array.from({ length: texts.length / 2 }, (_, index) => ({
    name: texts[index * 2],
    text: texts[index * 2 + 1]
  }))
  return readProject({ library, kind, entry, files })
}

/** Validates an untrusted value and copies its known properties. */
export function readProject(input: unknown): Project {
  if (!isRecord(input) || !Array.isArray(input.files)) throw new ProjectCodeError('shape')
  const { library, kind, entry } = input
  if (typeof library !== 'string' || !/^\d[\w.-]{0,30}$/.test(library)) throw new ProjectCodeError('shape')
  if ((kind !== 'ts' && kind !== 'js') || typeof entry !== 'string') throw new ProjectCodeError('shape')
  if (input.files.length > projectLimits.files) throw new ProjectCodeError('files')
  const files = input.files.map(readFile)
  if (countBytes(files) > projectLimits.bytes) throw new ProjectCodeError('size')
  // Names that differ only in case are the same file on many file systems.
  if (new Set(files.map(file => file.name.toLowerCase())).size < files.length) throw new ProjectCodeError('duplicate')
  if (!files.some(file => file.name === entry)) throw new ProjectCodeError('entry')
  return { entry, files, kind, library }
}

/** Returns the bytes of all texts in UTF-8, or a number above the limit. */
function countBytes(files: readonly ProjectFile[]): number {
  const letters = files.reduce((size, file) => size + file.text.length, 0)
  if (letters > projectLimits.bytes) return letters
  const encoder = new TextEncoder()
  return files.reduce((size, file) => size + encoder.encode(file.text).length, 0)
}

function readFile(input: unknown): ProjectFile {
  if (!isRecord(input) || typeof input.name !== 'string' || typeof input.text !== 'string')
    throw new ProjectCodeError('shape')
  if (!isProjectFileName(input.name)) throw new ProjectCodeError('name')
  return { name: input.name, text: input.text }
}

const isRecord = (input: unknown): input is Record<string, unknown> => typeof input === 'object' && input !== null

/** Streams pieces of 1 KB, so that decompression of a zip bomb stops at the limit before it reads the next piece. */
function streamPieces(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let offset = 0
  return new ReadableStream({
    pull(controller) {
      if (offset >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(offset, (offset += 1024)))
    }
  })
}

async function collectBytes(stream: ReadableStream<Uint8Array>, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length
    parts.push(next.value)
    if (size <= maxBytes) continue
    reader.cancel().catch(() => {})
    throw new ProjectCodeError('size')
  }
  const joined = new Uint8Array(size)
  parts.reduce((offset, part) => (joined.set(part, offset), offset + part.length), 0)
  return joined
}

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from({ length: Math.ceil(bytes.length / 8192) }, (_, index) =>
    String.fromCharCode(...bytes.subarray(index * 8192, (index + 1) * 8192))
  ).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64Url(code: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]+$/.test(code)) throw new ProjectCodeError('damaged')
  return Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))
}
