import { htmlLang } from '../shared/locale.ts'
import type { ProjectError } from '../shared/project.ts'
import type { Print } from './console.ts'
import { wrapConsole } from './console.ts'
import { watchHeight } from './height.ts'
import type { Library } from './library.ts'
import { evaluate } from './modules.ts'
import { mount } from './mount.ts'
import { tellRefusals } from './policy.ts'
import type { FromFrame, RunMessage, ToFrame } from './protocol.ts'
import { limitErrors, projectError, tellThrown, tellUncaught } from './report.ts'
import { scrollTogether } from './scroll.ts'
import { lendStorage } from './storage.ts'
import { frameTexts, speak } from './texts.ts'
import { tellPresses } from './presses.ts'
import { putUpWalls } from './walls.ts'

/** Of the frame's page: `boot.js` runs the program with them. */
declare const port: MessagePort
/** Nothing is ever received here, so no program gets hold of it: what comes through is true. */
declare const presses: MessagePort

/** The program of the sandboxed frame: shows one project with a library and says what happens. */
export function startFrame(library: Library): void {
  // Taken before a reader's code runs, which may replace what a page's functions do.
  const post = port.postMessage.bind(port)
  const send = (message: FromFrame) => post(message)
  const scroll = scrollTogether(library.scrollers, place => send({ type: 'scroll', ...place }))
  port.addEventListener('message', ({ data }: MessageEvent<ToFrame>) => receive(data))
  port.start()
  tellPresses(presses)
  // oxlint-disable-next-line no-console -- the reader's console
  putUpWalls(() => console.warn(frameTexts().noCopy))
  lendStorage(window)
  send({ type: 'ready' })

  function receive(message: ToFrame): void {
    if (message.type === 'ping') send({ type: 'pong', ping: message.ping })
    if (message.type === 'run') run(message)
    if (message.type === 'follow') scroll.follow()
    if (message.type === 'scroll') scroll.put(message)
    if (message.type === 'look') {
      document.documentElement.dataset.theme = message.dark ? 'dark' : 'light'
      document.documentElement.lang = htmlLang(message.language)
      library.look(message.dark, message.language)
      speak(message.language)
    }
  }

  function run({ run, modules, styles }: RunMessage): void {
    const print: Print = (level, parts) => send({ type: 'console', run, level, parts })
    const tell = limitErrors(
      error => send({ type: 'error', run, error }),
      left => print('error', [{ kind: 'text', text: frameTexts().moreErrors(left) }])
    )
    wrapConsole(print)
    tellUncaught(tell)
    // oxlint-disable-next-line no-console -- the reader's console
    tellRefusals(text => console.warn(text))
    for (const text of styles) document.head.appendChild(document.createElement('style')).textContent = text
    const shown = show(library, modules, tell)
    send({ type: shown ? 'rendered' : 'failed', run })
    if (shown) watchHeight(height => send({ type: 'height', height }))
  }
}

function show(library: Library, modules: RunMessage['modules'], tell: (error: ProjectError) => void): boolean {
  const file = modules.at(-1)?.name ?? ''
  try {
    const { default: component } = evaluate(modules, { ...library.packages })
    if (component) return mount(component, tell)
    tell(projectError('runtime', frameTexts().noComponent(file), { file }))
  } catch (error) {
    tellThrown(error, tell)
  }
  return false
}
