import type { ContentTable } from '../shared/content.ts'
import type { Demo } from '../shared/demo.ts'
import type { FirstWindow, Hints, StartedDemo } from '../shared/first.ts'
import type { Language } from '../shared/locale.ts'
import type { Page } from '../shared/page.ts'
import { addSheet } from './library-sheet.ts'

/** What `src/demo/mount-vue.ts` gives, as far as it is wanted here. */
interface Library {
  mountDemo: (
    host: Element,
    component: unknown,
    options: { language: Language; onFailure: (error: unknown) => void; onError: (error: unknown) => void }
  ) => StartedDemo['mounted']
}

const near = 400

/**
 * Runs in the page itself: starts the demos near the window as soon as library and demo are there, whether or not the
 * app is. What does not arrive is left to the app, which asks again and tells the reader. Settles with the first.
 */
export function startDemos(main: Element, page: Page, hints: Hints, table: ContentTable): Promise<unknown> {
  const starts: Promise<unknown>[] = []
  const started = ((window as FirstWindow).__started ??= new Map())
  const stages = [...main.querySelectorAll<HTMLElement>('[data-island="demo"] > [data-stage]')].filter(
    stage => !started.has(stage)
  )
  // All are measured before the first of them changes anything.
  for (const stage of stages.filter(stage => stage.getBoundingClientRect().top <= innerHeight + near)) {
    const demo = page.demos.find(({ name }) => name === stage.parentElement!.dataset.demo)!
    const made: StartedDemo = {
      id: demo.id,
      failures: [],
      errors: [],
      onFailure: error => made.failures.push(error),
      onError: error => made.errors.push(error)
    }
    started.set(stage, made)
    starts.push(start(made, stage, demo, page.language, hints, table.base).catch(() => {}))
  }
  return starts.length ? Promise.race(starts) : Promise.resolve()
}

async function start(
  made: StartedDemo,
  stage: HTMLElement,
  { module, imports }: Demo,
  language: Language,
  { demo: [program], sheet }: Hints,
  base: string
): Promise<void> {
  const get = <T>(address: string): Promise<T> => import(/* @vite-ignore */ address)
  const [library, component] = await Promise.all([
    get<Library>(`${base}static/js/${program}`),
    get<{ default: unknown }>(base + module),
    addSheet(sheet),
    ...imports.map(each => get(base + each))
  ])
  if (made.isTaken) return
  made.component = component.default
  made.mounted = library.mountDemo(stage.firstElementChild!, component.default, {
    language,
    onFailure: error => made.onFailure(error),
    onError: error => made.onError(error)
  })
  stage.dataset.state = 'running'
}
