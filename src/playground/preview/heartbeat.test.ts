import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchHeartbeat } from './heartbeat.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => {}, removeEventListener: () => {} })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a frame that does not answer is reported after two seconds, with start ticks that much later', () => {
  for (const startTicks of [0, 3]) {
    const onSilence = vi.fn<() => void>()
    const heartbeat = watchHeartbeat(() => {}, onSilence, startTicks)
    vi.advanceTimersByTime((1 + startTicks) * 1000)
    expect(onSilence).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1000)
    expect(onSilence).toHaveBeenCalledOnce()
    heartbeat.stop()
  }
})

test('start ticks end with the first answer of the frame', () => {
  const onSilence = vi.fn<() => void>()
  const heartbeat = watchHeartbeat(() => {}, onSilence, 3)
  heartbeat.notifyAnswer()
  vi.advanceTimersByTime(3000)
  expect(onSilence).toHaveBeenCalledOnce()
  heartbeat.stop()
})

test('a frame that answers each ping is never reported', () => {
  const onSilence = vi.fn<() => void>()
  const answers = { notify: () => {} }
  const heartbeat = watchHeartbeat(() => answers.notify(), onSilence)
  answers.notify = heartbeat.notifyAnswer
  vi.advanceTimersByTime(60_000)
  expect(onSilence).not.toHaveBeenCalled()
  heartbeat.stop()
})
