import Vue from 'vue'
import type { Component } from 'vue'
import type { Demo } from '../../shared/demo.ts'
import type { Language } from '../../shared/locale.ts'
import { sentence } from '../ui/sentence.ts'
import { mountDemo, relabel, showLibraryLanguage } from './mount-vue.ts'

export interface KeptViews {
  show: (demos: Demo[], index: number, language: Language) => void
  unmount: () => void
}

/** One Vue root for a group of child routes. What was shown once is kept until the group is left. */
export function mountViews(host: HTMLElement, language: Language): KeptViews {
  const state = Vue.observable({ name: '', components: {} as Record<string, Component>, error: '' })
  const Group = Vue.extend({
    render(create) {
      const current = state.components[state.name]
      return create('div', [state.error, create('keep-alive', current ? [create(current, { key: state.name })] : [])])
    }
  })
  const onError = (error: unknown) => void (state.error = sentence(error))
  const mounted = mountDemo(host, Group, { language, onFailure: onError, onError })
  /** Keep-alive's own place in the tree is skipped: the views, shown and hidden, are children of the group. */
  const viewOf = (name: string) => mounted.root.$children[0]?.$children.find(view => view.$vnode.key === name)
  let asked = 0
  let spoken = language

  const present = async (demo: Demo, turn: number) => {
    const { default: component } = await demo.load()
    if (turn !== asked) return
    if (!state.components[demo.name]) Vue.set(state.components, demo.name, component)
    state.name = demo.name
  }
  const translate = async (demos: Demo[]) => {
    for (const demo of demos.filter(({ name }) => viewOf(name))) relabel(viewOf(demo.name), (await demo.load()).default)
  }
  return {
    show: (demos, index, wanted) => {
      showLibraryLanguage(wanted)
      const demo = demos[index]
      asked += 1
      if (demo) present(demo, asked).catch(onError)
      if (wanted !== spoken) translate(demos).catch(onError)
      spoken = wanted
    },
    unmount: () => {
      asked += 1
      mounted.unmount()
    }
  }
}
