import type { ContentTable } from '../shared/content.ts'
import type { Demo } from '../shared/demo.ts'
import type { BootFiles, StartedDemo } from '../shared/boot.ts'
import { boot } from '../shared/boot.ts'
import type { Language } from '../shared/locale.ts'
import type { Page } from '../shared/page.ts'
import { addSheet } from './library-sheet.ts'

/** The part of `src/demo/mount-vue.ts` that is used here. */
interface DemoRunner {
  takeTurn: () => Promise<unknown>
  mountDemo: (
    host: Element,
    component: unknown,
    options: { language: Language; onFailure: (error: unknown) => void; onError: (error: unknown) => void }
  ) => StartedDemo['mounted']
}

const maxDistance = 400

/**
 * Runs inlined in index.html: starts the demos near the window as soon as the library and the demo have loaded, with or
 * without the app. Failures are ignored, because the app loads the demo again and shows the error. Resolves with the
 * first demo.
 */
export function startDemos(main: Element, page: Page, files: BootFiles, table: ContentTable): Promise<unknown> {
  const starts: Promise<unknown>[] = []
  const started = (boot().startedDemos ??= new Map())
  const stages = [...main.querySelectorAll<HTMLElement>('[data-island="demo"] > [data-stage]')].filter(
    stage => !started.has(stage)
  )
  // `filter` measures all stages before the first demo changes the layout.
  for (const stage of stages.filter(stage => stage.getBoundingClientRect().top <= innerHeight + maxDistance)) {
    const demo = page.demos.find(({ name }) => name === stage.parentElement!.dataset.demo)!
    const startedDemo: StartedDemo = {
      id: demo.id,
      failures: [],
      errors: [],
      onFailure: error => startedDemo.failures.push(error),
      onError: error => startedDemo.errors.push(error)
    }
    started.set(stage, startedDemo)
    starts.push(start(startedDemo, stage, demo, page.language, files, table.base).catch(() => {}))
  }
  return starts.length ? Promise.race(starts) : Promise.resolve()
}

async function start(
  startedDemo: StartedDemo,
  stage: HTMLElement,
  { module, imports }: Demo,
  language: Language,
  { demo: [runnerFile], sheet }: BootFiles,
  base: string
): Promise<void> {
  const importModule = <T>(address: string): Promise<T> => import(/* @vite-ignore */ address)
  const [runner, component] = await Promise.all([
    importModule<DemoRunner>(`${base}static/js/${runnerFile}`),
    importModule<{ default: unknown }>(base + module),
    addSheet(sheet),
    ...imports.map(file => importModule(base + file))
  ])
  await runner.takeTurn()
  if (startedDemo.isTaken) return
  startedDemo.component = component.default
  startedDemo.mounted = runner.mountDemo(stage.firstElementChild!, component.default, {
    language,
    onFailure: error => startedDemo.onFailure(error),
    onError: error => startedDemo.onError(error)
  })
  stage.dataset.state = 'running'
}
