import { expect, test } from 'vitest'
import { jsonLog, reasons } from './log.ts'

const clock = () => new Date(0)

test('a request is one line of JSON, whatever its path holds', () => {
  const lines: string[] = []
  jsonLog({ out: line => lines.push(line), err: () => {}, clock }).access!({
    method: 'GET',
    path: '/a\n"b',
    status: 200,
    milliseconds: 1.5
  })
  expect(lines).toEqual([
    '{"time":"1970-01-01T00:00:00.000Z","method":"GET","path":"/a\\n\\"b","status":200,"milliseconds":1.5}\n'
  ])
})

test('an error tells its causes', () => {
  const lines: string[] = []
  const log = jsonLog({ err: line => lines.push(line), clock })
  log.error('It failed.', new Error('fetch failed', { cause: new Error('connection refused') }))
  log.error('It failed again.')
  expect(lines[0]).toContain('fetch failed')
  expect(lines[0]).toContain('connection refused')
  expect(lines[1]).toBe('{"time":"1970-01-01T00:00:00.000Z","error":"It failed again."}\n')
  expect(log.access).toBeUndefined()
})

test('what went wrong outside is told in words alone', () => {
  expect(reasons(new Error('fetch failed', { cause: new Error('connection refused') }))).toBe(
    'fetch failed: connection refused'
  )
})
