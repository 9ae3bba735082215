import { isOversized } from './is-oversized.ts'
import { createMeter } from './meter.ts'
import { readFromFrame } from './read-from-frame.ts'
import type { ReceiverMessage, ReceiverRequest } from './receive-protocol.ts'

/**
 * Open frames by number. This worker receives their messages because unpacking one of two million objects takes seconds
 * and would block the page. The page gets only messages that passed `readFromFrame`.
 */
const openFrames = new Map<number, { port: MessagePort; stop: () => void }>()

const post = (message: ReceiverMessage): void => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<ReceiverRequest>) => {
  if (data.type === 'open') open(data.frame, data.port)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, not a window
  if (data.type === 'send') openFrames.get(data.frame)?.port.postMessage(data.message)
  if (data.type === 'close') close(data.frame)
})

function open(frame: number, port: MessagePort): void {
  const meter = createMeter()
  const reportDropped = () => {
    const count = meter.takeDropped()
    if (count) post({ frame, type: 'dropped', count })
  }
  const timer = setInterval(reportDropped, 1000)
  port.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (!openFrames.has(frame)) return
    const start = performance.now()
    const verdict = meter.count(start)
    // The frame's own program transfers nothing. Dropped messages are unpacked too, because one may hold megabytes.
    const isFlood = verdict === 'flood' || event.ports.length > 0 || isOversized(event.data)
    const message = !isFlood && verdict === 'heard' ? readFromFrame(event.data) : undefined
    if (isFlood || meter.spend(start, performance.now() - start)) {
      close(frame)
      post({ frame, type: 'flood' })
    } else if (message) post({ frame, type: 'message', message })
  })
  openFrames.set(frame, { port, stop: () => clearInterval(timer) })
  port.start()
}

function close(frame: number): void {
  const { port, stop } = openFrames.get(frame) ?? {}
  stop?.()
  port?.close()
  openFrames.delete(frame)
}
