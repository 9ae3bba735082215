import type { MessageFromFrame, Handshake, MessageToFrame } from '../../../sandbox/protocol.ts'
import { watchHistoryGrowth } from './history-growth.ts'
import { createMeter } from './meter.ts'
import type { PreviewEndReason } from './preview-texts.ts'
import { getFramePage, isHosted, loadProgram, MissingReleaseError } from './program.ts'
import type { Heartbeat } from './heartbeat.ts'
import { watchHeartbeat } from './heartbeat.ts'
import type { Receiver } from './receiver.ts'

interface FrameEvents {
  onMessage: (message: MessageFromFrame) => void
  /** Called with the number of messages dropped by the rate limit. */
  onDropped: (count: number) => void
  /** Called when the reader presses in the frame. */
  onPress: () => void
  /** Called when the frame must be removed. */
  onEnd: (reason: PreviewEndReason) => void
}

export interface Frame {
  element: HTMLIFrameElement
  send: (message: MessageToFrame) => void
  /** Sends a message once the frame is ready. From then on the frame must answer a ping each second. */
  start: (message: MessageToFrame) => Promise<void>
  /** Sends a ping now. Any later message of the frame counts as its answer. */
  probe: () => void
  hasAnswered: () => boolean
  /** True if the program misses the answer to a ping, or has not started. */
  isSilent: () => boolean
  show: (title: string) => void
  remove: () => void
}

const startTimeout = 10_000

/** A slow device needs about a second to parse and run a megabyte of third-party code. */
const bytesPerTick = 500_000

const startTicksFor = (message: MessageToFrame): number =>
  message.type === 'run'
    ? Math.floor(message.modules.reduce((sum, { code }) => sum + code.length, 0) / bytesPerTick)
    : 0

/**
 * Opens a sandboxed frame, hidden at first, without an origin or network. It has one channel for messages and one for
 * presses.
 */
export function openFrame(host: HTMLElement, version: string, receiver: Receiver, events: FrameEvents): Frame {
  const element = makeElement()
  const [messages, presses] = [new MessageChannel(), new MessageChannel()]
  let resolveReady = () => {}
  const ready = new Promise<void>(resolve => (resolveReady = resolve))
  let heartbeat: Heartbeat | undefined
  let isRemoved = false
  let loads = 0
  let pings = 0
  let hasAnsweredProbe = true
  const channel = receiver.open(messages.port1, {
    onMessage: message => {
      if (isRemoved) return
      heartbeat?.notifyAnswer()
      hasAnsweredProbe = true
      if (message.type === 'ready') resolveReady()
      else events.onMessage(message)
    },
    onDropped: events.onDropped,
    onFlood: () => events.onEnd('flood'),
    onBroken: () => events.onEnd('start')
  })
  presses.port1.addEventListener('message', events.onPress)
  presses.port1.start()
  const stopWatching = watchWindowMessages(element, () => events.onEnd('flood'))
  const hostReports = isHosted() ? openHostReports(events.onEnd) : undefined
  const hasFilledHistory = watchHistoryGrowth()
  const ping = () => channel.send({ type: 'ping', ping: (pings += 1) })
  const pingOrEnd = () => (hasFilledHistory() ? events.onEnd('flood') : ping())
  const startTimer = setTimeout(() => events.onEnd('start'), startTimeout)
  void ready.then(() => clearTimeout(startTimer))
  const sendProgram = async () => {
    try {
      const handshake: Handshake = { type: 'vxe-docs:sandbox', ...(await loadProgram(version)) }
      // A frame without an origin cannot be the target origin of a message. The message contains only public files.
      element.contentWindow?.postMessage(handshake, '*', [
        messages.port2,
        presses.port2,
        ...(hostReports ? [hostReports.hostPort] : [])
      ])
    } catch (error) {
      events.onEnd(error instanceof MissingReleaseError ? 'missing' : 'start')
    }
  }
  element.addEventListener('load', () => void (loads++ ? events.onEnd('left') : sendProgram()))
  host.append(element)

  return {
    element,
    // A port queues messages until the other side listens.
    send: channel.send,
    start: async message => {
      await ready
      if (isRemoved) return
      channel.send(message)
      heartbeat = watchHeartbeat(pingOrEnd, () => events.onEnd('loop'), startTicksFor(message))
    },
    probe: () => {
      hasAnsweredProbe = false
      ping()
    },
    hasAnswered: () => hasAnsweredProbe,
    isSilent: () => heartbeat?.hasMissed() ?? true,
    show: title => {
      element.title = title
      element.inert = false
      element.style.opacity = ''
      element.style.zIndex = '1'
    },
    remove: () => {
      isRemoved = true
      clearTimeout(startTimer)
      stopWatching()
      heartbeat?.stop()
      channel.close()
      presses.port1.close()
      hostReports?.close()
      element.remove()
    }
  }
}

/**
 * Calls `onFlood` if a frame floods the page's window with messages, which cost time although they are ignored. Reading
 * `data` would unpack a message on the page's thread, a million objects in seconds, so no message to a window is read.
 */
function watchWindowMessages(element: HTMLIFrameElement, onFlood: () => void): () => void {
  const meter = createMeter({ flood: 50 })
  const count = ({ source, isTrusted }: MessageEvent) => {
    if (isTrusted && isWindowOf(element, source) && meter.count(performance.now()) === 'flood') onFlood()
  }
  addEventListener('message', count)
  return () => removeEventListener('message', count)
}

/** True for the window of a frame and the windows nested in it, and for a sender that has been removed since. */
function isWindowOf(element: HTMLIFrameElement, source: MessageEventSource | null): boolean {
  let sender = source as Window | null
  while (sender && sender !== element.contentWindow) {
    if (sender.parent === sender) return false
    sender = sender.parent as Window | null
  }
  return true
}

interface HostReports {
  /** Port for the host frame, which does not pass it on to the inner frame. */
  hostPort: MessagePort
  close: () => void
}

/** Receives the reports of hosted.html, the host frame of offline copies (decision 0025). */
function openHostReports(onReport: (reason: 'left' | 'flood') => void): HostReports {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', ({ data }: MessageEvent<'left' | 'flood'>) => onReport(data))
  port1.start()
  return { hostPort: port2, close: () => port1.close() }
}

/** True if the browser can refuse the focus to a frame. An unknown policy causes a warning in the console. */
function supportsFocusPolicy(): boolean {
  const { featurePolicy } = document as { featurePolicy?: { features: () => string[] } }
  return featurePolicy?.features().includes('focus-without-user-activation') ?? false
}

function makeElement(): HTMLIFrameElement {
  const element = document.createElement('iframe')
  if (!isHosted()) element.setAttribute('sandbox', 'allow-scripts')
  element.allow = supportsFocusPolicy() ? "focus-without-user-activation 'none'" : ''
  element.referrerPolicy = 'no-referrer'
  // The frame is laid out so that tables can measure, but invisible and not focusable.
  element.inert = true
  element.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;border:0;opacity:0'
  element.src = getFramePage()
  return element
}
