import Vue from 'vue'
import type { VueConstructor } from 'vue'
import 'virtual:library-theme.css'
import type { Language } from '../../shared/locale.ts'
import { showLibraryLanguage } from './library-language.ts'
import { sweepBody, watchBody } from './body-sweeper.ts'
import { library } from './table-library.ts'

/**
 * The only file that mounts Vue. It and what a table needs of the library come lazily, and no text page loads them.
 *
 * The library writes its z-index, as variables of the whole page, into `#z-index-style` whenever a table is made, and no
 * sheet reads them. `index.html` holds that element with `media="not all"`: otherwise each table would style the page anew.
 */
export interface MountOptions {
  language: Language
  /** The demo could not be rendered. */
  onFailure: (error: unknown) => void
  /** Code of the demo threw later, in a handler or a promise. */
  onError: (error: unknown) => void
}

export interface MountedDemo {
  root: Vue
  /** Gives the running demo the words of another language. What it holds in its data stays. */
  relabel: (component: unknown) => void
  unmount: () => void
}

Vue.config.productionTip = false
Vue.config.devtools = false
// While developing a demo does not name what it needs of the library.
if (import.meta.env.DEV) await import('./whole-library.ts')
const islands = new Map<Vue, MountOptions>()
const stopWatching = { current: () => {} }

Vue.config.errorHandler = (error, vm, info) => {
  const island = vm?.$root && islands.get(vm.$root)
  if (!island) throw error
  if (/render|data\(\)|setup|created|beforeMount/.test(info)) island.onFailure(error)
  else island.onError(error)
}

export { showLibraryLanguage }

/** Mounts a demo in a node that nothing else draws in. */
export function mountDemo(host: HTMLElement, component: unknown, options: MountOptions): MountedDemo {
  showLibraryLanguage(options.language)
  if (islands.size === 0) stopWatching.current = watchBody()
  const root = new Vue({ render: create => create(component as VueConstructor) })
  islands.set(root, options)
  root.$mount(host.appendChild(document.createElement('div')))
  let isSettled = false
  const settled = Vue.nextTick()
    .then(() => {})
    .then(() => {
      isSettled = true
    })
  const end = () => {
    root.$destroy()
    root.$el.remove()
    islands.delete(root)
    sweepBody(root)
    if (islands.size > 0) return
    // The library keeps a list of all windows; this closes what a demo forgot and drops the destroyed ones.
    void library.modal?.close()
    stopWatching.current()
  }
  return {
    root,
    relabel: next => relabel(root.$children[0], next),
    unmount: () => {
      if (isSettled) end()
      // A table measures itself a tick after it was mounted, and a grid asks for rows: both need what would be gone.
      else void settled.then(end)
    }
  }
}

interface Renderable {
  render: unknown
  staticRenderFns: unknown
}

/** Swaps the render functions, as hot reloading does: every word of the template changes, no state is lost. */
export function relabel(view: Vue | undefined, component: unknown): void {
  const instance = view as (Vue & { $options: Renderable; _staticTrees: unknown[] }) | undefined
  if (!instance) return
  const { render, staticRenderFns } = ((component as { options?: Renderable }).options ?? component) as Renderable
  Object.assign(instance.$options, { render, staticRenderFns })
  instance._staticTrees = []
  instance.$forceUpdate()
}
