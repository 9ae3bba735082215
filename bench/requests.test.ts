import { expect, test } from 'vitest'
import { bytesUntil } from './requests.ts'

test('what was asked for before counts, however late it came', () => {
  const request = { url: '', end: 900, bytes: 10 }
  expect(
    bytesUntil(
      [
        { ...request, start: 0 },
        { ...request, start: 500 },
        { ...request, start: 501 }
      ],
      500
    )
  ).toBe(20)
})
