import type { Expectation } from '../../../sandbox/expect.ts'
import type { ConsoleLevel, MessageFromFrame, PrintedValue } from '../../../sandbox/protocol.ts'
import type { ScrollPosition } from '../../../sandbox/synchronize-scroll.ts'
import type { Language } from '../../../shared/locale.ts'
import type { ProjectError } from '../../../shared/project.ts'
import type { CompiledProject } from '../compile/compiled-project.ts'
import { guardFocus } from './focus-guard.ts'
import type { Frame } from './frame.ts'
import { openFrame } from './frame.ts'
import type { PreviewEndReason } from './preview-texts.ts'
import { previewTexts } from './preview-texts.ts'
import { createReceiver } from './receiver.ts'
import type { ProcessMembership } from './shared-process.ts'
import { joinProcess } from './shared-process.ts'

interface SandboxHandlers {
  /** Called when the last run has rendered. */
  onRendered: () => void
  /** Called when a preview appears or disappears, of the last run or an earlier one. */
  onVisibilityChange: (isVisible: boolean) => void
  /** Called when the last run failed, after its errors. An earlier preview stays. */
  onFailed: () => void
  onError: (error: ProjectError) => void
  onConsole: (level: ConsoleLevel, parts: PrintedValue[]) => void
  onExpectation?: (expectation: Expectation) => void
  /** Called when the check has ended, with the reason if the release cannot answer it. */
  onChecked?: (reason: string | undefined) => void
  /** Called with the height of the content in pixels. */
  onHeight?: (height: number) => void
  /** Called when the reader scrolls. The frame reports scrolling only if this is given. */
  onScroll?: (position: ScrollPosition) => void
}

export interface Sandbox {
  /** Runs a project without errors in a new frame. The previous frame stays until the new one has rendered. */
  run: (compiled: CompiledProject) => void
  setAppearance: (dark: boolean, language: Language) => void
  /** Permits runs again after a program was stopped for taking the focus. */
  permit: () => void
  scroll: (position: ScrollPosition) => void
  destroy: () => void
}

interface RunningProject {
  frame: Frame
  run: number
  compiled: CompiledProject
  rendered: boolean
  /** True for an earlier run that is started again. Its messages before it has rendered are no news and are ignored. */
  restored: boolean
  /** True if it has been started again because a loop, perhaps its own, blocked it. */
  resumed?: boolean
  answers: number
}

/** Number of answered pings after which a run counts as free of a loop at its start. */
const settledAnswers = 3

/**
 * Runs code in frames that are used once, so that changes made by a program never have to be undone. A frame starts in
 * about 50 ms and the next one is always prepared.
 */
export function createSandbox(host: HTMLElement, handlers: SandboxHandlers, version: string): Sandbox {
  const state = {
    runs: 0,
    dark: false,
    language: 'zh' as Language,
    spare: undefined as Frame | undefined,
    shown: undefined as RunningProject | undefined,
    next: undefined as RunningProject | undefined,
    spareTimer: undefined as ReturnType<typeof setTimeout> | undefined,
    suspended: undefined as { shown?: RunningProject; next?: RunningProject } | undefined,
    lastPress: -Infinity,
    isStopped: false
  }
  if (getComputedStyle(host).position === 'static') host.style.position = 'relative'
  const guard = guardFocus(host, stopForFocus)
  const receiver = createReceiver()

  const takeFrame = (): Frame => {
    clearTimeout(state.spareTimer)
    const frame = state.spare ?? prepare()
    state.spare = undefined
    return frame
  }
  const prepare = (): Frame => {
    const frame: Frame = openFrame(host, version, receiver, {
      onMessage: message => receive(frame, message),
      onDropped: count =>
        handlers.onConsole('warn', [{ kind: 'text', text: previewTexts[state.language].dropped(count) }]),
      onPress: () => {
        state.lastPress = performance.now()
        guard.notifyPress(frame.element)
      },
      onEnd: reason => handleEnd(frame, reason)
    })
    return frame
  }
  const prepareSpare = () => {
    clearTimeout(state.spareTimer)
    state.spareTimer = setTimeout(() => (state.spare ??= prepare()), 50)
  }
  const findRunning = (frame: Frame): RunningProject | undefined =>
    [state.next, state.shown].find(running => running?.frame === frame)

  function receive(frame: Frame, message: MessageFromFrame): void {
    const running = findRunning(frame)
    // While a new run starts, messages of the previous one are ignored.
    if (!running || (state.next && running !== state.next) || ('run' in message && message.run !== running.run)) return
    if (message.type === 'pong' && (running.answers += 1) === settledAnswers) membership.notifySettled()
    if (message.type === 'rendered') show(running)
    else if (running.restored && !running.rendered && message.type !== 'failed') return
    else if (message.type === 'failed') fail(running)
    else if (message.type === 'error') handlers.onError(message.error)
    else if (message.type === 'console') handlers.onConsole(message.level, message.parts)
    else if (message.type === 'expectation') handlers.onExpectation?.(message)
    else if (message.type === 'checked') handlers.onChecked?.(message.reason)
    else if (message.type === 'height') handlers.onHeight?.(message.height)
    else if (message.type === 'scroll') handlers.onScroll?.({ ...message })
  }
  function show(running: RunningProject): void {
    if (running.rendered) return
    running.rendered = true
    running.frame.show(previewTexts[state.language].title)
    state.shown?.frame.remove()
    Object.assign(state, { shown: running, next: undefined })
    handlers.onVisibilityChange(true)
    if (!running.restored) handlers.onRendered()
    prepareSpare()
  }
  function fail(running: RunningProject): void {
    if (running.rendered) return
    running.frame.remove()
    state.next = undefined
    if (!running.restored) handlers.onFailed()
    prepareSpare()
    membership.notifySettled()
  }
  /**
   * Removes a frame. Frames without an origin share a process: one that does not answer blocks the others, so all are
   * removed.
   */
  function handleEnd(frame: Frame, reason: PreviewEndReason): void {
    const { shown, next } = state
    const endedRun = findRunning(frame)
    if (reason === 'loop' && membership.handleLoop()) return
    if (reason === 'loop' || reason === 'flood') removeAll()
    else remove(frame)
    // The next run is started again if only the previous one blocked it.
    const wasBlocked = next && !state.next && (endedRun === shown || (shown && !shown.frame.hasAnswered()))
    if (wasBlocked) startRun(next.compiled, next.restored)
    else if (endedRun) reportEnd(endedRun, reason, endedRun === next && !state.shown ? shown : undefined)
    membership.notifySettled()
  }
  /** Reports the end of a run and starts an earlier one again. */
  function reportEnd(endedRun: RunningProject, reason: PreviewEndReason, earlier?: RunningProject): void {
    if (!endedRun.restored || endedRun.rendered || endedRun.resumed) {
      handlers.onError({
        kind: reason === 'loop' ? 'loop' : 'runtime',
        message: previewTexts[state.language].gone[reason]
      })
      handlers.onFailed()
    }
    if (earlier) return startRun(earlier.compiled, true)
    if (!state.shown) handlers.onVisibilityChange(false)
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
  function startRun(compiled: CompiledProject, restored = false): void {
    state.next?.frame.remove()
    const frame = takeFrame()
    state.shown?.frame.probe()
    state.runs += 1
    state.next = { frame, run: state.runs, compiled, rendered: false, restored, answers: 0 }
    frame.send({ type: 'look', dark: state.dark, language: state.language })
    if (handlers.onScroll) frame.send({ type: 'follow' })
    const { modules, styles, entry, check } = compiled
    void frame.start({ type: 'run', run: state.runs, modules, styles, entry, ...(check && { check }) })
  }

  /** Ends all runs until the reader starts one: each edit would start another frame, which could take a few keys. */
  function stopForFocus(): void {
    if (state.isStopped) return
    state.isStopped = true
    removeAll()
    reportStopped()
    handlers.onVisibilityChange(false)
  }
  function reportStopped(): void {
    handlers.onError({ kind: 'runtime', message: previewTexts[state.language].gone.focus })
    handlers.onFailed()
  }
  function suspend(): void {
    state.suspended = { shown: state.shown, next: state.next }
    removeAll()
  }
  function takeSuspended(): { last?: RunningProject; earlier?: RunningProject } {
    const { shown, next } = state.suspended ?? {}
    state.suspended = undefined
    return next ? { last: next, earlier: shown } : { last: shown }
  }
  const membership: ProcessMembership = joinProcess({
    isBlocked: () => [state.next, state.shown].some(running => running?.frame.isSilent()),
    hasRendered: () => !(state.suspended ?? state).next,
    getLastPress: () => state.lastPress,
    suspend,
    resume: () => {
      const { last } = takeSuspended()
      if (!last) return
      // The messages of a run that has rendered are already in the console.
      startRun(last.compiled, last.restored || last.rendered)
      if (state.next) state.next.resumed = true
    },
    end: () => {
      const { last, earlier } = takeSuspended()
      if (last) reportEnd(last, 'loop', earlier)
    }
  })

  state.spare = prepare()
  return {
    run: compiled => {
      if (compiled.errors.length) return
      if (state.isStopped) return reportStopped()
      state.suspended = undefined
      membership.notifyRun()
      startRun(compiled)
    },
    setAppearance: (dark, language) => {
      Object.assign(state, { dark, language })
      for (const running of [state.next, state.shown]) running?.frame.send({ type: 'look', dark, language })
    },
    permit: () => {
      state.isStopped = false
      guard.reset()
    },
    scroll: place => state.shown?.frame.send({ type: 'scroll', ...place }),
    destroy: () => {
      membership.leave()
      removeAll()
      guard.stop()
    }
  }
}
