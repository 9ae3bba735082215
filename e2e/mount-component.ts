import type { Locator } from '@playwright/test'

/** Instance of a component with the methods of the library that a test calls. */
export interface MountedComponent {
  $el: Element
  $destroy: () => void
  $refs: Record<string, Record<string, (...args: unknown[]) => Promise<unknown>>>
}
/** Function of Vue 2 that creates an element. */
export type CreateElement = (tag: string, data?: object, children?: unknown[]) => unknown
/** Window of a page after `provideMount`. */
export interface MountWindow extends Window {
  mountComponent: (options: object) => MountedComponent
}

type VueElement = Element & {
  __vue__: { $options: { _base: new (options: object) => { $mount: (element: Element) => MountedComponent } } }
}

/** Adds `mountComponent` to the window, with the Vue and the library of a demo, for facts that no demo shows. */
export async function provideMount(stage: Locator): Promise<void> {
  await stage.evaluate(host => {
    const { _base: Vue } = ([...host.querySelectorAll('*')].find(each => '__vue__' in each) as VueElement).__vue__
      .$options
    const mountComponent = (options: object): MountedComponent => {
      // The library reads the parent element of a table when it is mounted.
      const element = host.appendChild(document.createElement('div'))
      return new Vue(options).$mount(element)
    }
    Object.assign(window, { mountComponent })
  })
}
