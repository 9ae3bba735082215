import { expect, test } from 'vitest'
import { maxDepth, maxFileBytes, maxLockBytes } from './checkable-files.ts'
import type { WorkerResults } from './check-protocol.ts'
import type { InputFile } from './input-files.ts'
import { listEntries } from './input-files.ts'
import { maxArchiveBytes, readInputFiles } from './read-input-files.ts'
import type { WorkerPool } from './worker-pool.ts'
import { TooSlowError } from './worker-pool.ts'

const unusedPool: WorkerPool = {
  send: () => Promise.reject(new TooSlowError(120)),
  setProject: () => {},
  setReleases: () => {},
  addUses: () => {},
  takeChanged: () => [],
  close: () => {}
}
const createFile = (name: string, text: string): InputFile => ({ name, file: new File([text], name) })
/** File with a size that is not its own. */
const createSized = (name: string, size: number): InputFile => {
  const file = new File(['a'], name)
  Object.defineProperty(file, 'size', { value: size })
  return { name, file }
}

const read = async (inputFiles: readonly InputFile[], pool = unusedPool) => {
  const { files, problems } = await readInputFiles(inputFiles, pool)
  return { names: files.map(({ name }) => name), problems: problems.map(({ file, reason }) => `${file} ${reason?.id}`) }
}

test('a file that is too large is reported, and its bytes do not count', async () => {
  const large = Array.from({ length: 3 }, (_, index) => createSized(`large-${index}.js`, 60_000_000))
  expect(await read([...large, createFile('a.js', 'a')])).toEqual({
    names: ['a.js'],
    problems: ['large-0.js tooLarge', 'large-1.js tooLarge', 'large-2.js tooLarge']
  })
})

test('files over the limit of bytes are reported, and smaller ones after them are read', async () => {
  const many = Array.from({ length: 101 }, (_, index) => createSized(`${index}.js`, maxFileBytes))
  const { names, problems } = await read([createFile('first.js', 'a'), ...many, createFile('last.js', 'a')])
  expect(names).toHaveLength(101)
  expect(names).toContain('last.js')
  expect(problems).toEqual(['99.js tooManyBytes'])
})

test('a lock file may be larger than other files', async () => {
  expect(await read([createSized('yarn.lock', maxLockBytes), createSized('pnpm-lock.yaml', maxLockBytes + 1)])).toEqual(
    {
      names: ['yarn.lock'],
      problems: ['pnpm-lock.yaml tooLarge']
    }
  )
})

test('a file that can not be read, one in another encoding and two with the same name are reported', async () => {
  const locked = new File(['a'], 'locked.js')
  locked.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'))
  const inputs: InputFile[] = [
    { name: 'locked.js', file: locked },
    { name: 'gbk.js', file: new File([Uint8Array.of(0xb1, 0xed)], 'gbk.js') },
    createFile('a.js', 'a'),
    createFile('a.js', 'b')
  ]
  expect(await read(inputs)).toEqual({
    names: ['a.js'],
    problems: ['locked.js unreadable', 'gbk.js notText', 'a.js duplicateName']
  })
})

test('an archive that is too large or takes too long is reported, and the other files are read', async () => {
  const inputs = [createSized('large.zip', maxArchiveBytes + 1), createFile('slow.zip', 'a'), createFile('a.js', 'a')]
  expect(await read(inputs)).toEqual({ names: ['a.js'], problems: ['large.zip tooLarge', 'slow.zip tooSlow'] })
})

test('two archives share the limits and the names of their files', async () => {
  const limits: unknown[] = []
  const pool = {
    setProject: () => {},
    setReleases: () => {},
    addUses: () => {},
    takeChanged: () => [],
    close: () => {},
    send: (request: { limits: WorkerResults['unpack']['limits'] }) => {
      limits.push({ ...request.limits })
      request.limits.files -= 5
      return Promise.resolve({ files: [{ name: 'b.js', text: '' }], problems: [], limits: request.limits })
    }
  } as unknown as WorkerPool
  expect(await read([createFile('1.zip', ''), createFile('2.zip', '')], pool)).toEqual({
    names: ['b.js'],
    problems: ['b.js duplicateName']
  })
  expect(limits).toMatchObject([{ files: 20_000 }, { files: 19_995 }])
})

interface FakeFolder {
  [name: string]: FakeFolder | string | (() => FakeFolder)
}

/** Entry of a dropped folder. */
const createEntry = (name: string, content: FakeFolder[string]): FileSystemEntry => {
  if (typeof content === 'string')
    return {
      isFile: true,
      name,
      file: (resolve: (file: File) => void, reject: () => void) =>
        content === 'locked' ? reject() : resolve(new File([content], name))
    } as unknown as FileSystemEntry
  const children = typeof content === 'function' ? content() : content
  const batches = [Object.entries(children).map(([child, inner]) => createEntry(child, inner))]
  return {
    isFile: false,
    name,
    createReader: () => ({
      readEntries: (resolve: (list: FileSystemEntry[]) => void) => resolve(batches.shift() ?? [])
    })
  } as unknown as FileSystemEntry
}

test('a dropped folder is listed up to a depth, with the parts that can not be read', async () => {
  let deep: FakeFolder = { 'deep.js': 'a' }
  for (let depth = 0; depth < maxDepth + 5; depth++) deep = { d: deep }
  const listed = await listEntries([
    createEntry('app', { 'a.js': 'a', 'locked.js': 'locked', node_modules: { 'b.js': 'b' }, deep, c: { 'c.js': 'c' } })
  ])
  const { names, problems } = await read(listed)
  expect(names).toEqual(['a.js', 'c/c.js'])
  expect(problems).toHaveLength(2)
  expect(problems[0]).toBe('app/locked.js unreadable')
  expect(problems[1]).toMatch(/^app\/deep\/d.* tooDeepFolder$/)
})
