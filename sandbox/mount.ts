import Vue from 'vue'
import type { VueConstructor } from 'vue'
import type { ProjectError } from '../shared/project.ts'
import type { SourcePosition } from './error-position.ts'
import { getErrorPosition } from './error-position.ts'
import { createProjectError } from './report-errors.ts'

/** Mounts a component and reports all its errors. Returns nothing if it or a child could not be rendered. */
export function mountComponent(component: unknown, report: (error: ProjectError) => void): Vue | undefined {
  let isRendered = true
  Vue.config.errorHandler = (error, vm, info) => {
    if (/render|data\(\)|setup|beforeCreate|created|beforeMount|getter for watcher/.test(info)) isRendered = false
    report(
      createProjectError(
        info.includes('Promise/async') ? 'promise' : 'runtime',
        error,
        getPositionInComponent(error, vm)
      )
    )
  }
  const rootComponent = component as VueConstructor
  const root = new Vue({
    render: create =>
      needsKeepAlive(rootComponent) ? create('keep-alive', [create(rootComponent)]) : create(rootComponent)
  })
  root.$mount(document.body.appendChild(document.createElement('div')))
  return isRendered ? root.$children[0] : undefined
}

/** A component with an `activated` hook may fetch its data there. Vue calls that hook only inside keep-alive. */
function needsKeepAlive(component: VueConstructor): boolean {
  const { options = component } = component as { options?: object }
  return 'activated' in options
}

/** A template error has no line, but its component knows its file. */
function getPositionInComponent(error: unknown, vm: Vue | null): SourcePosition {
  const position = getErrorPosition(error)
  return position.file ? position : { file: (vm?.$options as { __file?: string } | undefined)?.__file }
}
