import type { MessageFromFrame, MessageToFrame } from '../../../sandbox/protocol.ts'
import type { ReceiverMessage, ReceiverRequest } from './receive-protocol.ts'

export interface FrameListener {
  onMessage: (message: MessageFromFrame) => void
  onDropped: (count: number) => void
  onFlood: () => void
  onBroken: () => void
}

export interface Receiver {
  /** Starts to receive from a port and returns the functions to send to its frame and to close it. */
  open: (port: MessagePort, listener: FrameListener) => { send: (message: MessageToFrame) => void; close: () => void }
  /** Terminates the worker. Pending messages are lost, and open frames are no longer received. */
  stop: () => void
}

/**
 * Creates the page's client of the worker that receives the messages of frames. The worker starts with the first frame.
 */
export function createReceiver(): Receiver {
  const listeners = new Map<number, FrameListener>()
  let worker: Worker | undefined
  let frames = 0

  function start(): Worker {
    const started = new Worker(new URL('./receive-worker.ts', import.meta.url), { type: 'module' })
    started.addEventListener('message', ({ data }: MessageEvent<ReceiverMessage>) => {
      const listener = listeners.get(data.frame)
      if (data.type === 'message') listener?.onMessage(data.message)
      if (data.type === 'dropped') listener?.onDropped(data.count)
      if (data.type === 'flood') listener?.onFlood()
    })
    started.addEventListener('error', () => {
      const broken = [...listeners.values()]
      stop()
      for (const listener of broken) listener.onBroken()
    })
    return started
  }
  function stop(): void {
    worker?.terminate()
    worker = undefined
    listeners.clear()
  }
  return {
    open: (port, listener) => {
      const frame = (frames += 1)
      const currentWorker = (worker ??= start())
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
      const post = (message: ReceiverRequest, ports: MessagePort[] = []) => currentWorker.postMessage(message, ports)
      listeners.set(frame, listener)
      post({ type: 'open', frame, port }, [port])
      return {
        send: message => post({ type: 'send', frame, message }),
        close: () => {
          listeners.delete(frame)
          post({ type: 'close', frame })
        }
      }
    },
    stop
  }
}
