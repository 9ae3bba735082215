import type { FromFrame, ToFrame } from '../../../sandbox/protocol.ts'
import type { FromReceiver, ToReceiver } from './receive-protocol.ts'

export interface FrameListener {
  onMessage: (message: FromFrame) => void
  onDropped: (count: number) => void
  onFlood: () => void
  onBroken: () => void
}

export interface Receiver {
  /** Gives what speaks to the frame behind the port. */
  open: (port: MessagePort, listener: FrameListener) => { send: (message: ToFrame) => void; close: () => void }
  /** Whatever waits to be unpacked is thrown away; frames that are still open are not heard any more. */
  stop: () => void
}

/** The page's end of the worker that listens to its frames; it starts with the first of them. */
export function createReceiver(): Receiver {
  const listeners = new Map<number, FrameListener>()
  let worker: Worker | undefined
  let frames = 0

  function start(): Worker {
    const started = new Worker(new URL('./receive-worker.ts', import.meta.url), { type: 'module' })
    started.addEventListener('message', ({ data }: MessageEvent<FromReceiver>) => {
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
      const own = (worker ??= start())
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
      const tell = (message: ToReceiver, ports: MessagePort[] = []) => own.postMessage(message, ports)
      listeners.set(frame, listener)
      tell({ type: 'open', frame, port }, [port])
      return {
        send: message => tell({ type: 'send', frame, message }),
        close: () => {
          listeners.delete(frame)
          tell({ type: 'close', frame })
        }
      }
    },
    stop
  }
}
