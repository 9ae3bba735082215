import type { Project, ProjectFile } from './project.ts'
import { isProjectFileName, longestFileName } from './file-names.ts'

/** Why a text from outside is no project; the interface has a sentence for each. */
export type ProjectProblem = 'damaged' | 'newer' | 'shape' | 'name' | 'duplicate' | 'entry' | 'files' | 'size'

/** The only thing that reading a project throws. */
export class ProjectCodeError extends Error {
  readonly problem: ProjectProblem

  constructor(problem: ProjectProblem, options?: ErrorOptions) {
    super(`This is no project of the playground (${problem}). Ask for the link or the file once more.`, options)
    this.name = 'ProjectCodeError'
    this.problem = problem
  }
}

export const limits = { files: 30, name: longestFileName, bytes: 400_000, code: 600_000, address: 30_000 } as const

const version = 1

/**
 * Behind the `#` no server sees the code, so only browsers and messengers limit it. Chromium opens addresses of 2 MB
 * (measured: 2,000,000 characters, not 2,200,000), but its address bar shows 32 KB: beyond that nobody sees, and many
 * a program cuts off, the rest.
 */
export const tooLong = (code: string): boolean => code.length > limits.address

/** A project as the value of `#/playground?code=`: letters that no address needs to escape. */
export async function encodeProject(project: Project): Promise<string> {
  const { entry, files, kind, library } = readProject(project)
  const text = JSON.stringify([version, library, kind, entry, files.flatMap(file => [file.name, file.text])])
  const bytes = new TextEncoder().encode(text)
  if (bytes.length > limits.bytes) throw new ProjectCodeError('size')
  return toBase64Url(await collect(pieces(bytes).pipeThrough(new CompressionStream('deflate-raw')), Infinity))
}

/** Takes anything a stranger may send. */
export async function decodeProject(code: string): Promise<Project> {
  if (code.length > limits.code) throw new ProjectCodeError('size')
  try {
    const packed = pieces(fromBase64Url(code))
    const bytes = await collect(packed.pipeThrough(new DecompressionStream('deflate-raw')), limits.bytes)
    return readPacked(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
  } catch (error) {
    throw error instanceof ProjectCodeError ? error : new ProjectCodeError('damaged', { cause: error })
  }
}

function readPacked(input: unknown): Project {
  if (!Array.isArray(input)) throw new ProjectCodeError('shape')
  const [made, library, kind, entry, texts] = input as unknown[]
  if (typeof made === 'number' && made > version) throw new ProjectCodeError('newer')
  if (made !== version || !Array.isArray(texts) || texts.length % 2) throw new ProjectCodeError('shape')
  const files = Array.from({ length: texts.length / 2 }, (_, index) => ({
    name: texts[index * 2],
    text: texts[index * 2 + 1]
  }))
  return readProject({ library, kind, entry, files })
}

/** Unknown in, a project of plain own values out. */
export function readProject(input: unknown): Project {
  if (!isRecord(input) || !Array.isArray(input.files)) throw new ProjectCodeError('shape')
  const { library, kind, entry } = input
  if (typeof library !== 'string' || !/^\d[\w.-]{0,30}$/.test(library)) throw new ProjectCodeError('shape')
  if ((kind !== 'ts' && kind !== 'js') || typeof entry !== 'string') throw new ProjectCodeError('shape')
  if (input.files.length > limits.files) throw new ProjectCodeError('files')
  const files = input.files.map(readFile)
  if (files.reduce((size, file) => size + file.text.length, 0) > limits.bytes) throw new ProjectCodeError('size')
  // Two names that differ only in case are one file on most disks.
  if (new Set(files.map(file => file.name.toLowerCase())).size < files.length) throw new ProjectCodeError('duplicate')
  if (!files.some(file => file.name === entry)) throw new ProjectCodeError('entry')
  return { entry, files, kind, library }
}

function readFile(input: unknown): ProjectFile {
  if (!isRecord(input) || typeof input.name !== 'string' || typeof input.text !== 'string')
    throw new ProjectCodeError('shape')
  if (!isProjectFileName(input.name)) throw new ProjectCodeError('name')
  return { name: input.name, text: input.text }
}

const isRecord = (input: unknown): input is Record<string, unknown> => typeof input === 'object' && input !== null

/** In small pieces: what one kilobyte can inflate to is seen, and stopped, before the next one is read. */
function pieces(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(at, (at += 1024)))
    }
  })
}

async function collect(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length
    parts.push(next.value)
    if (size <= most) continue
    reader.cancel().catch(() => {})
    throw new ProjectCodeError('size')
  }
  const all = new Uint8Array(size)
  parts.reduce((at, part) => (all.set(part, at), at + part.length), 0)
  return all
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
