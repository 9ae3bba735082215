import 'virtual:library-theme.css'
import './frame.css'
import type { ProjectError } from '../shared/project.ts'
import { wrapConsole } from './console.ts'
import { watchHeight } from './height.ts'
import { evaluate } from './modules.ts'
import { mount } from './mount.ts'
import { packages, showLibraryLanguage } from './packages.ts'
import { tellRefusals } from './policy.ts'
import type { FromFrame, RunMessage, ToFrame } from './protocol.ts'
import { projectError, tellThrown, tellUncaught } from './report.ts'
import { lendStorage } from './storage.ts'
import { frameTexts, speak } from './texts.ts'

/** The program of the sandboxed frame: shows one project and says what happens. `boot.js` starts it. */
declare const port: MessagePort

// Taken before a reader's code runs, which may replace what a page's functions do.
const post = port.postMessage.bind(port)
const send = (message: FromFrame) => post(message)
port.addEventListener('message', ({ data }: MessageEvent<ToFrame>) => receive(data))
port.start()
lendStorage(window)
send({ type: 'ready' })

function receive(message: ToFrame): void {
  if (message.type === 'ping') send({ type: 'pong', ping: message.ping })
  if (message.type === 'run') run(message)
  if (message.type === 'look') {
    document.documentElement.dataset.theme = message.dark ? 'dark' : 'light'
    showLibraryLanguage(message.language)
    speak(message.language)
  }
}

function run({ run, modules, styles }: RunMessage): void {
  const tell = (error: ProjectError) => send({ type: 'error', run, error })
  wrapConsole((level, parts) => send({ type: 'console', run, level, parts }))
  tellUncaught(tell)
  // oxlint-disable-next-line no-console -- the reader's console
  tellRefusals(text => console.warn(text))
  for (const text of styles) document.head.appendChild(document.createElement('style')).textContent = text
  const shown = show(modules, tell)
  send({ type: shown ? 'rendered' : 'failed', run })
  if (shown) watchHeight(height => send({ type: 'height', height }))
}

function show(modules: RunMessage['modules'], tell: (error: ProjectError) => void): boolean {
  const file = modules.at(-1)?.name ?? ''
  try {
    const { default: component } = evaluate(modules, { ...packages })
    if (component) return mount(component, tell)
    tell(projectError('runtime', frameTexts().noComponent(file), { file }))
  } catch (error) {
    tellThrown(error, tell)
  }
  return false
}
