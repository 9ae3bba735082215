import type { ConsoleLevel, FromFrame, Printed } from '../../../sandbox/protocol.ts'
import type { ScrollPlace } from '../../../sandbox/scroll.ts'
import type { Language } from '../../../shared/locale.ts'
import type { ProjectError } from '../../../shared/project.ts'
import type { CompiledProject } from '../compile/compiled-project.ts'
import { guardFocus } from './focus-guard.ts'
import type { Frame } from './frame.ts'
import { openFrame } from './frame.ts'
import type { Gone } from './preview-texts.ts'
import { previewTexts } from './preview-texts.ts'
import type { ProgramName } from './program.ts'
import { createReceiver } from './receiver.ts'

interface SandboxHandlers {
  /** What was run last is on the screen. */
  onRendered: () => void
  /** Whether anything is on the screen, new or old. */
  onPicture: (isThere: boolean) => void
  /** What was run last is not; what was there before stays. Errors were told before. */
  onFailed: () => void
  onError: (error: ProjectError) => void
  onConsole: (level: ConsoleLevel, parts: Printed[]) => void
  /** Height of the content. */
  onHeight?: (height: number) => void
  /** The reader scrolls in it. It is watched only where somebody asks. */
  onScroll?: (place: ScrollPlace) => void
}

export interface Sandbox {
  /** Shows a project without errors in a new frame; the frame before stays until the new one has something to show. */
  run: (compiled: CompiledProject) => void
  look: (dark: boolean, language: Language) => void
  scroll: (place: ScrollPlace) => void
  destroy: () => void
}

interface Running {
  frame: Frame
  run: number
  compiled: CompiledProject
  rendered: boolean
  /** It was shown before and is only put back: nothing it says on the way is news. */
  restored: boolean
}

/**
 * Runs code in frames that are used once. A frame starts in about 50 ms and the next one is always ready, so nothing
 * that a program changed in its frame has to be found and undone.
 */
export function createSandbox(
  host: HTMLElement,
  handlers: SandboxHandlers,
  program: ProgramName = 'documented'
): Sandbox {
  const state = {
    runs: 0,
    dark: false,
    language: 'zh' as Language,
    spare: undefined as Frame | undefined,
    shown: undefined as Running | undefined,
    next: undefined as Running | undefined,
    spareTimer: undefined as ReturnType<typeof setTimeout> | undefined
  }
  if (getComputedStyle(host).position === 'static') host.style.position = 'relative'
  const guard = guardFocus(host)
  const receiver = createReceiver()

  const takeFrame = (): Frame => {
    clearTimeout(state.spareTimer)
    const frame = state.spare ?? prepare()
    state.spare = undefined
    return frame
  }
  const prepare = (): Frame => {
    const frame: Frame = openFrame(host, program, receiver, {
      onMessage: message => receive(frame, message),
      onDropped: count =>
        handlers.onConsole('warn', [{ kind: 'text', text: previewTexts[state.language].dropped(count) }]),
      onPress: () => guard.pressed(frame.element),
      onGone: why => gone(frame, why)
    })
    return frame
  }
  const prepareSpare = () => {
    clearTimeout(state.spareTimer)
    state.spareTimer = setTimeout(() => (state.spare ??= prepare()), 50)
  }
  const runningIn = (frame: Frame): Running | undefined =>
    [state.next, state.shown].find(running => running?.frame === frame)

  function receive(frame: Frame, message: FromFrame): void {
    const running = runningIn(frame)
    // While something new is on its way, the old one is not listened to.
    if (!running || (state.next && running !== state.next) || ('run' in message && message.run !== running.run)) return
    if (message.type === 'rendered') show(running)
    else if (running.restored && !running.rendered && message.type !== 'failed') return
    else if (message.type === 'failed') fail(running)
    else if (message.type === 'error') handlers.onError(message.error)
    else if (message.type === 'console') handlers.onConsole(message.level, message.parts)
    else if (message.type === 'height') handlers.onHeight?.(message.height)
    else if (message.type === 'scroll') handlers.onScroll?.({ ...message })
  }
  function show(running: Running): void {
    if (running.rendered) return
    running.rendered = true
    running.frame.show(previewTexts[state.language].title)
    state.shown?.frame.remove()
    Object.assign(state, { shown: running, next: undefined })
    handlers.onPicture(true)
    if (!running.restored) handlers.onRendered()
    prepareSpare()
  }
  function fail(running: Running): void {
    if (running.rendered) return
    running.frame.remove()
    state.next = undefined
    if (!running.restored) handlers.onFailed()
    prepareSpare()
  }
  /** Frames without an origin share a process: one that does not answer holds up the others, so all of them go. */
  function gone(frame: Frame, why: Gone): void {
    const { shown, next } = state
    const culprit = runningIn(frame)
    if (why === 'loop' || why === 'flood') removeAll()
    else remove(frame)
    // What the reader wrote last only waited for the one before.
    const waited = next && !state.next && (culprit === shown || (shown && !shown.frame.answered()))
    if (waited) return begin(next.compiled, next.restored)
    if (!culprit) return
    if (!culprit.restored || culprit.rendered) {
      handlers.onError({ kind: why === 'loop' ? 'loop' : 'runtime', message: previewTexts[state.language].gone[why] })
      handlers.onFailed()
    }
    if (culprit === next && shown && !state.shown) return begin(shown.compiled, true)
    if (!state.shown) handlers.onPicture(false)
    prepareSpare()
  }
  function remove(frame: Frame): void {
    frame.remove()
    if (state.spare === frame) state.spare = undefined
    if (state.next?.frame === frame) state.next = undefined
    if (state.shown?.frame === frame) state.shown = undefined
  }
  function removeAll(): void {
    clearTimeout(state.spareTimer)
    for (const frame of [state.spare, state.next?.frame, state.shown?.frame]) frame?.remove()
    Object.assign(state, { spare: undefined, next: undefined, shown: undefined })
    receiver.stop()
  }
  function begin(compiled: CompiledProject, restored = false): void {
    state.next?.frame.remove()
    const frame = takeFrame()
    state.shown?.frame.probe()
    state.runs += 1
    state.next = { frame, run: state.runs, compiled, rendered: false, restored }
    frame.send({ type: 'look', dark: state.dark, language: state.language })
    if (handlers.onScroll) frame.send({ type: 'follow' })
    void frame.start({ type: 'run', run: state.runs, modules: compiled.modules, styles: compiled.styles })
  }

  state.spare = prepare()
  return {
    run: compiled => {
      if (!compiled.errors.length) begin(compiled)
    },
    look: (dark, language) => {
      Object.assign(state, { dark, language })
      for (const running of [state.next, state.shown]) running?.frame.send({ type: 'look', dark, language })
    },
    scroll: place => state.shown?.frame.send({ type: 'scroll', ...place }),
    destroy: () => {
      removeAll()
      guard.stop()
    }
  }
}
