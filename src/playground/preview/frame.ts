import type { FromFrame, Handshake, ToFrame } from '../../../sandbox/protocol.ts'
import { createMeter } from './meter.ts'
import type { Gone } from './preview-texts.ts'
import type { ProgramName } from './program.ts'
import { framePage, isHosted, loadProgram } from './program.ts'
import type { Pulse } from './pulse.ts'
import { watchPulse } from './pulse.ts'
import type { Receiver } from './receiver.ts'

interface FrameEvents {
  onMessage: (message: FromFrame) => void
  onDropped: (count: number) => void
  /** The reader has pressed into it. */
  onPress: () => void
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

/** One sandboxed frame, hidden at first. It has no origin, no network and two ways to speak: what it says, and presses. */
export function openFrame(host: HTMLElement, program: ProgramName, receiver: Receiver, events: FrameEvents): Frame {
  const element = makeElement()
  const [words, presses] = [new MessageChannel(), new MessageChannel()]
  let open = () => {}
  const ready = new Promise<void>(resolve => (open = resolve))
  let pulse: Pulse | undefined
  let removed = false
  let loads = 0
  let pings = 0
  let heardSinceProbe = true
  const frame = receiver.open(words.port1, {
    onMessage: message => {
      if (removed) return
      pulse?.alive()
      heardSinceProbe = true
      if (message.type === 'ready') open()
      else events.onMessage(message)
    },
    onDropped: events.onDropped,
    onFlood: () => events.onGone('flood'),
    onBroken: () => events.onGone('start')
  })
  presses.port1.addEventListener('message', events.onPress)
  presses.port1.start()
  const stopCounting = watchWindowMessages(element, events.onGone)
  const ping = () => frame.send({ type: 'ping', ping: (pings += 1) })
  const startTimer = setTimeout(() => events.onGone('start'), longestStart)
  void ready.then(() => clearTimeout(startTimer))
  const greet = async () => {
    try {
      const handshake: Handshake = { type: 'vxe-docs:sandbox', ...(await loadProgram(program)) }
      // Without an origin it cannot be addressed by one; what is sent is public.
      element.contentWindow?.postMessage(handshake, '*', [words.port2, presses.port2])
    } catch {
      events.onGone('start')
    }
  }
  element.addEventListener('load', () => void (loads++ ? events.onGone('left') : greet()))
  host.append(element)

  return {
    element,
    // A port keeps what is sent before the other side listens.
    send: frame.send,
    start: async message => {
      await ready
      if (removed) return
      frame.send(message)
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
      stopCounting()
      pulse?.stop()
      frame.close()
      presses.port1.close()
      element.remove()
    }
  }
}

/** Nobody listens to what a frame posts to the page's window, yet each message is a task of the page. Only a host says something. */
function watchWindowMessages(element: HTMLIFrameElement, onGone: (why: Gone) => void): () => void {
  const meter = createMeter({ flood: 50 })
  const count = ({ source, data }: MessageEvent) => {
    const frame = element.contentWindow
    if (!source || !frame || (source !== frame && (source as Window).parent !== frame)) return
    const isHost = source === frame && !element.hasAttribute('sandbox')
    if (isHost && data === 'vxe-docs:left') onGone('left')
    else if ((isHost && data === 'vxe-docs:flood') || meter.count(performance.now()) === 'flood') onGone('flood')
  }
  addEventListener('message', count)
  return () => removeEventListener('message', count)
}

function makeElement(): HTMLIFrameElement {
  const element = document.createElement('iframe')
  if (!isHosted()) element.setAttribute('sandbox', 'allow-scripts')
  element.allow = ''
  element.referrerPolicy = 'no-referrer'
  // It is laid out, so that tables can measure, but neither seen nor focused.
  element.inert = true
  element.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;border:0;opacity:0'
  element.src = framePage()
  return element
}
