import type { FromFrame, ToFrame } from '../../../sandbox/protocol.ts'

/** What the page tells the worker that listens to its frames. */
export type ToReceiver =
  | { type: 'open'; frame: number; port: MessagePort }
  | { type: 'send'; frame: number; message: ToFrame }
  | { type: 'close'; frame: number }

/** Everything in it was made by the worker; nothing of it by a frame. */
export type FromReceiver = { frame: number } & (
  | { type: 'message'; message: FromFrame }
  | { type: 'dropped'; count: number }
  | { type: 'flood' }
)
