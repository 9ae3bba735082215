import Vue from 'vue'
import type { VueConstructor } from 'vue'
import type { ProjectError } from '../shared/project.ts'
import type { Place } from './place.ts'
import { placeOf } from './place.ts'
import { projectError } from './report.ts'

/** Shows a component. False when it or one of its parts could not be built; what was thrown is told either way. */
export function mount(component: unknown, tell: (error: ProjectError) => void): boolean {
  let shown = true
  Vue.config.errorHandler = (error, vm, info) => {
    if (/render|data\(\)|setup|beforeCreate|created|beforeMount|getter for watcher/.test(info)) shown = false
    tell(projectError(info.includes('Promise/async') ? 'promise' : 'runtime', error, placeIn(error, vm)))
  }
  const program = component as VueConstructor
  const root = new Vue({
    render: create => (isKept(program) ? create('keep-alive', [create(program)]) : create(program))
  })
  root.$mount(document.body.appendChild(document.createElement('div')))
  return shown
}

/** A view of kept-alive routes may fetch in `activated`, which only a kept component hears. */
function isKept(component: VueConstructor): boolean {
  const { options = component } = component as { options?: object }
  return 'activated' in options
}

/** An error of a template has no line of its own, but its component knows its file. */
function placeIn(error: unknown, vm: Vue | null): Place {
  const place = placeOf(error)
  return place.file ? place : { file: (vm?.$options as { __file?: string } | undefined)?.__file }
}
