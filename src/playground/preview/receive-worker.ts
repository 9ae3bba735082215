import { createMeter } from './meter.ts'
import { readFromFrame } from './read-from-frame.ts'
import type { FromReceiver, ToReceiver } from './receive-protocol.ts'

/**
 * Listens to the frames in the page's place. A message of two million objects takes seconds to unpack, whatever is done
 * with it afterwards: here it holds up nobody, and the page only sees what has passed `readFromFrame`.
 */
const listening = new Map<number, { port: MessagePort; stop: () => void }>()

const tell = (message: FromReceiver): void => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<ToReceiver>) => {
  if (data.type === 'open') open(data.frame, data.port)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, not a window
  if (data.type === 'send') listening.get(data.frame)?.port.postMessage(data.message)
  if (data.type === 'close') close(data.frame)
})

function open(frame: number, port: MessagePort): void {
  const meter = createMeter()
  const tellDropped = () => {
    const count = meter.takeDropped()
    if (count) tell({ frame, type: 'dropped', count })
  }
  const timer = setInterval(tellDropped, 1000)
  port.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (!listening.has(frame)) return
    const start = performance.now()
    const heard = meter.count(start)
    // What is dropped is never even unpacked.
    const message = heard === 'heard' ? readFromFrame(event.data) : undefined
    if (heard === 'flood' || meter.spend(start, performance.now() - start)) {
      close(frame)
      tell({ frame, type: 'flood' })
    } else if (message) tell({ frame, type: 'message', message })
  })
  listening.set(frame, { port, stop: () => clearInterval(timer) })
  port.start()
}

function close(frame: number): void {
  const { port, stop } = listening.get(frame) ?? {}
  stop?.()
  port?.close()
  listening.delete(frame)
}
