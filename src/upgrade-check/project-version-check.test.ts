import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WorkerMessage } from './check-protocol.ts'
import { createProjectVersionCheck } from './project-version-check.ts'

const posted: string[] = []
let respond: (() => void)[] = []

/** Worker that responds on demand. */
class FakeWorker extends EventTarget {
  postMessage(message: WorkerMessage): void {
    if ('releases' in message) return void posted.push('releases')
    if ('project' in message) return
    const { id, request } = message
    posted.push('file' in request ? request.file.text : request.kind)
    const result = { findings: [], problems: [], uses: [], storing: [] }
    respond.push(() => this.dispatchEvent(new MessageEvent('message', { data: { id, result } })))
  }

  terminate(): void {
    posted.push('terminated')
  }
}

beforeEach(() => {
  posted.length = 0
  respond = []
  vi.stubGlobal('Worker', FakeWorker)
})
afterEach(() => vi.unstubAllGlobals())

const settle = async () => {
  for (const each of respond.splice(0)) each()
  await vi.waitFor(() => {})
}

test('while a project is checked, only its newest version waits, and the worker gets the releases once', async () => {
  const checker = createProjectVersionCheck()
  const check = (text: string) => checker.check([{ name: 'App.vue', text }], '3.8.6')
  const unmarked = (text: string) => new Map([['App.vue', { text, findings: [] }]])
  const first = check('1')
  await vi.waitFor(() => expect(posted).toEqual(['releases', '1']))
  const [second, third] = [check('2'), check('3')]
  await settle()
  expect(await first).toEqual(unmarked('1'))
  expect(await second).toBeUndefined()
  await vi.waitFor(() => expect(posted).toEqual(['releases', '1', '3']))
  await settle()
  expect(await third).toEqual(unmarked('3'))
})

test('a check that fails does not stop the next one, and closing ends the worker', async () => {
  const checker = createProjectVersionCheck()
  const failed = checker.check([{ name: 'App.vue', text: '1' }], '3.8.6')
  await vi.waitFor(() => expect(posted).toContain('1'))
  checker.close()
  await expect(failed).rejects.toThrow()
  expect(posted.at(-1)).toBe('terminated')
  const next = checker.check([{ name: 'App.vue', text: '2\r\n' }], '3.8.6')
  await vi.waitFor(() => expect(posted).toContain('2\n'))
  await settle()
  expect((await next)!.get('App.vue')).toEqual({ text: '2\n', findings: [] })
})

test('a check that waits while the editor closes starts no worker', async () => {
  const checker = createProjectVersionCheck()
  const waiting = checker.check([{ name: 'App.vue', text: '1' }], '3.8.6')
  checker.close()
  expect(await waiting).toBeUndefined()
  expect(posted).toEqual([])
})
