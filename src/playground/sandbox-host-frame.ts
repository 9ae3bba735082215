import type { FromFrame, Handshake, ToFrame } from '../../sandbox/protocol.ts'
import { readFromFrame } from './read-from-frame.ts'
import { createMeter } from './sandbox-host-meter.ts'
import { framePage, loadProgram } from './sandbox-host-program.ts'
import type { Pulse } from './sandbox-host-pulse.ts'
import { watchPulse } from './sandbox-host-pulse.ts'
import type { Gone } from './sandbox-host-texts.ts'

export interface FrameEvents {
  onMessage: (message: FromFrame) => void
  onDropped: (count: number) => void
  /** It must be removed. */
  onGone: (why: Gone) => void
}

export interface Frame {
  element: HTMLIFrameElement
  send: (message: ToFrame) => void
  /** The same as soon as it is ready; from then on it has to answer each second. */
  start: (message: ToFrame) => Promise<void>
  /** Asks now; `answered` tells whether something was heard since. */
  probe: () => void
  answered: () => boolean
  show: (title: string) => void
  remove: () => void
}

const longestStart = 10_000

/** One sandboxed frame, hidden at first. It has no origin, no network and one way to speak: a port. */
export function openFrame(host: HTMLElement, events: FrameEvents): Frame {
  const element = makeElement()
  const { port1: port, port2 } = new MessageChannel()
  const meter = createMeter()
  const post = (message: ToFrame) => port.postMessage(message)
  let open = () => {}
  const ready = new Promise<void>(resolve => (open = resolve))
  let pulse: Pulse | undefined
  let removed = false
  let loads = 0
  let pings = 0
  let heardSinceProbe = true
  const ping = () => post({ type: 'ping', ping: (pings += 1) })
  const startTimer = setTimeout(() => events.onGone('start'), longestStart)
  void ready.then(() => clearTimeout(startTimer))

  const onMessage = (event: MessageEvent<unknown>) => {
    if (removed) return
    pulse?.alive()
    heardSinceProbe = true
    const heard = meter.count(performance.now())
    if (heard === 'flood') return events.onGone('flood')
    // What is dropped is never even unpacked.
    const message = heard === 'heard' ? readFromFrame(event.data) : undefined
    if (message?.type === 'ready') open()
    else if (message) events.onMessage(message)
  }
  const tellDropped = () => {
    const count = meter.takeDropped()
    if (count) events.onDropped(count)
  }
  const droppedTimer = setInterval(tellDropped, 1000)
  const greet = async () => {
    try {
      const handshake: Handshake = { type: 'vxe-docs:sandbox', ...(await loadProgram()) }
      // Without an origin it cannot be addressed by one; what is sent is public.
      element.contentWindow?.postMessage(handshake, '*', [port2])
    } catch {
      events.onGone('start')
    }
  }
  element.addEventListener('load', () => void (loads++ ? events.onGone('left') : greet()))
  port.addEventListener('message', onMessage)
  port.start()
  host.append(element)

  return {
    element,
    // A port keeps what is sent before the other side listens.
    send: post,
    start: async message => {
      await ready
      if (removed) return
      post(message)
      pulse = watchPulse(ping, () => events.onGone('loop'))
    },
    probe: () => {
      heardSinceProbe = false
      ping()
    },
    answered: () => heardSinceProbe,
    show: title => {
      element.title = title
      element.inert = false
      element.style.opacity = ''
      element.style.zIndex = '1'
    },
    remove: () => {
      removed = true
      clearTimeout(startTimer)
      clearInterval(droppedTimer)
      pulse?.stop()
      port.close()
      element.remove()
    }
  }
}

function makeElement(): HTMLIFrameElement {
  const element = document.createElement('iframe')
  element.setAttribute('sandbox', 'allow-scripts')
  element.allow = ''
  element.referrerPolicy = 'no-referrer'
  // It is laid out, so that tables can measure, but neither seen nor focused.
  element.inert = true
  element.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;border:0;opacity:0'
  element.src = framePage
  return element
}
