import type { MessageFromFrame, MessageToFrame } from '../../../sandbox/protocol.ts'

/** Messages of the page to the worker that receives the messages of its frames. */
export type ReceiverRequest =
  | { type: 'open'; frame: number; port: MessagePort }
  | { type: 'send'; frame: number; message: MessageToFrame }
  | { type: 'close'; frame: number }

/** Messages of the worker to the page. The worker created every object in them; none comes from a frame. */
export type ReceiverMessage = { frame: number } & (
  | { type: 'message'; message: MessageFromFrame }
  | { type: 'dropped'; count: number }
  | { type: 'flood' }
)
