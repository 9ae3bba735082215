import Vue from 'vue'
import type { Component } from 'vue'
import type { Language } from '../../shared/locale.ts'
import type { MountOptions } from './mount-vue.ts'
import { mountDemo, relabel, showLibraryLanguage } from './mount-vue.ts'

export interface KeptViews {
  /** The component may be the same view in another language. */
  show: (name: string, component: Component, language: Language) => void
  /** What is kept stays, and none of it is on the screen. */
  hide: () => void
  unmount: () => void
}

/** One Vue root for a group of child routes. What was shown once is kept until the group is left. */
export function mountViews(host: HTMLElement, options: MountOptions): KeptViews {
  const state = Vue.observable({ name: '', components: {} as Record<string, Component> })
  const Group = Vue.extend({
    render(create) {
      const current = state.components[state.name]
      return create('div', [create('keep-alive', current ? [create(current, { key: state.name })] : [])])
    }
  })
  const mounted = mountDemo(host, Group, options)
  /** Keep-alive's own place in the tree is skipped: the views, shown and hidden, are children of the group. */
  const viewOf = (name: string) => mounted.root.$children[0]?.$children.find(view => view.$vnode.key === name)
  const spoken = new Map<string, Component>()
  return {
    show: (name, component, language) => {
      showLibraryLanguage(language)
      if (!state.components[name]) Vue.set(state.components, name, component)
      else if (spoken.get(name) !== component) relabel(viewOf(name), component)
      spoken.set(name, component)
      state.name = name
    },
    hide: () => void (state.name = ''),
    unmount: mounted.unmount
  }
}
