import { expect, test } from 'vitest'
import { bytesUntil } from './requests.ts'

test('bytesUntil() counts requests that start before the limit, even if the end is later', () => {
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
