import type { ComponentBlock } from '../usage/read/component-file.ts'
import { compareNumbers, parseVersion } from '../shared/version-order.ts'
import { readPackageImports } from '../usage/follow/package-imports.ts'
import type { SourceContext } from './check-context.ts'

const page = '/table/practice/composition'

/** Exports of Vue 2.7; Vue 2.6 has the default export only. */
const vue27Exports: ReadonlySet<string> = new Set(
  'EffectScope computed customRef default defineAsyncComponent defineComponent del effectScope getCurrentInstance getCurrentScope h inject isProxy isReactive isReadonly isRef isShallow markRaw mergeDefaults nextTick onActivated onBeforeMount onBeforeUnmount onBeforeUpdate onDeactivated onErrorCaptured onMounted onRenderTracked onRenderTriggered onScopeDispose onServerPrefetch onUnmounted onUpdated provide proxyRefs reactive readonly ref set shallowReactive shallowReadonly shallowRef toRaw toRef toRefs triggerRef unref useAttrs useCssModule useCssVars useListeners useSlots version watch watchEffect watchPostEffect watchSyncEffect'.split(
    ' '
  )
)

/** Exports of Vue 3 that Vue 2.7 lacks. */
const vue3Exports: ReadonlySet<string> = new Set(
  'createApp createSSRApp Teleport Suspense KeepAlive Fragment Transition TransitionGroup createVNode mergeProps cloneVNode resolveComponent resolveDirective withDirectives withModifiers useModel useTemplateRef useId defineCustomElement toValue hydrateOnVisible'.split(
    ' '
  )
)

/** Finds the Composition API where the Vue of the project lacks it. Vue 3 is no Vue for 3.x. */
export function findVue(context: SourceContext, blocks: readonly ComponentBlock[]): void {
  const { vueRange, report } = context
  const isOld = vueRange !== undefined && isBefore27(vueRange)
  for (const { tag, attributes, content } of blocks)
    if (isOld && tag === 'script' && attributes.has('setup')) {
      const start = context.text.lastIndexOf('<script', content.start)
      report({ start, end: content.start }, { kind: 'vue', page }, texts => texts.scriptSetup(vueRange))
    }
  for (const { names } of readPackageImports(context.analyzed, source => source === 'vue'))
    for (const { name, key, isType } of names) {
      if (isType) continue
      if (vue3Exports.has(name) && !isUnusedOrVue3(vueRange))
        report(key, { kind: 'vue', page }, texts => texts.vue3Export(name))
      else if (isOld && vue27Exports.has(name) && name !== 'default')
        report(key, { kind: 'vue', page }, texts => texts.vueExport(vueRange, name))
    }
}

/** True for a project with Vue 3, which 3.x does not run in: its other code may be for another application. */
const isUnusedOrVue3 = (range: string | undefined): boolean => range !== undefined && /^[\^~>=v ]*3(?:\.|$)/.test(range)

/** True for a range that ends before 2.7: `2.6.14`, `~2.6.11`. `^2.6.0` installs 2.7. */
function isBefore27(range: string): boolean {
  const [, sign = '', version = ''] = /^\s*([~=]?)v?(\d+\.\d+(?:\.\d+)?)\s*$/.exec(range) ?? []
  return version !== '' && sign !== '^' && compareNumbers(parseVersion(version), [2, 7, 0]) < 0
}
