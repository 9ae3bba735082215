import Vue from 'vue'
import type { Component } from 'vue'
import type { Language } from '../../shared/locale.ts'
import type { MountOptions } from './mount-vue.ts'
import { mountDemo, relabel, setLibraryLanguage } from './mount-vue.ts'

export interface KeepAliveViews {
  /** Shows a view; its component may be the same view in another language. */
  show: (name: string, component: Component, language: Language) => void
  /** Hides the current view; all views keep their state. */
  hide: () => void
  unmount: () => void
}

/** Mounts one Vue root for a group of child routes; a view stays alive until `unmount`. */
export function mountKeepAliveViews(host: HTMLElement, options: MountOptions): KeepAliveViews {
  const state = Vue.observable({ name: '', components: {} as Record<string, Component> })
  const Group = Vue.extend({
    render(create) {
      const current = state.components[state.name]
      return create('div', [create('keep-alive', current ? [create(current, { key: state.name })] : [])])
    }
  })
  const mounted = mountDemo(host, Group, options)
  /** `<keep-alive>` is not part of the component tree: shown and hidden views are children of the group. */
  const findView = (name: string) => mounted.root.$children[0]?.$children.find(view => view.$vnode.key === name)
  const shownComponents = new Map<string, Component>()
  return {
    show: (name, component, language) => {
      setLibraryLanguage(language)
      if (!state.components[name]) Vue.set(state.components, name, component)
      else if (shownComponents.get(name) !== component) relabel(findView(name), component)
      shownComponents.set(name, component)
      state.name = name
    },
    hide: () => void (state.name = ''),
    unmount: mounted.unmount
  }
}
