import Vue from 'vue'
import type { VueConstructor } from 'vue'
import 'virtual:library-theme.css'
import type { Language } from '../../shared/locale.ts'
import { setLibraryLanguage } from './library-language.ts'
import type { DemoRun, StageElement } from './demo-run.ts'
import { openRun } from './demo-run.ts'
import { removePopupsOf, watchForOrphanedPopups } from './popup-cleanup.ts'
import { library } from './table-library.ts'
import { takeTurn } from './take-turn.ts'

/**
 * The only file that mounts Vue. It and the parts of the library that a table needs load lazily, never on a text page.
 *
 * The library writes its z-index into `#z-index-style`, as variables of the whole page that no sheet reads, for each
 * new table. `index.html` contains that element with `media="not all"`, because otherwise each table would restyle the
 * page.
 */
export interface MountOptions {
  language: Language
  /** Called if the demo could not be rendered. */
  onFailure: (error: unknown) => void
  /** Called if code of the demo throws later, in a handler or a promise. */
  onError: (error: unknown) => void
}

export interface MountedDemo {
  root: Vue
  /** Switches the running demo to the texts of another language and keeps its data. */
  relabel: (component: unknown) => void
  unmount: () => void
}

Vue.config.productionTip = false
Vue.config.devtools = false
const optionsByRoot = new Map<Vue, MountOptions>()
const stopWatching = { current: () => {} }

Vue.config.errorHandler = (error, vm, info) => {
  const demoOptions = vm?.$root && optionsByRoot.get(vm.$root)
  if (!demoOptions) throw error
  if (/render|data\(\)|setup|created|beforeMount/.test(info)) demoOptions.onFailure(error)
  else demoOptions.onError(error)
}

export { setLibraryLanguage, takeTurn }

/** Starts a demo in its stage, or returns its run if it has been started. */
export const startRun = (stage: StageElement, id: string): DemoRun => openRun(stage, id, mountDemo)

/** Mounts a demo in a node that nothing else renders into. */
export function mountDemo(host: HTMLElement, component: unknown, options: MountOptions): MountedDemo {
  setLibraryLanguage(options.language)
  if (optionsByRoot.size === 0) stopWatching.current = watchForOrphanedPopups()
  const root = new Vue({ render: create => create(component as VueConstructor) })
  optionsByRoot.set(root, options)
  root.$mount(host.appendChild(document.createElement('div')))
  let isSettled = false
  const settled = Vue.nextTick()
    .then(() => {})
    .then(() => {
      isSettled = true
    })
  const destroy = () => {
    root.$destroy()
    root.$el.remove()
    optionsByRoot.delete(root)
    removePopupsOf(root)
    if (optionsByRoot.size > 0) return
    // The library has a list of its open modals; this closes those left by a demo and drops the destroyed ones.
    void library.modal?.close()
    stopWatching.current()
  }
  return {
    root,
    relabel: next => relabel(root.$children[0], next),
    unmount: () => {
      if (isSettled) destroy()
      // One tick after mounting a table measures itself and a grid requests rows; both fail on a destroyed instance.
      else void settled.then(destroy)
    }
  }
}

interface Renderable {
  render: unknown
  staticRenderFns: unknown
}

/** Replaces the render functions as hot reloading does, which changes the texts of the template and keeps the state. */
export function relabel(view: Vue | undefined, component: unknown): void {
  const instance = view as (Vue & { $options: Renderable; _staticTrees: unknown[] }) | undefined
  if (!instance) return
  const { render, staticRenderFns } = ((component as { options?: Renderable }).options ?? component) as Renderable
  Object.assign(instance.$options, { render, staticRenderFns })
  instance._staticTrees = []
  instance.$forceUpdate()
}
