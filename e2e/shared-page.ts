import type { BrowserContext, JSHandle, Page } from '@playwright/test'
import type { PageBaseline } from './page-baseline.ts'
import { acknowledgedNotices, recordBaseline, startHash } from './page-baseline.ts'

/**
 * One page per worker, shared by its tests: the app keeps running and the library is parsed once. A page that is not
 * proven to be back in its initial state is not shared again.
 */
export interface SharedPage {
  /**
   * `kind` identifies the options of the context: tests of another kind get another page. With `blank` the app does not
   * run yet, and the test loads it.
   */
  acquire: (
    kind: string,
    viewport: Size | null,
    newContext: () => Promise<BrowserContext>,
    blank?: boolean
  ) => Promise<Page>
  /**
   * Returns the way in which the test gets to its next address: the first time in the running app, unless the test has
   * prepared a load.
   */
  nextStep: () => NextStep
  /** Restores the page. Returns the reason if it was closed or has to load again, otherwise an empty string. */
  release: (passed: boolean) => Promise<string>
  close: () => Promise<void>
}

export type NextStep = 'start in the app' | 'load' | 'go on'

interface Size {
  width: number
  height: number
}

interface SharedPageState {
  kind: string
  page: Page
  baseline: JSHandle<PageBaseline> | undefined
  /** True until the test navigates. */
  isAtStart: boolean
  /** Returns the calls and states of a test that restoring the page does not undo. */
  findLastingEffects: () => string
  restore: () => Promise<void>
  /** Removes the listeners of the test, after restoring the page, so that they hear the errors that this causes. */
  removeTestListeners: () => void
}

const defaultViewport = { width: 1440, height: 900 }

export function createSharedPage(): SharedPage {
  let current: SharedPageState | undefined
  const close = async () => {
    const old = current
    current = undefined
    await old?.page.context().close()
  }

  async function acquire(
    kind: string,
    viewport: Size | null,
    newContext: () => Promise<BrowserContext>,
    blank = false
  ): Promise<Page> {
    if (current?.kind !== kind) await close()
    current ??= await createState(kind, await newContext())
    const { page } = current
    if (blank && current.baseline) await resetDocument(current)
    if (!blank && !current.baseline) {
      await page.setViewportSize(defaultViewport)
      await page.goto(`/v3.8/${startHash}`)
      await page.locator('main[aria-busy="false"] h1').waitFor()
      current.baseline = await page.evaluateHandle(recordBaseline, { hash: startHash, stored: acknowledgedNotices })
    }
    if (viewport && !isSame(viewport, page.viewportSize())) await page.setViewportSize(viewport)
    current.isAtStart = !blank
    // A busy browser may stop rendering a page permanently, and a test that waits for a frame would never end.
    if (await isRendering(page)) return page
    await close()
    return acquire(kind, viewport, newContext, blank)
  }

  function nextStep(): NextStep {
    if (!current?.isAtStart) return 'go on'
    if (current.findLastingEffects()) return 'load'
    current.isAtStart = false
    return 'start in the app'
  }

  async function release(passed: boolean): Promise<string> {
    if (!current) return ''
    const { page, baseline, findLastingEffects, restore, removeTestListeners } = current
    const reason = !passed ? 'the test failed' : page.isClosed() ? 'the page was closed' : findLastingEffects()
    if (reason) {
      await close()
      return `thrown away: ${reason}`
    }
    const difference = await withTimeout(
      restore().then(() => baseline?.evaluate(rest => rest.restore()) ?? 'a test loaded it'),
      20_000
    ).catch(error => String(error))
    removeTestListeners()
    if (!difference) return ''
    try {
      await withTimeout(resetDocument(current), 20_000)
      return `loaded again: ${difference}`
    } catch (error) {
      await close()
      return `thrown away: ${difference}, ${error}`
    }
  }

  return { acquire, nextStep, release, close }
}

/** Loads an empty document and clears all storage; the HTTP cache keeps the files of the site. */
async function resetDocument(state: SharedPageState): Promise<void> {
  state.baseline = undefined
  const { page } = state
  await page.goto('/component-api/system-list.json')
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!)
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await page.context().clearCookies()
}

async function createState(kind: string, context: BrowserContext): Promise<SharedPageState> {
  const page = await context.newPage()
  await acknowledgeNotices(page)
  const lastingCalls = new Set<string>()
  const heldInputs = new Set<string>()
  let isMediaChanged = false
  watchCalls(page, harmlessPageMethods, name => lastingCalls.add(`page.${name}`))
  watchCalls(context, harmlessContextMethods, name => lastingCalls.add(`context.${name}`))
  watchCalls(page.clock, new Set(), name => lastingCalls.add(`clock.${name}`))
  for (const [device, label] of [
    [page.keyboard, 'key'],
    [page.mouse, 'button']
  ] as const) {
    const { down, up } = device as { down: (name?: string) => Promise<void>; up: (name?: string) => Promise<void> }
    Object.assign(device, {
      down: (...args: [string?]) => (
        heldInputs.add(`${label} ${label === 'key' ? args[0] : ''}`),
        down.apply(device, args)
      ),
      up: (...args: [string?]) => (
        heldInputs.delete(`${label} ${label === 'key' ? args[0] : ''}`),
        up.apply(device, args)
      )
    })
  }
  const { emulateMedia } = page
  page.emulateMedia = options => {
    isMediaChanged = true
    return emulateMedia.call(page, options)
  }
  const { goto } = page
  page.goto = async (url, options) => {
    // A test that calls `goto` expects to see the address load.
    if (state.isAtStart) await goto.call(page, 'about:blank')
    state.isAtStart = false
    return goto.call(page, url, options)
  }
  const listeners = [page, context].map(emitter => listenersOf(emitter))
  const state: SharedPageState = {
    kind,
    page,
    baseline: undefined,
    isAtStart: false,
    findLastingEffects: () =>
      [...lastingCalls, ...[...heldInputs].map(name => `${name} is still down`)].join(', ') ||
      (context.pages().length > 1 ? 'another page is open' : ''),
    restore: async () => {
      if (!isSame(defaultViewport, page.viewportSize())) await page.setViewportSize(defaultViewport)
      if (isMediaChanged) {
        isMediaChanged = false
        await emulateMedia.call(page, {
          media: null,
          colorScheme: 'light',
          reducedMotion: 'reduce',
          forcedColors: 'none',
          contrast: 'no-preference'
        })
      }
      // Outside the window no element is hovered, as before the first move.
      await page.mouse.move(-10, -10)
    },
    removeTestListeners: () => {
      for (const [index, emitter] of [page, context].entries())
        for (const [event, listener] of listenersOf(emitter))
          if (!listeners[index]!.some(([, known]) => known === listener))
            (emitter as Page).off(event as 'popup', listener)
    }
  }
  return state
}

/**
 * Methods without an effect after the test. The effects of all others remain: routes, init scripts, permissions, the
 * clock.
 */
const harmlessPageMethods = new Set(
  `locator getByAltText getByLabel getByPlaceholder getByRole getByTestId getByText getByTitle frameLocator
  $ $$ $eval $$eval evaluate evaluateHandle waitForFunction waitForSelector waitForEvent waitForRequest waitForResponse
  waitForURL waitForLoadState waitForNavigation waitForTimeout goto reload goBack goForward url title content isClosed
  viewportSize setViewportSize emulateMedia screenshot ariaSnapshot bringToFront mainFrame frame frames frameElement
  context video workers dispatchEvent click dblclick tap hover focus fill type press check uncheck setChecked
  selectOption setInputFiles dragAndDrop textContent innerText innerHTML getAttribute inputValue isChecked isDisabled
  isEditable isEnabled isHidden isVisible requests consoleMessages pageErrors clearConsoleMessages clearPageErrors
  requestGC on off once addListener removeListener removeAllListeners listeners listenerCount eventNames emit
  setMaxListeners getMaxListeners prependListener rawListeners opener coverage`.split(/\s+/)
)

const harmlessContextMethods = new Set(
  `pages browser cookies clearCookies waitForEvent backgroundPages serviceWorkers isClosed close
  on off once addListener removeListener removeAllListeners listeners listenerCount eventNames emit
  setMaxListeners getMaxListeners prependListener rawListeners`.split(/\s+/)
)

function watchCalls(object: object, harmless: ReadonlySet<string>, report: (name: string) => void): void {
  const members = object as Record<string, unknown>
  for (let level = Object.getPrototypeOf(object); level !== Object.prototype; level = Object.getPrototypeOf(level))
    for (const name of Object.getOwnPropertyNames(level)) {
      const method: unknown = Object.getOwnPropertyDescriptor(level, name)?.value
      if (typeof method !== 'function' || name === 'constructor' || /^[_#]/.test(name) || harmless.has(name)) continue
      members[name] = (...args: unknown[]): unknown => {
        report(name)
        return method.apply(object, args)
      }
    }
}

type Listener = (...args: unknown[]) => void

function listenersOf(emitter: Page | BrowserContext): [string, Listener][] {
  const { eventNames, listeners } = emitter as unknown as {
    eventNames: () => string[]
    listeners: (event: string) => Listener[]
  }
  return eventNames
    .call(emitter)
    .flatMap(event => listeners.call(emitter, event).map(listener => [event, listener] as [string, Listener]))
}

const isSame = (a: Size, b: Size | null): boolean => a.width === b?.width && a.height === b.height

export function acknowledgeNotices(page: Page): Promise<unknown> {
  return page.addInitScript(stored => {
    try {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
    } catch {
      // Some tests switch storage off.
    }
  }, acknowledgedNotices)
}

const isRendering = (page: Page): Promise<boolean> =>
  withTimeout(
    page.evaluate(() => new Promise<boolean>(resolve => requestAnimationFrame(() => resolve(true)))),
    10_000
  ).catch(() => false)

/** Rejects after a timeout, because a page that hangs in a loop of the previous test must not block the run. */
async function withTimeout<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the page does not answer')), milliseconds)
  })
  try {
    return await Promise.race([promise, timeout])
  } finally {
    clearTimeout(timer)
  }
}
