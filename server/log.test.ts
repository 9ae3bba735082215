import { expect, test } from 'vitest'
import { jsonLog, formatErrorMessages } from './log.ts'

const clock = () => new Date(0)

test('the access log writes a request as one line of JSON, also with a line break in its path', () => {
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

test('the log entry of an error contains the cause of the error', () => {
  const lines: string[] = []
  const log = jsonLog({ err: line => lines.push(line), clock })
  log.error('It failed.', new Error('fetch failed', { cause: new Error('connection refused') }))
  log.error('It failed again.')
  expect(lines[0]).toContain('fetch failed')
  expect(lines[0]).toContain('connection refused')
  expect(lines[1]).toBe('{"time":"1970-01-01T00:00:00.000Z","error":"It failed again."}\n')
  expect(log.access).toBeUndefined()
})

test('formatErrorMessages() joins the messages of an error and its cause', () => {
  expect(formatErrorMessages(new Error('fetch failed', { cause: new Error('connection refused') }))).toBe(
    'fetch failed: connection refused'
  )
})
