import type { ContentTable } from '../shared/content.ts'
import type { Demo } from '../shared/demo.ts'
import type { BootFiles } from '../shared/boot.ts'
import type { Language } from '../shared/locale.ts'
import type { Page } from '../shared/page.ts'
import { addSheet } from './library-sheet.ts'

/** The part of `src/demo/mount-vue.ts` that is used here. */
interface DemoRunner {
  takeTurn: () => Promise<unknown>
  startRun: (
    stage: Element,
    id: string
  ) => { show: (shown: { component: unknown; language: Language; version: number }) => void }
}

const maxDistance = 400

const startedStages = new WeakSet<Element>()

/**
 * Runs inlined in index.html: starts the demos near the window as soon as the library and the demo have loaded, with or
 * without the app. Failures are ignored, because the app loads the demo again and shows the error. Resolves with the
 * first demo.
 */
export function startDemos(main: Element, page: Page, files: BootFiles, table: ContentTable): Promise<unknown> {
  const stages = [...main.querySelectorAll<HTMLElement>('[data-island="demo"] > [data-stage]')].filter(
    stage => !startedStages.has(stage)
  )
  // `filter` measures all stages before the first demo changes the layout.
  const starts = stages
    .filter(stage => stage.getBoundingClientRect().top <= innerHeight + maxDistance)
    .map(stage => {
      startedStages.add(stage)
      const demo = page.demos.find(({ name }) => name === stage.parentElement!.dataset.demo)!
      return start(stage, demo, page.language, files, table.base).catch(() => {})
    })
  return starts.length ? Promise.race(starts) : Promise.resolve()
}

async function start(
  stage: HTMLElement,
  { id, module, imports }: Demo,
  language: Language,
  { demo: [runnerFile], sheet }: BootFiles,
  base: string
): Promise<void> {
  const importModule = <T>(address: string): Promise<T> => import(/* @vite-ignore */ address)
  const [runner, { default: component }] = await Promise.all([
    importModule<DemoRunner>(`${base}static/js/${runnerFile}`),
    importModule<{ default: unknown }>(base + module),
    addSheet(sheet),
    ...imports.map(file => importModule(base + file))
  ])
  await runner.takeTurn()
  // The app may have replaced the page, or started the demo in another language.
  if (stage.isConnected && !('run' in stage)) runner.startRun(stage, id).show({ component, language, version: 0 })
}
