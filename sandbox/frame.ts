import type Vue from 'vue'
import { getHtmlLang } from '../shared/locale.ts'
import type { ProjectError } from '../shared/project.ts'
import type { Print } from './console.ts'
import { wrapConsole } from './console.ts'
import { watchHeight } from './height.ts'
import type { FrameLibrary } from './library.ts'
import { createExpect } from './expect.ts'
import { evaluateModules } from './modules.ts'
import { mountComponent } from './mount.ts'
import { reportBlockedRequests } from './blocked-requests.ts'
import type { MessageFromFrame, RunMessage, MessageToFrame } from './protocol.ts'
import { limitErrors, createProjectError, reportThrown, reportUncaught } from './report-errors.ts'
import { synchronizeScroll } from './synchronize-scroll.ts'
import { defineMemoryStorage } from './memory-storage.ts'
import { runCheck } from './run-check.ts'
import { frameTexts, getLanguage, setLanguage } from './texts.ts'
import { reportPresses } from './report-presses.ts'
import { blockCapabilities } from './block-capabilities.ts'

/** Channel to the page. `boot.js` passes it to the function that runs this program. */
declare const port: MessagePort
/**
 * Channel for presses. Nothing is received on it, so untrusted code gets no reference to it and cannot forge a press.
 */
declare const presses: MessagePort

/**
 * Starts the program of the sandboxed frame, which runs one project with a library and reports the results to the page.
 */
export function startFrame(library: FrameLibrary): void {
  // Bound before the reader's code runs, because that code may replace built-in functions.
  const post = port.postMessage.bind(port)
  const send = (message: MessageFromFrame) => post(message)
  const scroll = synchronizeScroll(library.scrollers, place => send({ type: 'scroll', ...place }))
  port.addEventListener('message', ({ data }: MessageEvent<MessageToFrame>) => receive(data))
  port.start()
  reportPresses(presses)
  // oxlint-disable-next-line no-console -- the reader's console
  blockCapabilities(() => console.warn(frameTexts().noCopy))
  defineMemoryStorage(window)
  send({ type: 'ready' })

  function receive(message: MessageToFrame): void {
    if (message.type === 'ping') send({ type: 'pong', ping: message.ping })
    if (message.type === 'run') run(message)
    if (message.type === 'follow') scroll.startReporting()
    if (message.type === 'scroll') scroll.applyPosition(message)
    if (message.type === 'look') {
      document.documentElement.dataset.theme = message.dark ? 'dark' : 'light'
      document.documentElement.lang = getHtmlLang(message.language)
      library.setAppearance(message.dark, message.language)
      setLanguage(message.language)
    }
  }

  function run({ run, modules, styles, entry, check }: RunMessage): void {
    const print: Print = (level, parts) => send({ type: 'console', run, level, parts })
    const report = limitErrors(
      error => send({ type: 'error', run, error }),
      left => print('error', [{ kind: 'text', text: frameTexts().moreErrors(left) }])
    )
    wrapConsole(print)
    reportUncaught(report)
    // oxlint-disable-next-line no-console -- the reader's console
    reportBlockedRequests(text => console.warn(text))
    for (const text of styles) document.head.appendChild(document.createElement('style')).textContent = text
    const expect = createExpect(getLanguage, expectation => send({ type: 'expectation', run, ...expectation }))
    Object.assign(window, { expect })
    const project = evaluateProject(library, modules, report)
    const component = project && mountEntry(project(entry), entry, report)
    send({ type: component ? 'rendered' : 'failed', run })
    if (!component) return
    watchHeight(height => send({ type: 'height', height }))
    if (check === undefined) return
    runCheck(project(check).default, component, expect).then(
      reason => send({ type: 'checked', run, ...(reason !== undefined && { reason }) }),
      error => {
        reportThrown(error, report)
        send({ type: 'checked', run, reason: String(error) })
      }
    )
  }
}

function evaluateProject(
  library: FrameLibrary,
  modules: RunMessage['modules'],
  report: (error: ProjectError) => void
): ReturnType<typeof evaluateModules> | undefined {
  try {
    return evaluateModules(modules, { ...library.packages })
  } catch (error) {
    reportThrown(error, report)
    return undefined
  }
}

function mountEntry(
  { default: component }: { default?: unknown },
  file: string,
  report: (error: ProjectError) => void
): Vue | undefined {
  if (!component) {
    report(createProjectError('runtime', frameTexts().noComponent(file), { file }))
    return undefined
  }
  try {
    return mountComponent(component, report)
  } catch (error) {
    reportThrown(error, report)
    return undefined
  }
}
