import { expect, test, vi } from 'vitest'
import type { StageElement } from './demo-run.ts'
import { openRun } from './demo-run.ts'
import type { mountDemo, MountOptions } from './mount-vue.ts'

/** A stage, and a mount function that records its calls. */
function setUp() {
  const mounted: { component: unknown; options: MountOptions; relabel: unknown[]; isEnded: boolean }[] = []
  const mount = vi.fn<typeof mountDemo>((_, component, options) => {
    const demo = { component, options, relabel: [] as unknown[], isEnded: false }
    mounted.push(demo)
    return {
      root: { name: component } as never,
      relabel: next => void demo.relabel.push(next),
      unmount: () => (demo.isEnded = true)
    }
  })
  const stage = { dataset: {}, firstElementChild: {} } as StageElement
  return { mounted, mount, stage, run: openRun(stage, 'a', mount) }
}

test('a language switch changes the texts of the running demo, a new version mounts it again', () => {
  const { mounted, run, stage } = setUp()
  run.show({ component: 'zh', language: 'zh', version: 0 })
  run.show({ component: 'en', language: 'en', version: 0 })
  expect(mounted).toMatchObject([{ component: 'zh', relabel: ['en'], isEnded: false }])
  expect(stage.dataset).toEqual({ state: 'running', language: 'en' })
  run.show({ component: 'en 2', language: 'en', version: 1 })
  expect(mounted).toMatchObject([{ isEnded: true }, { component: 'en 2', isEnded: false }])
})

test('a demo that the page has started is not mounted again by the app', () => {
  const { mounted, mount, run, stage } = setUp()
  run.show({ component: 'zh', language: 'zh', version: 0 })
  openRun(stage, 'a', mount).show({ component: 'zh', language: 'zh', version: 0 })
  expect(mounted).toHaveLength(1)
})

test('the latest fifty errors are collected before the app listens', () => {
  const { mounted, run } = setUp()
  run.show({ component: 'zh', language: 'zh', version: 0 })
  for (let index = 0; index < 60; index++) mounted[0]!.options.onError(index)
  expect(run.getState().errors).toEqual(Array.from({ length: 50 }, (_, index) => index + 10))
  const listener = vi.fn()
  run.subscribe(listener)
  run.clearErrors()
  expect(listener).toHaveBeenCalledOnce()
  expect(run.getState().errors).toEqual([])
})

test('a demo that could not be rendered starts again without its errors', () => {
  const { mounted, run } = setUp()
  run.show({ component: 'zh', language: 'zh', version: 0 })
  mounted[0]!.options.onFailure('broken')
  expect(run.getState().failure).toEqual({ error: 'broken' })
  run.restart()
  expect(run.getState()).toEqual({ errors: [] })
  expect(mounted.map(({ isEnded }) => isEnded)).toEqual([true, false])
})

test('a change of the demo applies to the running demo and after each mount', () => {
  const { run } = setUp()
  const adjust = vi.fn()
  run.show({ component: 'zh', language: 'zh', version: 0 })
  run.setAdjust(adjust)
  run.restart()
  expect(adjust).toHaveBeenCalledTimes(2)
})

test('another demo in the same stage ends the run of the first one', () => {
  const { mounted, mount, run, stage } = setUp()
  run.show({ component: 'zh', language: 'zh', version: 0 })
  const other = openRun(stage, 'b', mount)
  expect([mounted[0]!.isEnded, stage.run === other]).toEqual([true, true])
  other.end()
  expect(stage.run).toBeUndefined()
})
